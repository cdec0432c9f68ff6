"""Whose requests are heard."""

import pytest

from pegboard.web._security import POLICY, is_ours

HOST = {"host": "club.example:8443"}


@pytest.mark.parametrize(
    "headers",
    [
        {},  # no browser
        {"origin": "https://club.example:8443"},
        {"origin": "http://club.example:8443"},
        {"origin": "https://CLUB.example:8443"},
        {"sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},  # typed into the address line
        {"sec-fetch-site": "same-origin", "origin": "https://club.example:8443"},
        {"sec-fetch-site": "cross-site", "origin": "https://friend.example"},
    ],
)
def test_our_pages_and_programs_are_heard(headers: dict[str, str]) -> None:
    assert is_ours(HOST | headers, ("https://friend.example",))


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "https://club.example"},  # another port
        {"origin": "https://club.example:8443.evil.example"},
        {"origin": "https://sub.club.example:8443"},
        {"origin": "ftp://club.example:8443"},
        {"origin": "http://["},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "cross-site", "origin": "https://club.example:8443"},
    ],
)
def test_pages_of_others_are_not(headers: dict[str, str]) -> None:
    assert not is_ours(HOST | headers, ("https://friend.example",))


def test_a_page_is_not_heard_by_a_host_that_has_no_name() -> None:
    assert not is_ours({"origin": "https://"})


def test_no_script_runs_but_our_own_files() -> None:
    policy = POLICY.split("; ")
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
