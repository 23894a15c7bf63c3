"""The size of responses: requests, bytes, headers, cookies."""

import re
from dataclasses import dataclass, field

from playwright.sync_api import Page

from support.cases import case, check, equal
from support.player import Player
from support.world import World

ANIMALS = "which-animal"
COMPASS = "compass"
KILOBYTE = 1024


@dataclass
class Traffic:
    """What a window loads, measured on the wire: compressed, with headers."""

    bytes_of: dict[str, int] = field(default_factory=dict)
    kinds: dict[str, str] = field(default_factory=dict)
    addresses: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, page: Page) -> "Traffic":
        traffic = cls()
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", traffic.sent)
        session.on("Network.loadingFinished", traffic.finished)
        session.send("Network.enable")
        return traffic

    def sent(self, event: dict) -> None:
        name = event["requestId"]
        if event["request"]["url"].startswith("data:"):
            return
        if redirect := event.get("redirectResponse"):
            self.bytes_of[name] = self.bytes_of.get(name, 0) + int(redirect["encodedDataLength"])
        self.kinds[name] = event.get("type", "")
        self.addresses[name] = event["request"]["url"]

    def finished(self, event: dict) -> None:
        name = event["requestId"]
        if name in self.kinds:
            self.bytes_of[name] = self.bytes_of.get(name, 0) + int(event["encodedDataLength"])

    @property
    def total(self) -> int:
        return sum(self.bytes_of.values())

    def bytes_of_kind(self, kind: str) -> int:
        return sum(size for name, size in self.bytes_of.items() if self.kinds[name] == kind)

    def summary(self) -> str:
        return ", ".join(f"{self.addresses[name]} {size}" for name, size in self.bytes_of.items())


@case("a first load is at most 6 requests and 45 KB, of which under 15 KB are scripts")
def first_load(world: World):
    client = world.client()
    play = client.begin(ANIMALS)
    with world.context() as context:
        context.add_cookies([{"name": "parlour", "value": client.cookie, "url": world.server.address}])
        page = context.new_page()
        traffic = Traffic.of(page)
        page.goto(f"{play}/1")
        page.wait_for_load_state("networkidle")
        print(f"      first load: {len(traffic.kinds)} requests, {traffic.total} bytes, "
              f"scripts {traffic.bytes_of_kind('Script')} bytes")
        check(traffic.total > 1000, "nothing was measured")
        check(len(traffic.kinds) <= 6, f"{len(traffic.kinds)} requests: {traffic.summary()}")
        check(traffic.total <= 45 * KILOBYTE, f"{traffic.total} bytes: {traffic.summary()}")
        check(traffic.bytes_of_kind("Script") < 15 * KILOBYTE, f"scripts: {traffic.summary()}")


@case("the next question is at most 4 KB (JavaScript {script})", script=[True, False])
def next_question(world: World, script: bool):
    with world.page(java_script_enabled=script) as page:
        player = Player(page)
        player.begin(ANIMALS)
        page.wait_for_load_state("networkidle")
        heaviest = 0
        while not player.at_result:
            traffic = Traffic.of(page)
            player.answer_somehow()
            page.wait_for_load_state("networkidle")
            if not player.at_result:
                check(traffic.total > 300, "nothing was measured")
                heaviest = max(heaviest, traffic.total)
                check(traffic.total <= 4 * KILOBYTE, f"{traffic.total} bytes: {traffic.summary()}")
        print(f"      next question: at most {heaviest} bytes")


@case("every page forbids inline scripts, framing and content sniffing")
def headers(world: World):
    client = world.client()
    play = client.begin(COMPASS)
    replies = [client.get(path) for path in ["/", f"/q/{COMPASS}", f"{play}/1", "/nowhere", "/health"]]
    for reply in [*replies, client.post(f"{play}/1", {"answer": 99})]:
        policy = reply.headers.get("Content-Security-Policy", "")
        directives = dict((d.split() + [""])[:2] for d in policy.split(";") if d.strip())
        check("unsafe-inline" not in policy and "unsafe-eval" not in policy.replace("wasm-unsafe-eval", ""), policy)
        equal(directives.get("frame-ancestors"), "'none'", "frame-ancestors")
        check(directives.get("default-src") in ("'none'", "'self'"), f"default-src of {policy!r}")
        check(directives.get("base-uri") in ("'none'", "'self'"), f"base-uri of {policy!r}")
        equal(directives.get("form-action"), "'self'", "form-action")
        equal(reply.headers.get("X-Content-Type-Options"), "nosniff", "X-Content-Type-Options")
        check(reply.headers.get("Referrer-Policy") in ("same-origin", "no-referrer", "strict-origin"), "Referrer-Policy")


@case("a page of a play stays out of shared caches")
def private_pages(world: World):
    client = world.client()
    play = client.begin(COMPASS)
    for path in [f"{play}/1", f"/q/{COMPASS}"]:
        caching = client.get(path).headers.get("Cache-Control", "")
        check("no-store" in caching or "private" in caching or "no-cache" in caching, f"{path}: {caching!r}")


@case("static files may be kept for a year, are compressed, and answer an If-None-Match")
def static_files(world: World):
    client = world.client()
    page = client.get("/").body
    addresses = set(re.findall(r'(?:href|src)="(/static/[^"]+)"', page))
    check(len(addresses) >= 3, f"static files of the front page: {addresses}")
    for address in addresses:
        reply = client.send("GET", address)
        equal(reply.status, 200, address)
        check("immutable" in reply.headers.get("Cache-Control", ""), f"{address}: {reply.headers.get('Cache-Control')}")
        equal(reply.headers.get("X-Content-Type-Options"), "nosniff", address)
    equal(client.get("/static/none.css").status, 404, "a static file that isn't there")
    check(client.get("/static/..%2f..%2fPackage.swift").status in (400, 404), "a path out of the folder")


@case("there is no cookie before a play begins, then one that is hidden from scripts and other sites")
def cookies(world: World):
    client = world.client()
    for path in ["/", f"/q/{COMPASS}", "/nowhere", "/health"]:
        equal(client.get(path).headers.get_all("Set-Cookie"), None, f"cookies of {path}")
    line = client.post(f"/q/{COMPASS}/begin").headers.get("Set-Cookie", "")
    for attribute in ["HttpOnly", "SameSite=Lax", "Path=/"]:
        check(attribute in line, f"{attribute} is missing: {line}")
    value = re.match(r"parlour=([^;]+)", line)
    check(value is not None and len(value[1]) >= 22, "the cookie holds fewer than 128 bits")


@case("the health check answers while the store does")
def health(world: World):
    equal(world.client().get("/health").status, 200, "/health")
