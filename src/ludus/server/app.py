"""The application: store, hall, routes, limits and headers put together. `serving.py` serves it."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Final

import sqlalchemy as sa
import structlog
from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.datastructures import State
from litestar.di import Provide
from litestar.logging import LoggingConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from .fair import Room
from .hall import counting, housekeeping, tournaments
from .hall.following import Following
from .hall.hall import Hall
from .notices import mail
from .notices.courier import Courier
from .notices.push import new_key
from .people.bots import Bots
from .people.limits import BURST, Buckets, Sockets
from .people.people import People
from .processes.channels import EVERYBODY, Channels, Notices
from .settings import Settings
from .store import database
from .store.store import Store
from .wire import refusals, routes, security
from .wire.description import Page
from .wire.routes.away import Away
from .wire.routes.bots import Keeping, Playing, the_bot, the_bots
from .wire.routes.finished import FinishedGames
from .wire.routes.house import House, front_page, page
from .wire.routes.lessons import Lessons
from .wire.routes.notices import Notifying
from .wire.routes.persons import Persons
from .wire.routes.profiles import ProfileRoutes
from .wire.routes.recap import Recaps
from .wire.routes.resets import Resetting
from .wire.routes.society import Society
from .wire.routes.standing import Ordering
from .wire.routes.tables import Tables
from .wire.routes.tournaments import TournamentRoutes
from .wire.socket import table_socket

LOG: Final = structlog.get_logger()
LARGEST_BODY: Final = 1_000_000
RECORDS: Final = 4  # that may wait to be read: from one address, and ten times as many in all
BOT_SOCKETS: Final = 100  # of one bot, requests that wait counted in


def create_app(settings: Settings) -> Litestar:
    """The server as an ASGI application."""
    process = secrets.token_hex(8)
    mail.office(settings.smtp, settings.sender, settings.address)  # what is wrong with it is told at once
    plugin = channels(settings, process) if settings.shared else None

    @asynccontextmanager
    async def rooms(app: Litestar) -> AsyncIterator[None]:
        """Opens the database and the hall, and closes them when the server stops."""
        store = Store(await asyncio.to_thread(database.connect, settings.database))
        if not settings.shared:
            await asyncio.to_thread(store.bury)  # one process per file: what is left there died with it
        secret = settings.secret or await asyncio.to_thread(store.setting, "secret", secrets.token_hex(32))
        key = await asyncio.to_thread(store.setting, "push", new_key())
        relay = Channels(process, plugin) if plugin is not None else None
        hall = Hall(store, process, relay, settings.tables)
        app.state.hall, app.state.store, app.state.people = hall, store, People(store, secret)
        app.state.courier = Courier(hall, settings, secret, key)
        app.state.static, app.state.commands, app.state.hosts = settings.static, settings.commands, settings.hosts
        app.state.rates = Buckets(settings.rate / 60, settings.rate)  # of one address
        app.state.sockets = Sockets(settings.sockets)
        app.state.bots, app.state.bot_sockets = Bots(store), Sockets(min(settings.sockets, BOT_SOCKETS))
        app.state.bot_rates = Buckets(settings.commands, settings.commands * BURST)  # of one bot, wherever it asks
        app.state.records = Room(1, "records", share=RECORDS, most=10 * RECORDS)
        app.state.newcomers = Buckets(rate=settings.rate / 600, burst=settings.rate / 10)  # from one address
        app.state.founders = Buckets(rate=settings.rate / 600, burst=settings.rate / 10)  # of tables
        app.state.exporting = Room(1, "exporting", share=1, most=50)
        app.state.reading = Room(2, "reading", share=4, most=200)  # what takes the database a while
        async with plugin or nullcontext():
            tasks = [asyncio.create_task(housekeeping.keep(hall)), asyncio.create_task(housekeeping.watch())]
            tasks.append(asyncio.create_task(app.state.courier.keep()))
            tasks.append(asyncio.create_task(counting.count(hall)))
            tasks.append(asyncio.create_task(tournaments.keep(hall)))
            if relay is not None:
                tasks.append(asyncio.create_task(relay.listen(Following(hall, relay).heard)))
            LOG.info("serving", database=sa.make_url(settings.database).render_as_string(), process=process)
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                app.state.courier.close()
                await hall.close()
                app.state.people.room.close()
                app.state.reading.close()
                app.state.exporting.close()
                app.state.records.close()
        store.engine.dispose()
        LOG.info("stopped", process=process)

    return Litestar(
        route_handlers=[
            Persons,
            ProfileRoutes,
            Society,
            Keeping,
            Playing,
            Tables,
            Ordering,
            Recaps,
            Lessons,
            Away,
            Notifying,
            Resetting,
            FinishedGames,
            TournamentRoutes,
            House,
            table_socket,
            front_page,
            page,
        ],
        dependencies={
            "visitor": Provide(routes.visitor),
            "person": Provide(routes.me),
            "hall": Provide(routes.hall, sync_to_thread=False),
            "people": Provide(routes.people, sync_to_thread=False),
            "store": Provide(routes.store, sync_to_thread=False),
            "bots": Provide(the_bots, sync_to_thread=False),
            "bot": Provide(the_bot),
        },
        lifespan=[rooms],
        before_request=security.door,
        before_send=[security.add_headers],
        exception_handlers=refusals.HANDLERS,
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Ludus tables",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(), Page(path="/")],
            use_handler_docstrings=True,
        ),
        logging_config=LoggingConfig(log_exceptions="never", configure_root_logger=False),
        state=State({}),
        debug=False,
    )


def channels(settings: Settings, process: str) -> ChannelsPlugin:
    """Litestar's channels over the same PostgreSQL."""
    dsn = sa.make_url(settings.database).set(drivername="postgresql").render_as_string(hide_password=False)
    return ChannelsPlugin(Notices(dsn), channels=[EVERYBODY, Channels.own(process)], subscriber_max_backlog=10_000)
