"""Pages of the quizzes: front page, introduction, questions, result, shared result, frames on other sites, cards."""

import re
from html import unescape

from support.foreign import foreign_site
from support.player import Player
from support.scenes import SceneSession, scene
from support.sample_quizzes import sample_quizzes
from support.forms import FormClient

ANIMALS, SCHOOL, COUNTRY, COMPASS = "which-animal", "sorting-into-a-house", "next-country", "compass"
NAMES = {ANIMALS: "animals", SCHOOL: "school", COUNTRY: "country"}


@scene("front-fresh front-search front-unfound front-second front-empty")
def front_page(session: SceneSession):
    session.visit(session.window(), "/", "front-fresh")
    session.start_server(seeded=False, quizzes=session.quizzes_folder({**sample_quizzes(61)}))
    page = session.window()
    session.visit(page, "/?search=number+4", "front-search")
    session.visit(page, "/?search=elephant", "front-unfound")
    session.visit(page, "/?page=2", "front-second")
    session.start_server(seeded=False, quizzes=session.quizzes_folder({}))
    session.visit(session.window(), "/", "front-empty")


@scene("introduction-animals introduction-school introduction-country introduction-open introduction-played front-played")
def introductions(session: SceneSession):
    page = session.window()
    for quiz, name in NAMES.items():
        session.visit(page, f"/q/{quiz}", f"introduction-{name}")
    player = Player(page)
    player.begin(ANIMALS)
    for _ in range(4):
        player.answer_somehow()
    session.visit(page, f"/q/{ANIMALS}", "introduction-open")
    player.play_through(COUNTRY)
    session.visit(page, f"/q/{COUNTRY}", "introduction-played")
    session.visit(page, "/", "front-played")


def find_pictures(player: Player) -> None:
    """Plays until a question has pictures. Each play draws half of the questions."""
    for _ in range(20):
        player.begin(COUNTRY)
        while not player.at_result:
            if player.page.locator("main form img").count():
                return
            player.answer_somehow()
    raise AssertionError("20 plays had no question with pictures")


@scene(
    "question-press question-multiple question-ranged question-submit question-answered question-jump question-pictures"
    " question-school question-last"
)
def questions(session: SceneSession):
    page = session.window()
    player = Player(page)
    player.begin(ANIMALS)
    seen = set()
    while not player.at_result:
        kind = player.kind
        if kind not in seen:
            seen.add(kind)
            session.take(page, f"question-{kind}")
        number = player.number
        player.answer_somehow()
        if number == 4:
            player.go(2)
            session.take(page, "question-answered")
            jump = page.locator("details.jump summary")
            if jump.count():
                jump.click()
                session.take(page, "question-jump")
            page.goto(player.play)
    find_pictures(player)
    session.take(page, "question-pictures")
    player.begin(SCHOOL)
    session.take(page, "question-school")
    player.begin(COMPASS)
    player.answer(0)
    session.take(page, "question-submit")
    player.answer(0)
    player.answer([0])
    session.take(page, "question-last")


@scene("question-ranged-noscript result-noscript")
def without_scripts(session: SceneSession):
    page = session.window(java_script_enabled=False)
    player = Player(page)
    player.begin(ANIMALS)
    while not player.at_result:
        if player.kind == "ranged":
            session.take(page, "question-ranged-noscript", scripts=False)
        player.answer_somehow()
    session.take(page, "result-noscript", scripts=False)


@scene("result-animals result-school result-country result-open result-tie result-undecided front-returning")
def results(session: SceneSession):
    page = session.window()
    player = Player(page)
    for quiz, name in NAMES.items():
        player.play_through(quiz)
        session.take(page, f"result-{name}")
    for summary in page.locator("main details > summary").all():
        summary.click()
    session.take(page, "result-open")
    for name, answers in [("tie", [0, 1, [], 500]), ("undecided", [2, 2, [], 500])]:
        player.begin(COMPASS)
        for answer in answers:
            player.answer(answer)
        session.take(page, f"result-{name}")
    session.visit(page, "/", "front-returning")


