"""The C types of the names a function assigns: as annotated; a double where it is given one; else an int."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from types import ModuleType

from .source import Class, File, Package


def assigned(node: ast.FunctionDef) -> Iterator[str]:
    """What a function assigns; the names of comprehensions are their own affair."""
    inner = {id(name) for one in ast.walk(node) if isinstance(one, ast.comprehension) for name in ast.walk(one.target)}
    for one in ast.walk(node):
        if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store) and id(one) not in inner:
            yield one.id
        elif isinstance(one, ast.ExceptHandler) and one.name:
            yield one.name


def bound(node: ast.FunctionDef) -> set[str]:
    """All names that mean something of the function's own, those of its comprehensions too."""
    inner = {one.id for one in ast.walk(node) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}
    return inner | set(assigned(node)) | {one.arg for one in node.args.args}


def annotated(node: ast.FunctionDef) -> dict[str, ast.expr]:
    return {
        one.target.id: one.annotation
        for one in ast.walk(node)
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
    }


class Locals:
    """Works the types of one function out."""

    def __init__(self, package: Package, file: File, node: ast.FunctionDef, own: Class | None) -> None:
        self.package = package
        self.file = file
        self.node = node
        self.own = own
        self.arguments = {one.arg: package.type_of(one.annotation, own) for one in node.args.args}
        said = {name: package.type_of(kind, own) or "int" for name, kind in annotated(node).items()}
        self.doubles = {name for name, kind in {**self.arguments, **said}.items() if kind == "double"}
        self.spread(set(said))
        self.kinds = {name: "double" if name in self.doubles else "int" for name in assigned(node)}
        self.kinds.update(said)
        for name in self.arguments:
            self.kinds.pop(name, None)

    def spread(self, said: set[str]) -> None:
        """A name that is given a double is one, and so is what is given that name."""
        grown = True
        while grown:
            before = len(self.doubles)
            for one in ast.walk(self.node):
                if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name):
                    name, value = one.targets[0].id, one.value
                elif isinstance(one, ast.AugAssign) and isinstance(one.target, ast.Name):
                    name, value = one.target.id, one.value
                    if isinstance(one.op, ast.Div):
                        self.doubles.add(name)
                else:
                    continue
                if name not in said and self.is_double(value):
                    self.doubles.add(name)
            grown = len(self.doubles) > before

    def is_double(self, node: ast.expr) -> bool:
        match node:
            case ast.Constant(value):
                return isinstance(value, float)
            case ast.Name(name):
                return name in self.doubles or isinstance(getattr(self.file.plain, name, None), float)
            case ast.BinOp(left, op, right):
                return isinstance(op, ast.Div) or self.is_double(left) or self.is_double(right)
            case ast.UnaryOp(_, operand):
                return self.is_double(operand)
            case ast.IfExp(_, body, orelse):
                return self.is_double(body) or self.is_double(orelse)
            case ast.Call(ast.Name("min" | "max"), arguments):
                return any(map(self.is_double, arguments))
            case ast.Call(called):
                return self.returns_double(called)
            case ast.Subscript(value):
                while isinstance(value, ast.Subscript):
                    value = value.value
                kinds = {field.name: field.kind for one in self.package.known().values() for field in one.fields()}
                return isinstance(value, ast.Attribute) and kinds.get(value.attr) == "f64"
        return False

    def returns_double(self, called: ast.expr) -> bool:
        found: ast.FunctionDef | None = None
        match called:
            case ast.Name(name):
                found = self.function(self.file.plain, name)
            case ast.Attribute(ast.Name("self"), name) if self.own:
                found = next((one for one in self.own.methods() if one.name == name), None)
            case ast.Attribute(ast.Name(module), name):
                place = getattr(self.file.plain, module, None)
                if isinstance(place, ModuleType):
                    if place.__name__ == "math":
                        return True
                    found = self.function(place, name)
        return found is not None and found.returns is not None and ast.unparse(found.returns) == "float"

    def function(self, module: ModuleType, name: str) -> ast.FunctionDef | None:
        found = self.package.functions.get((module.__name__, name))
        return found.node if found else None
