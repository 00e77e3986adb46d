"""`ludus serve --processes`: several processes at one address, each of which may die."""

import asyncio
import os
import signal
import subprocess
import sys

import httpx
import pytest

from tests.server.client import guest
from tests.server.family import children
from tests.server.running import ROOT, Server
from tests.server.test_socket import play

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(sys.platform != "linux", reason="/proc tells of processes")]
MANY = 2


class Several(Server):
    words = ("--processes", str(MANY))
    many = MANY
    patience = 120.0  # as many programs start, one after the other where others use the machine

    def alive(self) -> list[int]:
        assert self.process is not None
        return children(self.process.pid)

    def figures_of(self, name: str) -> list[int]:
        """What each process tells of itself."""
        found = []
        for number in range(MANY):
            text = httpx.get(f"http://127.0.0.1:{self.told + number}/metrics", timeout=60).text
            found.append(int(float(text.split(f"\n{name} ")[1].split()[0])))
        return found


async def test_several_processes_serve_at_one_address_and_one_that_dies_is_replaced(postgres: str) -> None:
    server = Several(postgres)
    try:
        first = server.alive()
        assert len(first) == MANY
        async with guest(server) as ania, guest(server, "Bea") as bea:
            table = await ania.table("me", "open", pace=0)
            await bea.join(table)
            watching = [await ania.connect(table) for _ in range(30)]
            assert sorted(server.figures_of("ludus_connections")) == [0, 30]  # all at the owner of the table
            assert sum(server.figures_of("ludus_handed_total")) > 0  # but they had not all come there
            for tab in watching:
                await tab.close()
            async with ania.sit(table) as one, bea.sit(table) as two:
                await play(one, two, answers=6)
                said = max(one.situation["seq"], two.situation["seq"])
            os.kill(first[0], signal.SIGKILL)
            async with asyncio.timeout(2 * server.patience):
                while len(server.alive()) < MANY or first[0] in server.alive():
                    await asyncio.sleep(0.1)
                await asyncio.sleep(5)  # the tables of the dead are taken over after four
                async with ania.sit(table) as one, bea.sit(table) as two:
                    assert one.situation["seq"] >= said
                    await play(one, two)
        left = server.alive()
    finally:
        server.stop()
    assert not any(map(running, left))


async def test_they_do_not_outlive_the_one_that_watches(postgres: str) -> None:
    server = Several(postgres)
    left = server.alive()
    server.process.kill()  # type: ignore[union-attr]
    async with asyncio.timeout(server.patience):
        while any(map(running, left)):
            await asyncio.sleep(0.1)
    server.gone()


def running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_file_is_not_shared(tmp_path: str) -> None:
    command = [sys.executable, "-m", "ludus", "serve", "--processes", "2", "--language", "en"]
    environment = {**os.environ, "LUDUS_DATABASE": f"sqlite:///{tmp_path}/t.sqlite"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, cwd=ROOT, check=False, timeout=60)
    assert done.returncode == 1
    assert "Several processes share their tables in PostgreSQL" in done.stderr
