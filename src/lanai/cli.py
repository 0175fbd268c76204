"""The command line. Heavy things are imported where they are used, so that every command starts at once."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from .engine.errors import LanaiError
from .engine.game import Game, game, games
from .engine.words import LANGUAGES, Words, words
from .server.commands import commands

if TYPE_CHECKING:
    from .terminal.screen import Screen


def language() -> str:
    """The reader's language as the environment names it, English if there are no texts in it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            code = os.environ[variable][:2].lower()
            return code if code in LANGUAGES else "en"
    return "en"


text: Words = words(language())


Command = Callable[..., Any]


def option(name: str, **settings: Any) -> Callable[[Command], Command]:
    return click.option(f"--{name}", help=text(f"cli-option-{name.partition('/')[0]}"), **settings)


lang = option("lang", type=click.Choice(LANGUAGES), default=language())
variant = option("variant")
seed = option("seed")
first = option("first", type=int)
players = option("players", type=int)
bots = option("bots")
delay = option("delay", type=float)


def screen_for(code: str) -> Screen:
    from .terminal.screen import Screen

    return Screen(words(code))


def complain(id: str, **args: Any) -> click.UsageError:
    return click.UsageError(text(id, **args))


@click.group(help=text("cli-lanai"), context_settings={"help_option_names": ["-h", "--help"]},
             invoke_without_command=True)
@click.version_option(package_name="lanai", message="%(version)s")
@click.pass_context
def lanai(context: click.Context) -> None:
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


# -- options of a table -----------------------------------------------------------------------------------


def one_game(name: str | None) -> Game | None:
    """The game of that name, or the only one; None, and a list of them, if it cannot be told."""
    names = games()
    if name is not None or len(names) == 1:
        return game(name if name is not None else names[0])
    list_games()
    click.echo(text("cli-which-game", game=names[0] if names else ""))
    return None


def bot_names(given: str) -> list[str]:
    from .bots import bot

    found = [name.strip() for name in given.split(",") if name.strip() and name.strip().lower() != "none"]
    found = [name if ":" in name else name.lower() for name in found]   # my_bots:Careful is written as it is
    for name in found:
        bot(name)   # BadOption if there is none
    return found


def usual(count: int) -> list[str]:
    """Who plays where nobody is named."""
    from .bots.plans import USUAL

    return [USUAL] * count


def first_seat(given: int | None, count: int) -> int | None:
    if given is not None and not 1 <= given <= count:
        raise complain("cli-first", first=given, players=count)
    return None if given is None else given - 1


def variant_of(found: Game, given: str | None) -> str:
    return next(iter(found.variants)) if given is None else given


def fewest(found: Game, name: str) -> int:
    return found.variants[name][0] if name in found.variants else found.players[0]


# -- commands ---------------------------------------------------------------------------------------------


@lanai.command(help=text("cli-play"))
@click.argument("game_name", metavar="[GAME]", required=False)
@players
@bots
@variant
@seed
@first
@option("name", multiple=True)
@option("resume", is_flag=True)
@lang
@click.pass_context
def play(context: click.Context, game_name: str | None, players: int | None, bots: str | None, variant: str | None,
         seed: str | None, first: int | None, name: tuple[str, ...], resume: bool, lang: str) -> int:
    if resume:
        return go_on(context, game_name, lang)
    found = one_game(game_name)
    if found is None:
        return 0
    chosen = variant_of(found, variant)
    named = None if bots is None else bot_names(bots)
    count = players if players is not None else len(named) + 1 if named else fewest(found, chosen)
    if named is None:
        named = usual(count - 1)
    people = count - len(named)
    match = found.match(count, chosen, first_seat(first, count), seed)
    if people < 1:
        raise complain("cli-all-bots", bots=len(named), players=count)
    if len(name) > people:
        raise complain("cli-too-many-names", names=len(name), people=people)
    if not all(given.strip() for given in name):
        raise complain("cli-no-name")
    from .terminal import saves
    from .terminal.play import Session, begin
    from .terminal.seats import seated

    screen = screen_for(lang)
    seats = seated(people, [given.strip() for given in name], named, screen.words)
    waiting = sum(saves.worth(path) for path in saves.places(found.name))
    session: Session = begin(screen, match, seats)
    if waiting:
        session.tell("terminal-waiting", count=waiting)
    return session.run()


