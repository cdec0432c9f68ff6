"""Settings are read once, and refused with a sentence that names them."""

from pathlib import Path

import pytest

from pegboard.web.settings import SettingError, Settings


def test_a_club_without_settings_is_one_process_on_sqlite() -> None:
    settings = Settings.read({})
    assert settings == Settings()
    assert settings.database_url == "sqlite:///var/pegboard.sqlite"


def test_the_environment_is_read_and_arguments_win() -> None:
    environment = {
        "PEGBOARD_PORT": "9000",
        "PEGBOARD_HOUSE": "The Elm",
        "PEGBOARD_HOME": "/srv/club",
        "PEGBOARD_BOT_PAUSE": "0",
        "PEGBOARD_ORIGINS": "https://a.example https://b.example:8443",
        "OTHER_PORT": "1",
    }
    settings = Settings.read(environment, port=9001, host=None, database="postgresql://x/y")
    assert settings.port == 9001
    assert settings.host == "127.0.0.1"
    assert settings.house == "The Elm"
    assert settings.home == Path("/srv/club")
    assert settings.bot_pause == 0
    assert settings.origins == ("https://a.example", "https://b.example:8443")
    assert settings.database_url == "postgresql://x/y"


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"port": 65536}, "port"),
        ({"port": -1}, "port"),
        ({"port": "many"}, "port"),
        ({"workers": 0}, "workers"),
        ({"workers": 2}, "workers"),
        ({"bot_pause": -1}, "bot_pause"),
        ({"beat": 0}, "beat"),
        ({"log": "loud"}, "log"),
        ({"base_path": "cards"}, "base_path"),
        ({"base_path": "/cards/"}, "base_path"),
        ({"base_path": "/a//b"}, "base_path"),
        ({"origins": ["club.example"]}, "origins"),
        ({"origins": ["https://club.example/path"]}, "origins"),
        ({"colour": "green"}, "colour"),
    ],
)
def test_what_cannot_be_is_refused_by_name(given: dict[str, object], named: str) -> None:
    with pytest.raises(SettingError, match=named):
        Settings.read({}, **given)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("PORT", "abc", "the setting port must be a whole number"),
        ("PORT", "8000.5", "the setting port must be a whole number"),
        ("PORT", "70000", "the setting port must be a number from 0 to 65535"),
        ("WORKERS", "many", "the setting workers must be a whole number"),
        ("BEAT", "fast", "the setting beat must be a number"),
        ("BOT_PAUSE", "", "the setting bot_pause must be a number"),
    ],
)
def test_what_the_environment_says_is_refused_in_words(name: str, text: str, said: str) -> None:
    with pytest.raises(SettingError) as refused:
        Settings.read({f"PEGBOARD_{name}": text})
    assert str(refused.value) == said


def test_several_processes_need_a_bus() -> None:
    assert Settings.read({}, workers=2, bus="redis://localhost").workers == 2
