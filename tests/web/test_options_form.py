"""The form of options: what stands in it, and what is made of what comes back."""

import pytest

from pegboard import catalog
from pegboard.game import OptionError, OptionSpec
from pegboard.texts import LANGUAGES, Texts
from pegboard.web._offers import OFFERS
from pegboard.web._options_form import fields, wishes

TARGET = OptionSpec("target", ("61", "121"), "121", span=(31, 361))
RULE = OptionSpec("mars_rule", ("half", "skunk", "off"), "half")
DOUBLE = OptionSpec(
    "double_skunk_value", ("3", "4"), "3", needs=("mars_rule", frozenset({"skunk"}))
)
ONLY = OptionSpec("match_format", ("all_games",), "all_games")


def test_a_field_has_a_choice_for_each_value() -> None:
    target, rule, double = fields("cribbage", [TARGET, RULE, DOUBLE], Texts("en"))
    assert [choice.value for choice in target.choices] == ["61", "121", "other"]
    assert target.choices[0].key == "option-target-value"
    assert target.choices[0].arguments == {"number": 61}
    assert [choice.key for choice in rule.choices] == [
        *("option-mars-rule-half", "option-mars-rule-skunk", "option-mars-rule-off"),
    ]
    assert (target.input, target.chosen, target.needs) == ("option-target", "121", "")
    assert (double.needs, double.needed) == ("option-mars-rule", ("skunk",))


def test_an_option_without_a_choice_is_no_field() -> None:
    assert fields("cribbage", [ONLY], Texts("en")) == ()


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


@pytest.mark.parametrize(
    "form",
    [
        {"option-target": "7"},
        {"option-target": "other"},
        {"option-target": "other", "other-target": " "},
        {"option-target": "121", "other-target": "20"},
        {"option-target": "61", "other-target": "abc"},
        {"other-target": "400"},
        {"option-mars_rule": "other"},
        {"option-mars_rule": "skunk", "option-double_skunk_value": "5"},
    ],
)
def test_a_value_that_cannot_be_is_refused_and_its_field_marked(form: dict[str, str]) -> None:
    specs = [TARGET, RULE, DOUBLE]
    with pytest.raises(OptionError) as refused:
        wishes(specs, form)
    assert refused.value.code == "bad-option-value"
    wrong = [field.is_wrong for field in fields("cribbage", specs, Texts("en"), form)]
    assert wrong.count(True) == 1
    number = fields("cribbage", specs, Texts("en"), form)[0]
    if number.is_wrong:
        sent = form.get("other-target", form.get("option-target", "")).strip()
        assert (number.chosen, number.number) == ("other", "" if sent == "other" else sent)


def test_what_has_no_meaning_is_not_refused() -> None:
    assert wishes([RULE, DOUBLE], {"option-double_skunk_value": "5"}) == {}


def test_a_number_that_is_not_in_the_list_has_a_field_of_its_own() -> None:
    form = {"option-target": "other", "other-target": " 75 "}
    assert wishes([TARGET], form) == {"target": "75"}


@pytest.mark.parametrize("listed", ["61", "121", "other"])
def test_a_number_of_ones_own_counts_whatever_the_list_says(listed: str) -> None:
    """Without a script both stand in the form, and nothing chooses the list's last line."""
    form = {"option-target": listed, "other-target": "75"}
    assert wishes([TARGET], form) == {"target": "75"}
    assert wishes([TARGET], form | {"other-target": "121"}) == {}
    left = wishes([TARGET], {"option-target": "61", "other-target": ""})
    assert left == {"target": "61"}


def test_what_was_chosen_the_last_time_is_chosen_beforehand() -> None:
    kept = {"option-target": "75", "option-mars_rule": "skunk"}
    target, rule = fields("cribbage", [TARGET, RULE], Texts("en"), kept)
    assert (target.chosen, target.number, target.span) == ("other", "75", (31, 361))
    assert (target.other_input, target.usual.value) == ("other-target", "121")
    assert (rule.chosen, rule.usual.value) == ("skunk", "half")
    again, _ = fields("cribbage", [TARGET, RULE], Texts("en"))
    assert (again.chosen, again.number) == ("121", "")


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(OptionError) as refused:
        wishes([TARGET], {"option-nonsense": "1"})
    assert refused.value.code == "unknown-option"


def test_a_game_may_explain_an_option_in_its_own_words() -> None:
    notes = {
        game: next(
            field.note
            for field in fields(game, catalog.option_specs(game, variant), Texts("en"))
            if field.id == "option-first-dealer"
        )
        for game, variant in (("cribbage", "six-card"), ("ecarte", "ecarte"))
    }
    assert notes == {
        "cribbage": "option-note-first-dealer",
        "ecarte": "option-note-ecarte-first-dealer",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", OFFERS, ids="-".join)
def test_every_option_of_every_variant_has_its_words(key: tuple[str, str], lang: str) -> None:
    """Its name, what it means, and each value offered, in both languages."""
    texts = Texts(lang)
    for field in fields(key[0], OFFERS[key].specs, texts):
        assert texts.text(field.label)
        assert texts.text(field.note)
        said = [texts.text(choice.key, **choice.arguments) for choice in field.choices]
        assert len(said) == len(set(said))
        assert all(said)
