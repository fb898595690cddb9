"""What a scenario's author gets wrong: where, what was found, what is allowed, in each language.

One thing is wrong at a time in the example that `init` writes; the table holds what must be told.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest
from commands import files, printkit

from printkit.press.workspace import make
from printkit.scenarios import languages

NAME = "gold-island"
FACTS = f"layouts/{NAME}/scenario.toml"
BOARD = f"layouts/{NAME}/printed.toml"
WORDS = f"templates/{NAME}/en.toml"
ORDER = f"templates/{NAME}/summary.toml"
PIECES = "templates/pieces.toml"
BOXES = "layouts/boxes.toml"

TOKEN = 'template = "token"\n'  # noqa: S105
ROUND = f'{TOKEN}art = "gold_one"\nback = "gold_back"\n'
RULES = '"gold-river"]'
COMMANDS = {
    "check": ("check", NAME),
    "kit": ("kit", NAME, "--dry-run", "--own", "none"),
    "rules": ("rules", NAME),
    "play": ("play", NAME, "--seed", "1", "--quiet"),
}


@dataclass(frozen=True)
class Slip:
    """One thing wrong.

    Attributes:
        file: Where.
        old: What stood there.
        new: What stands there now.
        told: What the message holds, in every language.
        command: The command that meets it.
    """

    file: str
    old: str
    new: str
    told: tuple[str, ...]
    command: str = "check"


SLIPS = {
    "unknown key": Slip(FACTS, "needs =", "neds =", ("scenario.toml, neds", "needs")),
    "unknown key, deeper": Slip(
        FACTS, "regions.m.terrain =", "regions.m.terain =", ("regions.m.terain", "terrain")
    ),
    "missing key": Slip(FACTS, TOKEN, "", ("components.finder.template",)),
    "a word for a list": Slip(FACTS, "[3, 4]", '"3"', ("setups.3-4.players", '"3"')),
    "a list for a number": Slip(FACTS, "points = 11", "points = [11]", ("values.victory_points",)),
    "a word for a number": Slip(
        FACTS, "points = 11", 'points = "eleven"', ("values.victory_points", '"eleven"')
    ),
    "a word that a module counts by": Slip(
        FACTS, "gold_cards = 1", 'gold_cards = "x"', ("scenario.toml", "values.gold_cards", '"x"')
    ),
    "half a card": Slip(FACTS, "gold_cards = 1", "gold_cards = 1.5", ("gold_cards", "1.5")),
    "fewer than none": Slip(FACTS, "gold_cards = 1", "gold_cards = -1", ("gold_cards", "-1", "0")),
    "won without a point": Slip(FACTS, "points = 11", "points = 0", ("victory_points", "0", "1")),
    "a word for true": Slip(FACTS, "start = true", 'start = "yes"', ("gold_at_start", '"yes"')),
    "format as text": Slip(FACTS, "format = 1", 'format = "1"', ("scenario.toml", '"1"')),
    "no format": Slip(FACTS, "format = 1\n", "", ("scenario.toml", "format = 1")),
    "a later format": Slip(FACTS, "format = 1", "format = 9", ("scenario.toml", "9")),
    "terrain misspelt": Slip(FACTS, "forest =", "forrest =", ("terrain.forrest", "forest")),
    "letter of a board": Slip(BOARD, "D   G   F", "D   G   X", ("terrain, r1h3", "X", "D desert")),
    "letter of a frame": Slip(FACTS, "  m   m   m\n", "  m   m   X\n", ("frame, r1h3", "m, H")),
    "a shifted row": Slip(BOARD, "      M   M", "        M   M", ("printed.toml, terrain", "2")),
    "a short row": Slip(BOARD, "M   M   F   H", "M   M   F", ("printed.toml, terrain", "3", "4")),
    "a missing row": Slip(BOARD, "      M   M   F   H\n", "", ("printed.toml, terrain", "4", "5")),
    "no such token": Slip(BOARD, "8   3   6   12", "8   3   7   12", ("numbers, r2h3", "7")),
    "pool of terrain": Slip(FACTS, "fields = 4", "fields = 5", ("regions.m.terrain", "20", "19")),
    "pool of tokens": Slip(FACTS, "12 = 1 }", "12 = 2 }", ("regions.m.numbers", "19", "18")),
    "a token of seven": Slip(FACTS, "{ 2 = 1,", "{ 7 = 1,", ("regions.m.numbers", "7")),
    "no such drawing": Slip(FACTS, "gold_one", "gold_won", ("gold_won", "gold_one"), "kit"),
    "no drawing": Slip(FACTS, 'art = "gold_one"\n', "", ("components.finder", "art"), "kit"),
    "no such template": Slip(FACTS, '"token"', '"tokens"', ("finder", "tokens", "token"), "kit"),
    "no such form": Slip(
        FACTS, ROUND, 'template = "marker"\nart = "bridge"\nform = "brige"\n', ("brige", "bridge"),
        "kit",
    ),
    "no such feature": Slip(
        FACTS, ROUND, 'template = "tile"\nfeature = "wells"\n', ("finder", "wells"), "kit"
    ),
    "a missing text": Slip(
        WORDS, "[rules.GI-11]", "[rules.GI-13]", ("rules.GI-11.text", WORDS), "rules"
    ),
    "a number for a text": Slip(WORDS, '"Gold"', "5", ("en.toml", "sections.gold.title"), "rules"),
    "no such value or icon": Slip(WORDS, "{robber}", "{rober}", ("rober", "robber"), "rules"),
    "no such figure": Slip(ORDER, '"odds-table"', '"odds-tabel"', ("odds-table",), "rules"),
    "no such icon": Slip(ORDER, 'gold = "gold"', 'gold = "golld"', ("golld", "gold"), "kit"),
    "a key of the order": Slip(ORDER, "key =", "kye =", ("summary.toml", "kye", "key"), "rules"),
    "a prefix that is taken": Slip(FACTS, '"GI"', '"OS"', ("prefix", "OS", "oil-springs")),
    "a board of another folder": Slip(
        BOARD, 'scenario = "gold-island"', 'scenario = "base"', (BOARD, "base", "gold-island")
    ),
    "a frame's row too far east": Slip(
        FACTS, "  m   m   m   m   m\n", "   m   m   m   m   m\n", ("frame, ", "3", " 1 ")
    ),
    "three hexes and none": Slip(FACTS, "forest = 3", "forest = 3.0", ("forest", "3.0")),
    "too large": Slip(FACTS, "printed = 1\n", "printed = 20000\n", ("finder.printed", "10000")),
    "too small": Slip(FACTS, "printed = 1\n", "printed = -2\n", ("finder.printed", "-2", "0")),
    "too many players": Slip(FACTS, "[3, 4]", "[3, 9]", ("players.2", "9", "8")),
    "a size of pieces": Slip(PIECES, "tile = 79.0", "tile = -1", ("sizes.tile", "-1", "10"), "kit"),
    "no such value": Slip(FACTS, "{players}", "{player}", ("aid.printed", "{players}")),
    "a quote not closed": Slip(FACTS, 'prefix = "GI"', 'prefix = "GI', ("scenario.toml", "14")),
    "a key twice": Slip(FACTS, "extends =", 'prefix = "GI"\nextends =', ("scenario.toml", "15")),
    "kind of constraint": Slip(
        FACTS, '"terrains-apart"', '"terrain-apart"', ("gold-apart.kind", "terrains-apart")
    ),
    "key of a constraint": Slip(FACTS, "never =", "nevver =", ("gold-not-red.nevver", "never")),
    "kind of parameter": Slip(FACTS, "never = [6, 8]", "never = 6", ("gold-not-red.never", "6")),
    "number of a constraint": Slip(FACTS, "[6, 8]", "[7]", ("gold-not-red.never.1", "7", "6")),
    "terrain of a constraint": Slip(
        FACTS, 'terrain = "gold"', 'terrain = "golld"', ("gold-not-red.terrain", "golld", "gold")
    ),
    "rules misspelt": Slip(FACTS, RULES, '"gold-rivr"]', ("gold-rivr", "gold-river"), "play"),
    "rules without the first": Slip(FACTS, '"base", "gold-r', '"gold-r', ("gold-river", "base")),
    "rules of another board": Slip(FACTS, RULES, '"divided-land"]', ("divided-land", "tree")),
    "no such condition": Slip(FACTS, "needs =", 'conditions = ["x"]\nneeds =', (" x",)),
    "no such option": Slip(FACTS, "gold_at_start", "gold_at_strt", ("gold_at_start",)),
    "a price of nothing": Slip(FACTS, "flotsam = {", "flotsma = {", ("costs.flotsma", "flotsam")),
    "a value of nothing": Slip(
        FACTS, "victory_points = 11", "victory_pionts = 11", ("victory_pionts", "victory_points")
    ),
    "a colour of nobody": Slip(
        FACTS, "needs =", 'colours = ["rd", "red", "blue", "white"]\nneeds =', ("colours.1", "red")
    ),
    "a good of nothing": Slip(FACTS, "{ lumber = 1", "{ lumbr = 1", ("flotsam.lumbr", "lumber")),
    "a piece of no box": Slip(BOXES, "{ road =", "{ rode =", ("base.pieces", "road"), "kit"),
    "an icon of no block": Slip(ORDER, 'finder = "vp"', 'findr = "vp"', ("findr", "finder"), "kit"),
    "a figure of no rule": Slip(ORDER, '= "GI-10"', '= "GI-20"', ("GI-20", "GI-12"), "rules"),
    "a key of no text": Slip(
        WORDS, 'title = "Gold', 'titel = "Gold"\ntitle = "Gold', ("scenario.titel",), "kit"
    ),
    "a text of no rule": Slip(
        WORDS, "[rules.GI-20]", '[rules.GI-30]\ntext = "X"\n[rules.GI-20]', ("GI-30",), "rules"
    ),
    "a table of no texts": Slip(WORDS, "[boards]", "[bords]", ("boards.printed",), "kit"),
    "an example misspelt": Slip(
        WORDS, "[rules.GI-11]", '[rules.GI-11]\nexampel = "X"', ("GI-11.exampel",), "rules"
    ),
    "a step of no rule": Slip(WORDS, 'rule = "GI-02"', 'rule = "GI-0X"', ("GI-0X", "GI-0"), "kit"),
    "a step at no time": Slip(
        WORDS, 'rule = "GI-02"', 'when = "sometimes"\nrule = "GI-02"', ("sometimes",), "kit"
    ),
    "a key of another template": Slip(
        FACTS, TOKEN, f'{TOKEN}ground = "sea"\n', ("components.finder", "ground"), "kit"
    ),
    "more in play than printed": Slip(
        FACTS, "in_play = 1\n", "in_play = 5\n", ("components.finder", "5")
    ),
    "points of nothing": Slip(FACTS, "[swi", "[points]\nsetlement = 3\n[swi", ("settlement",)),
    "a value in a set-up": Slip(
        FACTS, "[values]", '[setups."3-4".values]\nbank_cads = 9\n[values]', ("3-4.values.bank",)
    ),
    "a short row of another frame": Slip(BOARD, "M   M   F   H", "M   M   F", ("--like", "--save")),
    "no such card": Slip(FACTS, "[switches]", "[deck]\nknihgt = 3\n[switches]", ("knight",)),
    "no such resource": Slip(FACTS, "[switches]", "[costs.road]\nclay = 3\n[switches]", ("clay",)),
    "no such building": Slip(FACTS, "[switches]", "[yields]\ncty = 3\n[switches]", ("cty", "city")),
    "no such box": Slip(FACTS, 'needs = ["base"]', 'needs = ["bse"]', ("bse", "base"), "kit"),
    "no such box, checked": Slip(
        FACTS, 'needs = ["base"]', 'needs = ["bse"]', ("scenario.toml, needs", "bse", "base")
    ),
    "no such value or icon, checked": Slip(
        WORDS, "{robber}", "{rober}", (WORDS, "rules.GI-10.text", "rober", "robber")
    ),
    "no such parent": Slip(FACTS, '= "base"\n', '= "bas"\n', ("bas", "base")),
    "no prefix": Slip(FACTS, '"GI"', '"gold"', ("scenario.toml, prefix", "gold")),
    "no such board": Slip(FACTS, '"printed"', '"prnted"', ("prnted", "printed")),
    "a board of nobody": Slip(BOARD, '"gold-island"', '"gold-iland"', ("printed.toml", NAME)),
    "a board of no set-up": Slip(BOARD, '"3-4"', '"3-5"', ("printed.toml", "3-5", "3-4")),
    "side of a harbour": Slip(BOARD, "r1h1 NW", "r1h1 N", ("printed.toml, harbours", "NW")),
    "trade of a harbour": Slip(BOARD, "NW lumber", "NW wood", ("harbours", "wood", "wool")),
    "hex of a harbour": Slip(BOARD, "r1h1 NW", "r9h1 NW", ("harbours", "r9h1", "r5h1")),
}  # fmt: skip


@pytest.mark.parametrize("slip", SLIPS.values(), ids=SLIPS)
def test_a_slip_is_told(slip: Slip, tmp_path: Path) -> None:
    """Exit 2, a few lines with place, finding and remedy, in every language; nothing is written."""
    workspace = make(tmp_path)
    path = workspace / slip.file
    text = path.read_text("utf-8")
    assert slip.old in text
    path.write_text(text.replace(slip.old, slip.new, 1), "utf-8")
    before = files(workspace)
    for language in languages():
        words = COMMANDS[slip.command]
        if slip.file == WORDS and language == "de":
            continue
        done = printkit(*words, "--lang", language, at=workspace)
        assert 2 == done.code, done.out + done.err
        assert [] == [part for part in slip.told if part not in done.err], done.err
        assert len(done.err.splitlines()) <= 4
    assert before == files(workspace)