def go_on(context: click.Context, game_name: str | None, lang: str) -> int:
    """play --resume"""
    for parameter in ("players", "bots", "variant", "seed", "first", "name"):
        if context.get_parameter_source(parameter) is click.core.ParameterSource.COMMANDLINE:
            raise complain("cli-not-with-resume", option=parameter)
    from .terminal.play import resume

    if game_name is not None:
        game(game_name)   # UnknownGame if there is none
    screen = screen_for(lang)
    session = resume(screen, game_name)
    if session is None:
        screen.say("terminal-nothing-to-resume", "error")
        return 1
    return session.run()


@lanai.command(help=text("cli-watch"))
@click.argument("game_name", metavar="[GAME]", required=False)
@players
@bots
@variant
@seed
@first
@delay
@lang
def watch(game_name: str | None, players: int | None, bots: str | None, variant: str | None, seed: str | None,
          first: int | None, delay: float | None, lang: str) -> int:
    found = one_game(game_name)
    if found is None:
        return 0
    chosen = variant_of(found, variant)
    named = bot_names(bots) if bots is not None else usual(players or fewest(found, chosen))
    count = players if players is not None else len(named)
    if count != len(named):
        raise complain("cli-players-bots", bots=len(named), players=count)
    match = found.match(count, chosen, first_seat(first, count), seed)
    check_delay(delay)
    from .terminal.seats import seated
    from .terminal.watch import Steps
    from .terminal.watch import watch as run

    screen = screen_for(lang)
    return run(screen, Steps(match, seated(0, [], named, screen.words), None), delay)


@lanai.command(help=text("cli-replay"))
@click.argument("file", type=click.Path(path_type=Path))
@delay
@lang
def replay(file: Path, delay: float | None, lang: str) -> int:
    check_delay(delay)
    from .terminal import saves
    from .terminal.seats import seated
    from .terminal.watch import Steps
    from .terminal.watch import watch as run

    try:
        save = saves.read(file)
        match = save.record.match()
    except OSError as error:
        raise complain("cli-no-file", file=str(file), why=str(error.strerror)) from None
    except LanaiError as error:
        raise complain("cli-no-file", file=str(file), why=str(error)) from None
    screen = screen_for(lang)
    seats = save.seats or seated(match.players, [], [], screen.words)
    steps = Steps(match, seats, [ply.move for ply in match.history])
    steps.go(0)
    return run(screen, steps, delay)


def check_delay(seconds: float | None) -> None:
    if seconds is not None and not seconds >= 0:
        raise complain("cli-delay")


def list_games() -> None:
    found = [game(name) for name in games()]
    longest = max((len(which) for one in found for which in one.variants), default=0)
    for one in found:
        click.echo(f"{one.name:<12} {one.title}")
        for which, counts in one.variants.items():
            count = str(counts[0]) if len(counts) == 1 else f"{counts[0]}-{counts[-1]}"
            click.echo(f"{'':<12}   {which:<{longest}} {text('cli-players', count=count)}")


@lanai.command("games", help=text("cli-games"))
def games_command() -> None:
    list_games()


@lanai.command(help=text("cli-warm"))
@click.argument("names", nargs=-1, metavar="[GAMES]...")
@option("quiet", is_flag=True)
def warm(names: tuple[str, ...], quiet: bool) -> int:
    found = [game(name) for name in names or games()]
    from .bots import ready

    for one in found:
        if quiet:
            for _ in ready.warm(one):
                pass
        else:
            warm_visibly(one)
    return 0


