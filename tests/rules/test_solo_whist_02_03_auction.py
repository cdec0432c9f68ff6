"""solo-whist.md sections 2 and 3: the calls and the auction. W01 to W14 of the worked examples
stand in test_solo_whist_examples."""

import pytest

from pegboard.game import Refusal
from pegboard.games.solo_whist import (
    CALLS,
    CONTRACTS,
    Call,
    Contract,
    ContractMade,
    Phase,
    ThrownIn,
)
from support.solo import (
    GENERAL,
    contracted,
    dealt,
    lay_all,
    of_kind,
    offered,
    play_out,
    refusal,
    say,
)

HIGHER = ["solo", "misere", "abundance", "royal", "open", "declared"]


def test_section_2_the_order_of_calls() -> None:
    assert [call.value for call in CALLS] == ["prop", *HIGHER]
    assert [CONTRACTS[call].tricks for call in CALLS] == [8, 5, 0, 9, 9, 0, 13]


@pytest.mark.parametrize(("place", "word"), list(enumerate(["prop", *HIGHER])))
def test_w05_a_call_must_be_higher(place: int, word: str) -> None:
    game = dealt()
    game.play(0, word)
    if word == "declared":
        assert game.state.phase == Phase.TRUMPS
        return
    above = set(HIGHER[place:])
    accept = {"accept"} if word == "prop" else set[str]()
    assert offered(game, 1) == {"pass", *above, *accept}
    for lower in ["prop", *HIGHER][: place + 1]:
        assert refusal(game, 1, lower) is Refusal.BID_TOO_LOW


def test_w05_accepting_is_for_an_unaccepted_proposal_of_another() -> None:
    game = dealt()
    assert refusal(game, 0, "accept") is Refusal.NOTHING_TO_ACCEPT
    say(game, "0 prop, 1 accept")
    assert refusal(game, 2, "accept") is Refusal.NOTHING_TO_ACCEPT
    assert game.view(2).contract is Contract.PROPOSAL  # its rank is as it was
    assert offered(game, 2) == {"pass", *HIGHER}
    say(game, "2 solo")
    assert refusal(game, 3, "accept") is Refusal.NOTHING_TO_ACCEPT


def test_w05_no_second_proposal() -> None:
    game = dealt()
    say(game, "0 prop, 1 pass")
    assert refusal(game, 2, "prop") is Refusal.BID_TOO_LOW


def test_w05_a_general_misere_is_no_call() -> None:
    game = dealt()
    before = game.state
    with pytest.raises(Exception, match="no answer") as refused:
        game.play(0, Call(Contract.GENERAL_MISERE))
    assert getattr(refused.value, "reason", None) is Refusal.WRONG_PHASE
    assert game.state == before


def test_w06_eldest_speaks_first_then_clockwise_and_steps_may_be_skipped() -> None:
    game = dealt(dealer=1)
    assert game.to_act == (2,)
    assert refusal(game, 3, "prop") is Refusal.NOT_TO_ACT
    game.play(2, "misere")
    assert game.to_act == (3,)


def test_w07_who_has_passed_is_out() -> None:
    game = dealt()
    say(game, "0 solo, 1 pass, 2 misere, 3 pass")
    assert game.to_act == (0,)
    assert refusal(game, 1, "open") is Refusal.NOT_TO_ACT
    say(game, "0 abundance")
    assert game.to_act == (2,)  # 1 is not asked again


def test_w08_overtaken_callers_are_asked_again_standing_ones_are_not() -> None:
    game = dealt()
    say(game, "0 prop, 1 accept")
    assert game.to_act == (2,)
    say(game, "2 solo, 3 pass")
    assert game.to_act == (0,)
    assert offered(game, 0) == {"pass", *HIGHER[1:]}
    say(game, "0 pass, 1 misere")
    assert game.to_act == (2,)
    say(game, "2 pass")
    assert game.view(None).contract is Contract.MISERE
    assert game.view(None).declarers == (1,)


def test_w09_eldest_may_accept_after_passing_and_nothing_else() -> None:
    game = dealt()
    say(game, "0 pass, 1 prop, 2 pass, 3 pass")
    assert game.to_act == (0,)
    assert game.view(None).question == "accept"
    assert offered(game, 0) == {"accept", "decline"}
    for wish in ["pass", "solo", "declared"]:
        assert refusal(game, 0, wish) is Refusal.MAY_ONLY_ACCEPT
    say(game, "0 accept")
    assert game.view(0).declarers == (1, 0)
    assert game.state.phase == Phase.PLAY


def test_w09_only_once_and_only_for_eldest() -> None:
    game = dealt()
    say(game, "0 pass, 1 pass, 2 prop, 3 pass, 0 decline")
    assert game.to_act == (2,)
    assert game.view(None).question == "raise"
    game = dealt()
    say(game, "0 prop, 1 pass, 2 pass, 3 pass")
    assert game.to_act == (0,)  # the proposer himself; 1 to 3 are out


