"""The rows of ``tests/data/cases.csv`` that tell a story, each told to the rules by its id."""

from collections.abc import Callable, Iterable, Sequence

import pytest

from pegboard.cards import parse_cards
from pegboard.game import DEALER, Match, Refusal, Refused, Result
from pegboard.games import cribbage
from pegboard.games.cribbage import (
    BonusPegged,
    CountClosed,
    CribSold,
    Deal,
    Dealt,
    Event,
    Laid,
    MugginsCalled,
    Shown,
    StarterTurned,
)
from support.cribbage import Cribbage, at_play, dealt, hands_worth, play_out, refusal, result_of

HANDS = ("KC QD 9H 2S", "KH QS 9D 8C")  # A leads and takes no part in any story
A, B = 0, 1


def shows(events: Iterable[Event]) -> list[Shown]:
    return [event for event in events if isinstance(event, Shown)]


def with_heels(start: Sequence[int], **options: str) -> Cribbage:
    """The dealer, seat 1, pegs two for his heels."""
    return at_play("six-card", HANDS, starter="JH", start=start, options=options)


def fl05() -> None:
    game = at_play("six-card", ("KC QD 9H 2S", "5H QS 9D 8C"))
    assert refusal(game, B, "5H") is Refusal.NOT_TO_ACT
    assert game.to_act == (A,)


def fl06() -> None:
    game, thrown, starter = dealt("six-card", HANDS)
    game.play(A, cribbage.LayAway(thrown[A]))
    assert refusal(game, DEALER, f"cut {starter}") is Refusal.NOT_TO_ACT
    refusal(game, B, f"cut {starter}")
    assert game.view(None).starter is None
    game.play(B, cribbage.LayAway(thrown[B]))
    game.play(DEALER, cribbage.Cut(starter))
    assert game.view(None).starter == starter


def fl08() -> None:
    game = at_play("six-card", HANDS)
    play_out(game)
    hands = parse_cards("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC")
    deal = Deal((hands[:6], hands[6:]))
    game.play(DEALER, deal)
    before = game.state
    with pytest.raises(Refused):
        game.play(DEALER, deal)
    assert game.state == before
    assert [event.dealer for event in game.events if isinstance(event, Dealt)] == [B, A]


def fl09() -> None:
    game, thrown, _ = dealt("three-handed", ("KC QD 9H 2S", "KH QS 9D 8C", "KS QH 9C 8D"))
    deal = next(event for event in game.events if isinstance(event, Dealt))
    assert (deal.cards_each, len(deal.to_crib or ())) == (5, 1)
    assert [len(cards) for cards in thrown] == [1, 1, 1]
    game = at_play("three-handed", ("KC QD 9H 2S", "KH QS 9D 8C", "KS QH 9C 8D"))
    assert game.view(None).crib_count == 4
    assert game.to_act == (0,)  # left of the dealer, seat 2
    shown = shows(play_out(game))
    assert shown[0].owner == 0
    assert len(shown[-1].cards) == 4
    hands = parse_cards("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD 2D 3D")
    (again, *_) = game.play(DEALER, Deal((hands[:5], hands[5:10], hands[10:15]), hands[15:]))
    assert isinstance(again, Dealt)
    assert again.dealer == 0


def fl11() -> None:
    game = at_play("six-card", HANDS)
    before = game.score
    refusal(game, A, "go")
    assert game.to_act == (A,)
    assert game.score == before
    assert len(game.actions(A)) == 4


def fl12() -> None:
    game = at_play("six-card", ("KC QD AH 2S", "KH 9C 8D 7H"))
    for seat, card in ((A, "KC"), (B, "KH"), (A, "QD"), (A, "AH")):
        game.play(seat, card)
    assert game.to_act == (B,)
    assert {game.rules.write(it) for it in game.actions(B)} == {"9C", "8D", "7H"}
    refusal(game, A, "go")
    refusal(game, B, "go")


