"""The form of options: what stands in it, and what is made of what comes back."""

import pytest

from pegboard.game import OptionSpec
from pegboard.games import cribbage
from pegboard.texts import LANGUAGES, Texts
from pegboard.web._options_form import fields, wishes

TARGET = OptionSpec("target", ("61", "121"), "121", span=(31, 361))
RULE = OptionSpec("mars_rule", ("half", "skunk", "off"), "half")
DOUBLE = OptionSpec(
    "double_skunk_value", ("3", "4"), "3", needs=("mars_rule", frozenset({"skunk"}))
)
ONLY = OptionSpec("match_format", ("all_games",), "all_games")


def test_a_field_has_a_choice_for_each_value() -> None:
    target, rule, double = fields([TARGET, RULE, DOUBLE], Texts("en"))
    assert [choice.value for choice in target.choices] == ["61", "121"]
    assert target.choices[0].key == "option-target-value"
    assert target.choices[0].arguments == {"number": 61}
    assert [choice.key for choice in rule.choices] == [
        *("option-mars-rule-half", "option-mars-rule-skunk", "option-mars-rule-off"),
    ]
    assert (target.input, target.default, target.needs) == ("option-target", "121", "")
    assert (double.needs, double.needed) == ("option-mars-rule", ("skunk",))


def test_an_option_without_a_choice_is_no_field() -> None:
    assert fields([ONLY], Texts("en")) == ()


def test_only_what_differs_is_wished() -> None:
    form = {"option-target": "61", "option-mars_rule": "half", "target": "31", "name": "Ada"}
    assert wishes([TARGET, RULE], form) == {"target": "61"}
    assert wishes([TARGET, RULE], {}) == {}


def test_an_option_whose_ground_is_missing_is_left_out() -> None:
    form = {"option-double_skunk_value": "4"}
    assert wishes([RULE, DOUBLE], form) == {}
    assert wishes([RULE, DOUBLE], form | {"option-mars_rule": "skunk"}) == {
        "mars_rule": "skunk",
        "double_skunk_value": "4",
    }


def test_a_value_that_cannot_be_is_left_for_the_rules_to_refuse() -> None:
    assert wishes([TARGET], {"option-target": "7"}) == {"target": "7"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", cribbage.VARIANTS)
def test_every_option_of_every_variant_has_its_words(variant: str, lang: str) -> None:
    texts = Texts(lang)
    for field in fields(cribbage.option_specs(variant), texts):
        assert texts.text(field.label)
        assert texts.text(field.note)
        said = [texts.text(choice.key, **choice.arguments) for choice in field.choices]
        assert len(said) == len(set(said))
