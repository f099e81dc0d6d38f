"""What `import dolmen` offers is described, with examples that run."""

import ast
import doctest
import inspect
from pathlib import Path

import pytest

import dolmen

OPTIONS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


def described(name: str) -> dict[str, str]:
    """The docstrings of something public and of its public methods, read from the source: the
    compiler leaves them out."""
    module, _, inner = dolmen.WHERE[name].partition(":")
    path = Path(dolmen.__file__).parent.joinpath(*module.split(".")[1:])
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    tree = ast.parse(file.read_text(encoding="utf-8"))
    found = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == inner:
            found[name] = ast.get_docstring(node) or ""
            for below in node.body:
                if isinstance(below, ast.FunctionDef) and not below.name.startswith("_"):
                    found[f"{name}.{below.name}"] = ast.get_docstring(below) or ""
    return found


@pytest.mark.parametrize("name", dolmen.__all__)
def test_examples_run(name: str) -> None:
    runner = doctest.DocTestRunner(optionflags=OPTIONS, verbose=False)
    said: list[str] = []
    for what, text in described(name).items():
        test = doctest.DocTestParser().get_doctest(text, {}, what, None, None)
        runner.run(test, out=said.append)
    assert runner.failures == 0, "".join(said)
    assert runner.tries > 0, f"{name} has no example"


@pytest.mark.parametrize("name", dolmen.__all__)
def test_everything_public_is_described(name: str) -> None:
    assert [what for what, text in described(name).items() if not text] == []
    assert inspect.getmodule(getattr(dolmen, name)) is not None


def test_the_page_names_all_of_it() -> None:
    page = Path(__file__).parents[2] / "docs" / "look_up" / "python.md"
    named = {
        line.removeprefix("::: ")
        for line in page.read_text(encoding="utf-8").splitlines()
        if line.startswith("::: ")
    }
    assert {where.replace(":", ".") for where in dolmen.WHERE.values()} <= named
