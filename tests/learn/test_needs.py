"""Nothing of learning is needed by the rules, and what is missing is missed with a sentence."""

import subprocess
import sys

import pytest

MISSING = """
import sys
for name in {missing!r}:
    sys.modules[name] = None
import ludus, ludus.learn
game = ludus.game("lutece")
game.observation.of(game.new(2, 1), 0)
try:
    {call}
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("missing", "call", "sentence"),
    [
        (["numpy"], "ludus.learn.Batch", "numpy is not installed: pip install 'ludus[learn]'"),
        (["gymnasium"], "ludus.learn.gym('lutece')", "gymnasium is not installed: pip install 'ludus[learn]'"),
        (["pettingzoo"], "ludus.learn.aec('lutece')", "pettingzoo is not installed: pip install 'ludus[learn]'"),
        (["pyspiel"], "ludus.learn.openspiel", "pyspiel is not installed: pip install 'ludus[openspiel]'"),
    ],
)
def test_what_is_missing_is_named_with_its_extra(missing: list[str], call: str, sentence: str) -> None:
    program = MISSING.format(missing=missing, call=call)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == sentence
