"""Commands for hosts. Heavy things are imported where they are used."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..engine.words import Words

if TYPE_CHECKING:
    from .settings import Settings

FILE = click.Path(path_type=Path, dir_okay=False)


def settings_of(config: Path | None) -> Settings:
    from .settings import BadSetting, load

    try:
        return load(config)
    except BadSetting as error:
        raise click.UsageError(str(error)) from None


def commands(text: Words) -> list[click.Command]:
    """serve, backup, restore, doctor, verify, with their texts."""
    config = click.option("--config", type=FILE, help=text("server-option-config"))

    @click.command(help=text("server-serve"))
    @config
    @click.option("--host", help=text("server-option-host"))
    @click.option("--port", type=click.IntRange(0, 65535), help=text("server-option-port"))
    @click.option("--open", "show", is_flag=True, help=text("server-option-open"))
    def serve(config: Path | None, host: str | None, port: int | None, show: bool) -> int:
        from .serve import free_port, open_browser
        from .serve import serve as run

        settings = settings_of(config)
        settings.host = host or settings.host
        settings.port = settings.port if port is None else port
        if not show:
            return 0 if run(settings) else 1
        settings.port = free_port(settings.host, settings.port) if port is None else port
        address = settings.public or f"http://{settings.host}:{settings.port}/"

        def welcome() -> None:
            click.echo(text("server-is-at", address=address))
            open_browser(address)

        return 0 if run(settings, welcome) else 1

    @click.command(help=text("server-backup"))
    @click.argument("file", type=FILE)
    @config
    def backup(file: Path, config: Path | None) -> None:
        from . import care

        try:
            care.backup(settings_of(config), file.absolute())
        except (care.CareFailed, OSError) as error:
            raise click.ClickException(str(error)) from None
        click.echo(text("server-backed-up", file=str(file)))

    @click.command(help=text("server-restore"))
    @click.argument("file", type=FILE)
    @config
    def restore(file: Path, config: Path | None) -> None:
        from . import care

        settings = settings_of(config)
        try:
            care.restore(settings, file)
        except (care.CareFailed, OSError) as error:
            raise click.ClickException(str(error)) from None
        click.echo(text("server-restored", folder=str(settings.folder)))

    @click.command(help=text("server-doctor"))
    @config
    def doctor(config: Path | None) -> int:
        from . import care

        seen = ill = 0
        try:
            for table, fault in care.doctor(settings_of(config)):
                seen += 1
                if fault:
                    ill += 1
                    click.echo(text("server-ill", table=table, fault=fault))
        except care.CareFailed as error:
            raise click.ClickException(str(error)) from None
        click.echo(text("server-examined", seen=seen, ill=ill))
        return 1 if ill else 0

    @click.command(help=text("server-verify"))
    @click.argument("file", type=FILE)
    def verify(file: Path) -> int:
        from ..engine.errors import BadRecord
        from ..engine.record import Record
        from .fairness import verify as prove

        try:
            prove(Record.load(file.read_bytes()))
        except OSError as error:
            raise click.ClickException(f"{file}: {error.strerror}") from None
        except BadRecord as error:
            click.echo(text("server-unfair", file=str(file), fault=str(error)))
            return 1
        click.echo(text("server-fair", file=str(file)))
        return 0

    return [serve, backup, restore, doctor, verify]
