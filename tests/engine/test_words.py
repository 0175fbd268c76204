"""Texts in the reader's language."""

import msgspec
import pytest

from lanai.engine import words as module
from lanai.engine.words import Message, add_home, message, words

ENGLISH = """
toy-card = the { $colour } card
toy-red = red
toy-count = { $n ->
    [one] one
   *[other] many
}
"""


@pytest.fixture
def home(tmp_path, monkeypatch):
    """Texts of another package, in English and half in French."""
    for lang, text in dict(en=ENGLISH, fr="toy-red = rouge\n").items():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "toy.ftl").write_text(text)
    monkeypatch.setattr(module, "_homes", list(module._homes))
    words.cache_clear()
    yield tmp_path
    words.cache_clear()


def test_a_text_is_found_and_filled_in():
    assert words("en")("engine-why-turn", seat=2) == "it is the turn of player 2"
    assert str(message("engine-why-over")) == "the game is over"


def test_an_unknown_id_stays_as_it_is():
    assert words("en")("nobody-wrote-this", n=1) == "nobody-wrote-this"
    assert str(message("nobody-wrote-this")) == "nobody-wrote-this"


def test_a_home_can_be_added_while_running(home):
    assert words("en")("toy-red") == "toy-red"
    add_home(home)
    assert words("en")("toy-red") == "red"


def test_a_home_that_does_not_exist_is_none(home):
    add_home(home / "nowhere")
    assert home / "nowhere" not in module._homes


def test_a_home_is_added_once(home):
    add_home(home)
    add_home(home)
    assert module._homes.count(home) == 1


def test_messages_nest(home):
    add_home(home)
    card = message("toy-card", colour=message("toy-red"))
    assert str(card) == "the red card"
    assert words("en").say(card) == "the red card"


def test_a_language_falls_back_to_english(home):
    add_home(home)
    french = words("fr")
    assert french("toy-red") == "rouge"
    assert french("toy-card", colour="x") == "the x card"
    assert french("nobody-wrote-this") == "nobody-wrote-this"
    assert french.has("toy-red")
    assert not french.has("toy-card")


def test_a_language_nobody_has_speaks_english():
    assert words("sv")("engine-why-over") == "the game is over"


def test_numbers_choose_their_form(home):
    add_home(home)
    assert [words("en")("toy-count", n=n) for n in (1, 2)] == ["one", "many"]


def test_a_missing_variable_is_an_error():
    with pytest.raises(ValueError, match=r"engine-why-turn.*seat"):
        words("en")("engine-why-turn")
    with pytest.raises(ValueError, match="seat"):
        str(message("engine-why-turn"))


def test_values_carry_no_invisible_marks():
    assert words("en")("engine-why-turn", seat="x").isascii()


def test_a_variable_may_have_any_name(tmp_path, home):
    (tmp_path / "en" / "toy.ftl").write_text("toy-id = number { $id }\n")
    add_home(home)
    assert words("en").say(Message("toy-id", {"id": 3})) == "number 3"


def test_messages_are_plain_data():
    assert msgspec.json.encode(message("a", n=1)) == b'{"id":"a","args":{"n":1}}'
    assert message("a", n=1) == Message("a", {"n": 1})


def test_where_a_page_may_part_a_word_letters_in_columns_show_nothing():
    assert "\\u00AD" in (module.HOME / "ru/eruption.ftl").read_text("utf-8")
    assert words("ru")("eruption-card-quake") == "Землетрясение"