@scene("shared-animals shared-school shared-country")
def shared_results(session: SceneSession):
    page = session.window()
    for quiz, outcome in [(ANIMALS, "turtle"), (SCHOOL, ""), (COUNTRY, "morocco")]:
        session.visit(page, f"/r/{quiz}/{outcome or outcomes(session, quiz)[0]}", f"shared-{NAMES[quiz]}")


@scene("result-together shared-invited result-compare")
def playing_together(session: SceneSession):
    page = session.window()
    player = Player(page)
    player.play_through(ANIMALS)
    page.locator('button[name="compare"][value="on"]').click()
    page.locator('button[name="compare"][value="off"]').wait_for()
    session.take(page, "result-together")
    link = page.locator("main .share [readonly]").first.input_value()
    friend = Player(session.window())
    friend.page.goto(link)
    session.take(friend.page, "shared-invited")
    friend.page.locator("main form button").first.click()
    friend.page.wait_for_url("**/p/**")
    while not friend.at_result:  # Other answers than the player's.
        if friend.kind == "press":
            friend.answer(1)
        else:
            friend.answer_somehow()
    session.take(friend.page, "result-compare")


def outcomes(session: SceneSession, quiz: str) -> list[str]:
    """The ids of a quiz's outcomes, in the order of its file."""
    file = next(path for path in [session.world.quizzes / f"{quiz}.yaml", session.world.quizzes / quiz / "quiz.yaml"] if path.exists())
    text = file.read_text(encoding="utf-8").split("\noutcomes:")[1].split("\nquestions:")[0]
    return re.findall(r"^ *-? *id: *([a-z0-9-]+)", text, re.MULTILINE)


@scene("card-all")
def share_cards(session: SceneSession):
    """The pictures that other sites show beside an address, as many as the house makes."""
    page = session.window()
    visitor = FormClient(session.server, language=session.language)
    paths = ["/", "/daily"]
    for quiz in NAMES:
        paths += [f"/q/{quiz}", *(f"/r/{quiz}/{outcome}" for outcome in outcomes(session, quiz))]
    cards = []
    for path in paths:
        visitor.open(path)
        found = re.search(r'property="og:image" content="([^"]+)"', visitor.page)
        cards.append(f"<figure><img src={found[1]}><figcaption>{path}</figcaption></figure>" if found else f"<p>{path}: no card</p>")
    page.goto("/health")
    page.set_content(
        "<meta name=viewport content=width=device-width><style>body{margin:8px;display:grid;gap:8px;grid-template-columns:"
        "repeat(auto-fill,minmax(280px,1fr))}figure{margin:0}img{width:100%}</style>" + "".join(cards)
    )
    session.take(page, "card-all", settle=200)


@scene("frame-introduction frame-question frame-ranged frame-result frame-message")
def frames(session: SceneSession):
    session.start_server()
    visitor = FormClient(session.server, language=session.language)
    visitor.open(f"/q/{ANIMALS}")
    lines = unescape(re.search(r"<textarea[^>]*>(.*?)</textarea>", visitor.page, re.DOTALL)[1])
    with foreign_site() as site:
        page = session.window(foreign=site.address)
        page.goto(site.show("/", lines))
        handle = page.locator("iframe").element_handle()
        frame = handle.content_frame()
        frame.wait_for_selector("h1")
        session.take(page, "frame-introduction", settle=250)
        player = Player(frame)
        player.begin_button.click()
        frame.wait_for_url(re.compile(r"/e/[^/]+/1"))
        session.take(page, "frame-question", settle=250)
        while not player.at_result:
            if player.kind == "ranged":
                session.take(page, "frame-ranged", settle=250)
            player.answer_somehow()
        session.take(page, "frame-result", settle=250)
        page.locator("iframe").evaluate("(frame) => { frame.src = frame.src.replace(/embed.*/, 'e/nothing') }")
        frame.wait_for_url("**/e/nothing")
        session.take(page, "frame-message", settle=250)
        # A window that still loads from the site keeps it from closing.
        page.goto("about:blank")