def fl13() -> None:
    game = at_play("six-card", HANDS, options={"counting": "manual"})
    play_out(game)
    assert refusal(game, B, "claim 4") is Refusal.NOT_TO_ACT
    owners = [(A, "hand"), (B, "hand"), (B, "crib")]
    for number, (owner, what) in enumerate(owners):
        assert game.to_act == (owner,)
        (shown,) = shows(game.play(owner, "claim 1"))
        assert (shown.owner, shown.what) == (owner, what)
        assert len(game.view(None).shows) == number + 1


def fl15() -> None:
    # A has won; B dealt last, A first.
    won = Result(winner=A, scores=(121, 90))
    loser = Match.new(5).after(won, first_dealer=A, last_dealer=B)
    assert loser.next_dealer == B
    other = Match.new(5, next_first_dealer="alternate").after(won, first_dealer=A, last_dealer=B)
    assert other.next_dealer == B
    again = Match.new(5, next_first_dealer="alternate").after(won, first_dealer=B, last_dealer=B)
    assert again.next_dealer == A


def fl16() -> None:
    game = at_play("six-card", HANDS)
    view = game.view(B)
    assert view.seat == B
    assert view.kept is not None
    assert set(map(str, view.kept)) == set(HANDS[B].split())
    refusal(game, B, "KC")  # the other seat's card
    game.play(A, "KC")
    assert game.play(B, "KH")[0] == game.events[-1]


def fl17() -> None:
    game, thrown, _ = dealt("six-card", HANDS)
    for_b = game.actions(B)
    game.play(A, cribbage.LayAway(thrown[A]))
    assert game.view(A).to_act == (B,)
    assert not game.actions(A)
    assert game.actions(B) == for_b
    assert game.view(B).laid_away is None


def fl18() -> None:
    for muggins, called in (("off", 0), ("on", 2)):
        starter, (first, second, crib) = hands_worth("six-card", (8, 0, 0))
        options = {"counting": "manual", "muggins": muggins}
        game = at_play("six-card", (first, second), starter=starter, crib=crib, options=options)
        play_out(game)
        before = game.score
        game.play(A, "claim 6")
        if called:
            game.play(B, f"muggins {called}")
        assert game.score == (before[A] + 6, before[B] + called)
        assert game.to_act == (B,)  # the next hand lies open


def en01() -> None:
    starter, (first, second, crib) = hands_worth("six-card", (6, 12, 3))
    hands = (first, second)
    # What the play will give decides from where the game must begin.
    trial = at_play("six-card", hands, starter=starter, crib=crib)
    shown = shows(play_out(trial))[0]
    start = (115 - (shown.scores[A] - 6), 119 - shown.scores[B])
    game = at_play("six-card", hands, starter=starter, crib=crib, start=start)
    events = play_out(game)
    assert [event.owner for event in shows(events)] == [A]
    assert result_of(game) == Result(winner=A, scores=(121, 119))


def en02() -> None:
    game = with_heels((119, 119))
    assert result_of(game) == Result(winner=B, scores=(119, 121))
    turned = next(event for event in game.events if isinstance(event, StarterTurned))
    assert turned.heels == 2
    assert not [event for event in game.events if isinstance(event, Laid)]
    assert game.to_act == ()
    assert refusal(game, A, "KC") is Refusal.GAME_OVER


def en04() -> None:
    # A of the row is seat 1 here.
    game = at_play("six-card", ("5C QD 9H 2S", "5H QS 9D 8C"), start=(3, 120))
    game.play(0, "5C")
    laid, *_ = game.play(1, "5H")
    assert isinstance(laid, Laid)
    assert (laid.points, laid.scores) == (2, (3, 121))
    assert result_of(game).winner == 1
    assert result_of(game).scores == (3, 121)


def en06() -> None:
    game = at_play("six-card", ("TC QD 9H 2S", "5H QS 9D 8C"), start=(120, 119))
    game.play(0, "TC")
    game.play(1, "5H")
    assert result_of(game) == Result(winner=1, scores=(120, 121))
    assert not [event for event in game.events if isinstance(event, CountClosed)]


def en08() -> None:
    assert result_of(with_heels((90, 119), mars_rule="skunk")).degree == "skunk"
    assert result_of(with_heels((91, 119), mars_rule="skunk")).degree == "plain"