def warm_visibly(one: Game) -> None:
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from .bots import ready

    if not ready.is_warm(one):
        columns = (TextColumn(one.title), BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
        with Progress(*columns, transient=True) as progress:
            task = progress.add_task("", total=None)   # how many functions there are is not known before
            for function in ready.warm(one):
                progress.update(task, description=text("cli-compiling", function=function))
    click.echo(text("cli-ready", game=one.title))


@lanai.command(help=text("cli-arena"))
@click.argument("game_name", metavar="GAME")
@click.option("--bots", required=True, help=text("cli-option-contestants"))
@click.option("--games", type=click.IntRange(min=1), default=200, show_default=True,
              help=text("cli-option-games-count"))
@players
@variant
@click.option("--seed", default="0", show_default=True, help=text("cli-option-seed"))
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help=text("cli-option-jobs"))
@click.option("--ray", metavar="ADDRESS", help=text("cli-option-ray"))
@click.option("--file", type=click.Path(path_type=Path, dir_okay=False), help=text("cli-option-journal"))
@click.option("--fresh", is_flag=True, help=text("cli-option-fresh"))
@click.option("--json", type=click.Path(path_type=Path, dir_okay=False), help=text("cli-option-summary"))
@click.option("--html", "page", type=click.Path(path_type=Path, dir_okay=False), help=text("cli-option-html"))
@click.option("--decide", is_flag=True, help=text("cli-option-decide"))
@lang
def arena(game_name: str, bots: str, games: int, players: int | None, variant: str | None, seed: str, lang: str,
          decide: bool, **settings: Any) -> int:
    found = game(game_name)
    chosen = variant_of(found, variant)
    count = players if players is not None else fewest(found, chosen)
    named = bot_names(bots)
    if decide and (len(named) != 2 or count != 2):
        raise complain("cli-decide-two")
    from .arena.command import arena as run
    from .arena.plan import contest

    run(contest(found.name, chosen, count, named, seed), games, words(lang), decide=decide, **settings)
    return 0


SEARCH = "search"   # lanai bench search: how fast bots think


@lanai.command(help=text("cli-bench"))
@click.argument("names", nargs=-1, metavar="[GAMES]...")
@click.option("--json", "file", type=click.Path(path_type=Path, dir_okay=False), help=text("cli-option-json"))
@option("seconds", type=click.FloatRange(min=0, min_open=True), default=5.0, show_default=True)
@option("starts/--no-starts", default=True, show_default=True)
@click.option("--server", is_flag=True, help=text("bench-option-server"))
def bench(names: tuple[str, ...], file: Path | None, seconds: float, starts: bool, server: bool) -> int:
    import msgspec
    from rich.console import Console

    from .bench import Report
    from .bench import bench as measure
    from .bench.search import SearchReport, search_table
    from .bench.search import bench as measure_search
    from .bench.server import ServerReport, server_table
    from .bench.server import bench as measure_server
    from .bench.table import table

    search = names[:1] == (SEARCH,)
    names = names[1:] if search else names

    def tell(line: str) -> None:
        click.echo(line, err=True)

    for name in names:
        game(name)   # UnknownGame before minutes are spent
    report: Report | SearchReport | ServerReport
    if search:
        report = measure_search(list(names), seconds, tell)
        shown = search_table(report, text)
    elif server:
        report = measure_server(seconds, tell)
        shown = server_table(report, text)
    else:
        report = measure(list(names), seconds, starts, tell)
        shown = table(report, text)
    Console(highlight=False, markup=False, emoji=False).print(shown)
    if file:
        file.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    return 0


for _command in commands(text):
    lanai.add_command(_command)


# -- the door ---------------------------------------------------------------------------------------------


def main(args: Sequence[str] | None = None) -> None:
    """Run a command; what goes wrong is said in one sentence (2: bad arguments, 1: anything else)."""
    try:
        code = lanai.main(args, prog_name="lanai", standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as error:
        click.echo(f"lanai: {error.format_message()}", err=True)
        code = error.exit_code
    except LanaiError as error:
        click.echo(f"lanai: {error}", err=True)
        code = 2
    except (KeyboardInterrupt, click.Abort):
        code = 130
    except BrokenPipeError:   # whoever read our output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code if isinstance(code, int) else 0)