@pytest.mark.parametrize("words", ["0 pass, 1 prop, 2 accept, 3 pass", "0 pass, 1 prop, 2 solo"])
def test_w09_not_when_accepted_or_overtaken(words: str) -> None:
    game = contracted(words)
    assert 0 not in game.to_act or game.state.phase == Phase.PLAY
    assert refusal(game, 0, "accept") in {Refusal.NOT_TO_ACT, Refusal.WRONG_PHASE}


def test_w10_a_lone_proposer_raises_or_throws_in() -> None:
    game = dealt()
    say(game, "0 prop, 1 pass, 2 pass, 3 pass")
    assert offered(game, 0) == {"throw-in", *HIGHER}
    assert refusal(game, 0, "pass") is Refusal.MUST_RAISE
    assert refusal(game, 0, "decline") is Refusal.MUST_RAISE
    assert refusal(game, 0, "prop") is Refusal.BID_TOO_LOW
    assert refusal(game, 0, "accept") is Refusal.NOTHING_TO_ACCEPT
    events = game.play(0, "misere")
    assert of_kind(events, "contract-made") == [ContractMade(Contract.MISERE, (0,), None)]


@pytest.mark.parametrize("wish", ["throw-in", "decline"])
def test_w10_no_such_words_elsewhere(wish: str) -> None:
    assert refusal(dealt(), 0, wish) is Refusal.WRONG_PHASE


def test_w11_declared_abundance_ends_the_auction_at_once() -> None:
    game = dealt()
    say(game, "0 solo, 1 declared")
    assert (game.state.phase, game.to_act) == (Phase.TRUMPS, (1,))


@pytest.mark.parametrize(
    ("words", "cause"),
    [
        ("0 pass, 1 pass, 2 pass, 3 pass", "all-pass"),
        ("0 pass, 1 prop, 2 pass, 3 pass, 0 decline, 1 throw-in", "proposal"),
    ],
)
def test_w12_thrown_in_scores_nothing(words: str, cause: str) -> None:
    game = dealt()
    events = say(game, words)
    assert of_kind(events, "thrown-in") == [
        ThrownIn("all-pass" if cause == "all-pass" else "proposal")
    ]
    assert game.score == (0, 0, 0, 0)
    assert (game.state.counted, game.state.phase) == (0, Phase.DEAL)
    assert "score" not in str(game.record())


def test_w12_a_thrown_in_proposal_is_redealt_even_with_the_option() -> None:
    words = "0 prop, 1 pass, 2 pass, 3 pass, 0 throw-in"
    assert contracted(words, **GENERAL).state.phase == Phase.DEAL


@pytest.mark.parametrize("suit", ["C", "D", "H", "S"])
def test_w13_the_suit_is_named_after_the_auction(suit: str) -> None:
    game = contracted("0 abundance, 1 pass, 2 pass, 3 pass")
    assert game.view(None).trumps is None
    assert offered(game, 0) == {
        "trumps C",
        "trumps D",
        "trumps H",
        "trumps S",
    }  # the turned one too
    assert refusal(game, 1, "trumps C") is Refusal.NOT_TO_ACT
    assert refusal(game, 0, "trumps none") is Refusal.BAD_TRUMPS
    assert refusal(game, 0, "2C") is Refusal.WRONG_PHASE
    game.play(0, f"trumps {suit}")
    assert game.view(None).trumps == suit
    assert game.to_act == (0,)


def test_w13_an_overtaken_abundance_is_never_named() -> None:
    game = contracted("0 abundance, 1 royal, 2 pass, 3 pass, 0 pass")
    assert game.state.phase == Phase.PLAY
    assert game.view(None).trumps == "S"
    assert not of_kind(game.events, "trumps-named")


@pytest.mark.parametrize("partner", [1, 2, 3])
def test_w14_partners_keep_their_seats(partner: int) -> None:
    passes = [f"{seat} {'accept' if seat == partner else 'pass'}" for seat in (1, 2, 3)]
    game = contracted(", ".join(["0 prop", *passes]))
    assert game.view(None).declarers == (0, partner)
    lay_all(game, "2C 2D 2H 2S")  # clockwise as ever
    assert play_out(game).declarers == (0, partner)


def test_w15_all_calls_are_public() -> None:
    game = contracted("0 prop, 1 misere, 2 pass")
    words = [(said.seat, said.word) for said in game.view(None).calls]
    assert words == [(0, "prop"), (1, "misere"), (2, "pass")]
    for event in game.events[1:]:
        assert all(game.rules.seen(event, viewer) == event for viewer in (0, 1, 2, 3, None))