def en10() -> None:
    assert result_of(with_heels((60, 119), mars_rule="skunk")).degree == "double-skunk"
    assert result_of(with_heels((61, 119), mars_rule="skunk")).degree == "skunk"


def en12() -> None:
    # R56: no skunks with three sides; one game for the winner, whatever the others have.
    hands = ("KC QD 9H 2S", "KH QS 9D 8C", "KS QH 9C 8D")
    start = (88, 95, 119)
    game = at_play("three-handed", hands, starter="JH", start=start, options={"target": "121"})
    assert result_of(game) == Result(winner=2, scores=(88, 95, 121))


def en13() -> None:
    game = with_heels((119, 119))
    before = game.state
    deal = "deal AC 2C 3C 4C 5C 6C / 7C 8C 9C TC QC KC"
    for seat, wish in ((A, "KC"), (A, "go"), (A, "claim 4"), (A, "KC QD"), (DEALER, deal)):
        assert refusal(game, seat, wish) is Refusal.GAME_OVER
    assert game.state == before
    assert len([event for event in game.events if event.kind == "game-ended"]) == 1


def en16() -> None:
    # The play and the starter are always counted by the server (R58): heels are never missed.
    for counting in ({}, {"counting": "manual", "muggins": "on"}):
        game = at_play("six-card", HANDS, starter="JD", options=counting)
        assert game.score == (0, 2)
        refusal(game, A, "muggins 2")


def en18() -> None:
    options = {"counting": "manual", "muggins": "on"}
    starter, (first, second, crib) = hands_worth("six-card", (8, 4, 2))
    game = at_play("six-card", (first, second), starter=starter, crib=crib, options=options)
    play_out(game)
    game.play(A, "claim 6")
    game.play(B, "no-muggins")
    after = game.score
    refusal(game, B, "no-muggins")
    refusal(game, B, "muggins 2")
    assert game.score == after
    calls = [event for event in game.events if isinstance(event, MugginsCalled)]
    assert len(calls) == 1


def vr05() -> None:
    game = at_play("five-card", ("KC QD 9H", "KH QS 9D"))
    assert game.score == (3, 0)
    assert game.rules.dealer == B
    play_out(game)
    hands = parse_cards("AC 2C 3C 4C 5C 6C 7C 8C 9C TC")
    game.play(DEALER, Deal((hands[:5], hands[5:])))
    given = [event for event in game.events if isinstance(event, BonusPegged)]
    assert [(event.side, event.points) for event in given] == [(A, 3)]
    for loser, degree in ((30, "mars"), (31, "plain")):
        ended = at_play("five-card", ("KC QD 9H", "KH QS 9D"), starter="JH", start=(loser, 59))
        assert result_of(ended).scores == (loser, 61)
        assert result_of(ended).degree == degree


def vr14() -> None:
    starter, (first, second, crib) = hands_worth("auction", (0, 0, 5))
    game, thrown, turned = dealt(
        "auction", (first, second), starter=starter, crib=crib, start=(20, 10)
    )
    game.play(A, "bid 3")
    sold = next(event for event in game.play(B, "pass") if isinstance(event, CribSold))
    assert (sold.owner, sold.price, sold.scores) == (A, 3, (17, 10))
    for seat, cards in enumerate(thrown):
        game.play(seat, cribbage.LayAway(cards))
    game.play(DEALER, cribbage.Cut(turned))
    hand, shown, last = shows(play_out(game))
    assert (hand.owner, shown.owner, last.owner) == (A, A, B)
    assert (shown.what, shown.side, shown.pegged) == ("crib", A, 5)
    assert shown.scores == (hand.scores[A] + 5, hand.scores[B])


STORIES: dict[str, Callable[[], None]] = {
    story.__name__.upper(): story
    for story in (
        *(fl05, fl06, fl08, fl09, fl11, fl12, fl13, fl15, fl16, fl17, fl18),
        *(en01, en02, en04, en06, en08, en10, en12, en13, en16, en18),
        *(vr05, vr14),
    )
}
