from .native import install

install(__name__)
