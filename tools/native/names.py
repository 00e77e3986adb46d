"""The names of a function in the joined module: literals for numbers, one name for each function of a file."""

from __future__ import annotations

import ast
import re
from types import FunctionType, ModuleType
from typing import Any, Final, cast

from .source import File, Package

ARRAYS: Final = {"bytes_of", "shorts_of", "ints_of", "longs_of", "longs_from", "words_of", "floats_of", "items_of"}
TURNS: Final = {"hung", "rouse", "dismiss", "announce", "awaited", "taken", "report", "completed"}
# The joined module brings them, or Cython does.
ROWS: Final = {"add_times", "dot", "filled", "lit", "marked"}
GIVEN: Final = ARRAYS | TURNS | ROWS | {"as_tuple", "first_bit", "set_attribute", "nogil", "compiled"}
LITERAL: Final = re.compile(r"LITERAL_(\d+ULL)")  # Python's trees have no place for a C suffix


class Names(ast.NodeTransformer):
    """Resolves the names of one function as its plain module does."""

    def __init__(self, package: Package, file: File, local: set[str]) -> None:
        self.package = package
        self.file = file
        self.local = local

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id == "compiled":
            return ast.Name("True")
        if getattr(self.file.plain, node.id, None) is cast:
            return ast.Attribute(ast.Name("cython"), "cast")
        if node.id in self.local or node.id in GIVEN or not isinstance(node.ctx, ast.Load):
            return node
        return self.resolved(node, self.file.plain, node.id)

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        if isinstance(node.value, ast.Name) and node.value.id not in self.local:
            module = getattr(self.file.plain, node.value.id, None)
            if isinstance(module, ModuleType) and module.__name__ != "math":
                return self.resolved(node, module, node.attr)
        self.generic_visit(node)
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        """The joined module lies elsewhere than its files."""
        above = self.file.plain.__name__.split(".")[: -node.level] if node.level else []
        return ast.ImportFrom(".".join([*above, *([node.module] if node.module else [])]), node.names, 0)

    def resolved(self, node: ast.expr, module: ModuleType, name: str) -> ast.expr:
        value = getattr(module, name, None)
        if isinstance(value, FunctionType):
            found = function_name(self.package, value)
            return ast.Name(found) if found else node
        if isinstance(value, bool):
            return ast.Name(str(value))
        if isinstance(value, int):
            return literal(int(value), wide=module.__annotations__.get(name) == "u64")
        if isinstance(value, float):
            return ast.Constant(value)
        if isinstance(value, type):
            number = getattr(value, "index", None)  # an event is told by its number
            return literal(number) if isinstance(number, int) else ast.Name(value.__name__)
        if module is self.file.plain and name in self.file.assigned():
            return ast.Name(f"{self.file.stem}_{name}")
        return node


class Static(ast.NodeTransformer):
    """Leaves out what only plain Python does, and annotations: they have become declarations."""

    def visit_If(self, node: ast.If) -> Any:
        test = ast.unparse(node.test)
        if test in ("compiled", "not compiled"):
            kept = node.body if test == "compiled" else node.orelse
            return [self.visit(one) for one in kept] or ast.Pass()
        self.generic_visit(node)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        return ast.Pass() if node.value is None else ast.Assign([node.target], node.value)


def function_name(package: Package, value: FunctionType) -> str | None:
    """A function in the joined module, if it is compiled there or in the shared package."""
    for one in (package, package.shared):
        if one and (found := one.functions.get((value.__module__, value.__name__))):
            return found.name
    return None


def literal(value: int, wide: bool = False) -> ast.expr:
    """A number for C: one of 64 bits where it is large, or annotated so."""
    return ast.Name(f"LITERAL_{value}ULL") if wide or value > 0x7FFFFFFF else ast.Constant(value)


def finished(text: str) -> str:
    return LITERAL.sub(r"\1", text)
