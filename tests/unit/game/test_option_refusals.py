"""A refused option says what would be right, in its message and for programs."""

import pytest

from pegboard.game import OptionError, OptionFault, OptionSpec, settle

SPECS = (
    OptionSpec("target", ("61", "121"), "121", span=(31, 361)),
    OptionSpec("counting", ("auto", "manual"), "auto"),
    OptionSpec("muggins", ("off", "on"), "off", needs=("counting", frozenset({"manual", "loud"}))),
)


def refused(**wishes: str) -> OptionError:
    with pytest.raises(OptionError) as caught:
        settle(SPECS, wishes, ("target", "counting", "muggins", "play"))
    return caught.value


@pytest.mark.parametrize(
    ("name", "begins"),
    [("play", "option play does not apply to this variant"), ("x", "there is no option 'x'")],
)
def test_a_name(name: str, begins: str) -> None:
    error = refused(**{name: "full"})
    assert (error.code, error.option) == (OptionFault.UNKNOWN_OPTION, name)
    assert error.allowed == ("target", "counting", "muggins")
    assert str(error) == f"{begins}; it has target, counting, muggins"


def test_a_value() -> None:
    error = refused(counting="slow")
    assert (error.code, error.option) == (OptionFault.BAD_OPTION_VALUE, "counting")
    assert (error.allowed, error.span, error.needs) == (("auto", "manual"), None, None)
    assert str(error) == "option counting has no value 'slow'; it takes auto, manual"


def test_a_number() -> None:
    error = refused(target="30")
    assert (error.allowed, error.span) == (("61", "121"), (31, 361))
    assert str(error).endswith("it takes 61, 121 or a whole number from 31 to 361")


def test_an_option_that_needs_another() -> None:
    error = refused(muggins="on")
    assert (error.code, error.option) == (OptionFault.BAD_OPTION_VALUE, "muggins")
    assert (error.allowed, error.needs) == (("off",), ("counting", ("loud", "manual")))
    assert str(error) == "option muggins needs counting=loud or manual"
