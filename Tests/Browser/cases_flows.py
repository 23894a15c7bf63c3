"""Plays from the front page to the result, in all the ways that people take."""

import re

from playwright.sync_api import expect

from support.cases import case, check, equal
from support.keyboard import tab_to
from support.player import Player
from support.sample_quizzes import server_with, small_quiz
from support.world import DESKTOP, LANGUAGES, PHONE, World

ANIMALS = "which-animal"
COMPASS = "compass"


def animal_questions(world: World) -> int:
    """How many questions the animals quiz asks, read from its first page."""
    client = world.client()
    page = client.get(client.begin(ANIMALS) + "/1").body
    return int(re.search(r"<progress[^>]*max=\"(\d+)\"", page)[1])


def play_animals(world: World, page, language: str) -> None:
    total = animal_questions(world)
    player = Player(page)
    page.goto("/")
    player.expect_language(language, of=page.locator("h1"))
    page.locator(f'main a[href="/q/{ANIMALS}"]').first.click()
    player.expect_language(language)
    player.begin_button.click()
    kinds = set()
    for number in range(1, total + 1):
        player.expect_question(number, total)
        player.expect_fresh()
        player.expect_language(language)
        expect_within_reach(player)
        kinds.add(player.kind)
        player.answer_somehow()
    check(player.at_result, f"no result after {total} questions but {page.url}")
    equal(kinds, {"press", "multiple", "ranged"}, "kinds of question")
    expect(page.locator("h1")).to_be_visible()
    player.expect_language(language)


def expect_within_reach(player: Player) -> None:
    """Up to four answers of ordinary length need no scrolling on a phone."""
    if player.kind == "press" and player.choices.count() <= 4 and player.page.viewport_size["width"] == PHONE:
        box = player.choices.last.bounding_box()
        check(box["y"] + box["height"] <= player.page.viewport_size["height"], f"question {player.number} needs scrolling")


@case("plays through with the mouse, {language}, {width} px", language=LANGUAGES, width=[PHONE, DESKTOP])
def plays_with_mouse(world: World, language: str, width: int):
    with world.page(language=language, width=width) as page:
        play_animals(world, page, language)


@case("plays through without JavaScript, {language}, {width} px", language=LANGUAGES, width=[PHONE, DESKTOP])
def plays_without_script(world: World, language: str, width: int):
    with world.page(language=language, width=width, java_script_enabled=False) as page:
        play_animals(world, page, language)


@case("plays through with the keyboard alone, {language}, {width} px", language=LANGUAGES, width=[PHONE, DESKTOP])
def plays_with_keyboard(world: World, language: str, width: int):
    total = animal_questions(world)
    with world.page(language=language, width=width) as page:
        player = Player(page)
        page.goto("/")
        tab_to(page, f'main a[href="/q/{ANIMALS}"]')
        page.keyboard.press("Enter")
        page.wait_for_url(f"**/q/{ANIMALS}")
        tab_to(page, 'form[action$="/begin"] button')
        page.keyboard.press("Enter")
        for number in range(1, total + 1):
            player.expect_question(number, total)
            answer_by_keys(player)
        page.wait_for_url("**/result")
        tab_to(page, 'a[href$="/' + ANIMALS + '"], form[action*="/' + ANIMALS + '"] button')


@case("chooses with the arrow keys where a question waits for Next (JavaScript {script})", script=[True, False])
def chooses_with_keys(world: World, script: bool):
    with world.page(java_script_enabled=script) as page:
        player = Player(page)
        player.begin(COMPASS)
        player.answer(0)
        equal(player.kind, "submit", "the second question's kind")
        answer_by_keys(player)
        player.expect_question(3, 4)


@case("the last question's button says that the result follows, also after going back")
def last_button(world: World):
    with world.page() as page:
        player = Player(page)
        player.begin(COMPASS)
        for answer in [0, 0, [0]]:
            if player.kind != "press":
                expect(player.submit).to_have_text("Next")
            player.answer(answer)
        expect(player.submit).to_have_text("See my result")
        back(player)
        expect(player.submit).to_have_text("Next")


def answer_by_keys(player: Player) -> None:
    page, before = player.page, player.page.url
    kind = player.kind
    if kind == "press":
        tab_to(page, 'main form [name="answer"]', 1)
    elif kind == "submit":
        tab_to(page, 'main form [name="answer"]')
        page.keyboard.press("ArrowDown")
        equal(player.chosen, [1], "what the arrow key chose")
    elif kind == "multiple":
        tab_to(page, 'main form [name="answer"]', 2)
        page.keyboard.press("Space")
        equal(player.chosen, [2], "what the space bar switched on")
    else:
        tab_to(page, 'main form input[type="range"]')
        page.keyboard.press("ArrowRight")
        check(int(player.slider.input_value()) > 500, "the arrow key didn't move the slider")
        page.keyboard.press("End")
        equal(player.slider.input_value(), "1000", "the slider at its end")
    if kind != "press":
        tab_to(page, 'main form:has([name="answer"], [name="value"]) button:not([name="answer"])')
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url != before)


SCRIPT = [True, False]


@case("goes back, sees the answer, changes it, and the result follows (JavaScript {script})", script=SCRIPT)
def changes_an_answer(world: World, script: bool):
    with world.page(java_script_enabled=script) as page:
        player = Player(page)
        player.begin(COMPASS)
        for answer in [0, 0, [0]]:
            player.answer(answer)
        player.expect_question(4, 4)
        back(player)
        player.expect_question(3, 4)
        equal(player.chosen, [0], "the switches as they were left")
        back(player)
        player.expect_question(2, 4)
        equal(player.chosen, [0], "the radio buttons as they were left")
        back(player)
        player.expect_question(1, 4)
        equal(player.chosen, [0], "the pressed answer as it was left")
        for number, answer in enumerate([1, 1, [1, 2], 1000], start=1):
            player.go(number)
            player.answer(answer)
        check("south" in player.heading, f"four answers changed to south give {player.heading!r}")


def back(player: Player) -> None:
    number = player.number
    player.page.locator('a[rel="prev"]').click()
    player.page.wait_for_url(re.compile(rf"/{number - 1}$"))


@case("jumps from the third question to the first and on to the first unanswered (JavaScript {script})", script=SCRIPT)
def jumps(world: World, script: bool):
    with world.page(java_script_enabled=script) as page:
        player = Player(page)
        play = player.begin(COMPASS)
        for answer in [0, 0, [0]]:
            player.answer(answer)
        page.locator("summary").click()
        page.locator('nav a[href$="/1"]').click()
        player.expect_question(1, 4)
        page.locator('a[rel="next"]').click()
        player.expect_question(4, 4)
        player.go(1)
        player.answer(1)
        player.expect_question(4, 4)
        page.goto(play)
        player.expect_question(4, 4)
        player.go(2)
        equal(player.chosen, [0], "the answer in between")
        player.go(1)
        equal(player.chosen, [1], "the changed answer")


@case("a moved slider keeps its place, and the next one is unused")
def slider_persists(world: World):
    with world.page() as page:
        player = Player(page)
        player.begin(ANIMALS)
        while player.kind != "ranged":
            player.answer_somehow()
        number = player.number
        player.answer(250)
        while player.kind != "ranged":
            player.answer_somehow()
        player.expect_fresh()
        player.go(number)
        equal(player.slider.input_value(), "250", "the slider after coming back")


@case("a slider keeps a typed number exactly and sends it again unchanged (JavaScript {script})", script=SCRIPT)
def slider_keeps_digits(world: World, script: bool):
    answers = [{"text": name, "points": {name: 3}} for name in ["sun", "rain"]]
    slider = {"text": "How wet?", "kind": "ranged", "bands": "equal", "answers": [*answers, {"text": "a flood"}]}
    quiz = small_quiz("Wet weather", ["en"], shuffle=False)
    quiz["questions"].insert(0, slider)
    with server_with(world, {"wet": quiz}) as server, world.page(server=server, java_script_enabled=script) as page:
        player = Player(page)
        player.begin("wet")
        page.locator('main form input[name="typed"]').fill("33.3")  # rain begins at a third
        player.submit.click()
        player.expect_question(2, 2)
        back(player)
        equal(player.slider.input_value(), "333", "the slider after coming back")
        if script:
            expect_fives(player)
        player.submit.click()
        player.expect_question(2, 2)
        player.answer(1)
        check("sun" in player.heading, f"33.3 sent again untouched gave {player.heading!r}")


def expect_fives(player: Player) -> None:
    """The arrow keys move the slider by a two-hundredth."""
    player.slider.focus()
    for key, value in [("ArrowRight", "338"), ("ArrowDown", "333"), ("ArrowUp", "338"), ("ArrowLeft", "333")]:
        player.page.keyboard.press(key)
        equal(player.slider.input_value(), value, f"the slider after {key}")


@case("Next waits until the slider is touched, and a press on its middle is a touch")
def untouched_slider(world: World):
    with world.page() as page:
        player = Player(page)
        player.begin(COMPASS)
        for answer in [1, 1, [0]]:
            player.answer(answer)
        prompt = page.locator(".slider output").inner_text()
        player.submit.click()
        equal(page.evaluate("() => document.activeElement.type"), "range", "what has the focus")
        player.expect_question(4, 4)
        box = player.slider.bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        check(page.locator(".slider output").inner_text() != prompt, "a press on the middle shows no answer")
        player.submit.click()
        page.wait_for_url("**/result")


@case("typing a number moves the slider, and the number counts without JavaScript too (JavaScript {script})", script=SCRIPT)
def types_a_number(world: World, script: bool):
    with world.page(java_script_enabled=script) as page:
        player = Player(page)
        player.begin(COMPASS)
        for answer in [1, 1, [0]]:  # one answer for north, two for south; the slider's two points decide
            player.answer(answer)
        page.locator('main form input[name="typed"]').fill("0")
        if script:
            equal(player.slider.input_value(), "0", "the slider after typing 0")
        player.submit.click()
        page.wait_for_url("**/result")
        check("north" in player.heading, f"the typed 0 gave {player.heading!r}")


@case("a player who leaves and closes the window returns to the same question (JavaScript {script})", script=SCRIPT)
def leaves_and_returns(world: World, script: bool):
    with world.context(java_script_enabled=script) as context:
        player = Player(context.new_page())
        play = player.begin(ANIMALS)
        question = question_and_answers(player)
        player.answer_somehow()
        player.answer_somehow()
        third = player.main.inner_text()
        player.page.locator(f'a[href="/q/{ANIMALS}"]').first.click()
        player.page.wait_for_url(f"**/q/{ANIMALS}")
        player.page.close()

        player = Player(context.new_page())
        player.open(ANIMALS)
        player.page.locator(f'main a[href^="{play}"]').first.click()
        player.page.wait_for_url(f"**{play}/3")
        equal(player.main.inner_text(), third, "the third question after coming back")
        player.go(1)
        equal(question_and_answers(player), question, "the first question after coming back")


def question_and_answers(player: Player) -> list[str]:
    """What a question asks and offers: no links to other questions, and no note of the player's answer."""
    texts = [player.page.locator(".question-text").inner_text(), *player.choices.all_inner_texts()]
    return [text.split("\n")[0] for text in texts]


@case("starting over begins a new play and doesn't change the old one")
def starts_over(world: World):
    with world.page() as page:
        player = Player(page)
        first = player.begin(COMPASS)
        player.answer(0)
        player.open(COMPASS)
        equal(player.begin_button.count(), 1, "buttons that begin anew")
        player.begin_button.click()
        page.wait_for_url(re.compile(r"/p/[^/]+/1$"))
        check(player.play != first, "start over went on with the old play")
        player.expect_fresh()


@case("a reload of the result shows the same result (JavaScript {script})", script=SCRIPT)
def reloads_result(world: World, script: bool):
    with world.page(java_script_enabled=script) as page:
        player = Player(page)
        player.play_through(ANIMALS)
        before = player.main.inner_text()
        page.reload()
        equal(player.main.inner_text(), before, "the result after a reload")


@case("the browser's Back after the result cannot change it (JavaScript {script})", script=SCRIPT)
def browser_back_after_result(world: World, script: bool):
    with world.page(java_script_enabled=script) as page:
        player = Player(page)
        player.begin(COMPASS)
        for answer in [0, 0, [0], 0]:
            player.answer(answer)
        page.wait_for_url("**/result")
        play, heading = player.play, player.heading
        page.go_back()
        page.wait_for_load_state()
        if shows_question(player):
            player.answer(1 if player.kind in ("press", "submit") else [1, 2] if player.kind == "multiple" else 1000)
        page.goto(f"{play}/result")
        equal(player.heading, heading, "the result after Back")


def shows_question(player: Player) -> bool:
    return not player.at_result and (player.choices.count() > 0 or player.slider.count() > 0)


@case("a stale window changes the question that it shows, never another (JavaScript {script})", script=SCRIPT)
def stale_window(world: World, script: bool):
    with world.context(java_script_enabled=script) as context:
        stale = Player(context.new_page())
        play = stale.begin(COMPASS)
        fresh = Player(context.new_page())
        fresh.page.goto(f"{play}/1")
        fresh.answer(0)
        fresh.answer(0)
        stale.answer(1)
        fresh.go(1)
        equal(fresh.chosen, [1], "the first question after the stale window's answer")
        fresh.go(2)
        equal(fresh.chosen, [0], "the second question after the stale window's answer")


@case("a late answer is refused with a message and a link to the result (JavaScript {script})", script=SCRIPT)
def too_late(world: World, script: bool):
    with world.page(java_script_enabled=script) as page:
        player = Player(page)
        play = player.begin(COMPASS)
        client = world.client(cookie=cookie_of(page))
        for number, fields in enumerate([{"answer": 0}, {"answer": 0}, {"kind": "multiple"}, {"value": 0}], start=1):
            equal(client.post(f"{play}/{number}", fields).status, 303, f"answer {number}")
        player.choices.nth(1).click()
        expect(page.locator("form.answers")).to_have_count(0)
        check("finished" in player.main.inner_text().lower(), f"the page says {player.main.inner_text()!r}")
        page.locator("main .button").first.click()
        page.wait_for_url("**/result")
        check("north" in player.heading, f"the result is {player.heading!r}")


def cookie_of(page) -> str:
    return next(c["value"] for c in page.context.cookies() if c["name"] == "parlour")


@case("Done leads to the front page, Take it again straight to question 1 (JavaScript {script})", script=SCRIPT)
def after_the_result(world: World, script: bool):
    with world.page(java_script_enabled=script) as page:
        player = Player(page)
        player.play_through(COMPASS)
        old = player.play
        player.begin_button.click()
        page.wait_for_url(re.compile(r"/p/[^/]+/1$"))
        check(player.play != old, "Take it again went on with the finished play")
        player.expect_fresh()
        page.goto(f"{old}/result")
        page.locator('main a.button[href="/"]').click()
        page.wait_for_url(re.compile(r"://[^/]+/$"))


@case("an undecided play has its own text and a link to start again")
def undecided(world: World):
    with world.page() as page:
        player = Player(page)
        player.begin(COMPASS)
        for nothing in [2, 2, [], 500]:
            player.answer(nothing)
        equal(player.heading, "No direction", "the undecided's heading")
        equal(player.begin_button.count(), 1, "offers to start again")


PREFERENCES = {"ru-RU": "ru", "zh-TW": "zh-Hant", "zh-HK": "zh-Hant", "zh": "zh-Hant", "en-GB": "en", "fi": "en"}


@case("the site follows the browser's language {preference}", preference=PREFERENCES)
def language_preferences(world: World, preference: str):
    with world.page(language=preference) as page:
        page.goto(f"/q/{COMPASS}")
        Player(page).expect_language(PREFERENCES[preference])


@case("the player's choice of language overrides the browser's (JavaScript {script})", script=SCRIPT)
def chooses_language(world: World, script: bool):
    with world.page(language="en", java_script_enabled=script) as page:
        player = Player(page)
        player.begin(ANIMALS)
        address = page.url
        choose_language(page, "ru")
        equal(page.url, address, "the address after the change of language")
        player.expect_language("ru")
        player.answer_somehow()
        player.expect_language("ru")
        player.open(COMPASS)
        player.expect_language("ru")


def choose_language(page, language: str) -> None:
    page.locator(f'form[action="/language"] [name="language"][value="{language}"]').click()
    expect(page.locator("html")).to_have_attribute("lang", language)


@case("a slider lists all its answers without JavaScript, and shows only the selected one with it (JavaScript {script})", script=SCRIPT)
def slider_shows_answers(world: World, script: bool):
    with world.page(java_script_enabled=script) as page:
        player = Player(page)
        player.begin("tea")
        scale = page.locator(".slider .scale li")
        if script:
            expect(scale.first).to_be_hidden()
            for value, answer in [(0, "Never"), (300, "Seldom"), (500, "Often"), (1000, "All the time")]:
                player.slider.fill(str(value))
                expect(page.locator(".slider output")).to_have_text(answer)
        else:
            equal(scale.all_inner_texts(), ["Never", "Seldom", "Often", "All the time"], "the slider's answers")
            expect(scale.last).to_be_visible()
            page.locator('main form input[name="typed"]').fill(".5")
            player.submit.click()
            player.expect_question(2, 2)


@case("a quiz can be played in a language that the site doesn't support (JavaScript {script})", script=SCRIPT)
def plays_in_german(world: World, script: bool):
    with world.page(language="ru", java_script_enabled=script) as page:
        player = Player(page)
        player.open("tea")
        expect(page.locator("h1")).to_have_text("Which tea are you?")
        check("На вашем языке этого теста нет" in player.main.inner_text(), "nothing says why the quiz is in English")
        page.locator('form[action="/language"] [value="de"]').click()
        expect(page.locator("h1")).to_have_text("Welcher Tee bist du?")
        equal(page.locator("h1").get_attribute("lang"), "de", "the title's language")
        equal(page.locator("html").get_attribute("lang"), "ru", "the page's language")
        player.begin_button.click()
        page.wait_for_url(re.compile(r"/p/[^/]+/1$"))
        expect(page.locator(".question-text")).to_have_text("Wie oft am Tag?")
        play = player.play
        page.goto("/")
        choose_language(page, "en")
        page.goto(play)
        expect(page.locator(".question-text")).to_have_text("Wie oft am Tag?")
        equal(page.locator("html").get_attribute("lang"), "en", "the page's language after a change on the front page")
        player.answer(1000)
        player.answer(1)
        expect(page.locator("h1")).to_have_text("Du bist Rauchtee!")


@case("a shared page of a quiz in German offers its other language")
def shared_in_german(world: World):
    with world.page(language="de") as page:
        page.goto("/r/tea/mint")
        equal(page.url.rsplit("/", 1)[1], "de", "the language of the shared page")
        page.locator('form[action="/language"] [value="en"]').click()
        page.wait_for_url("**/r/tea/mint/en")
        expect(page.locator("h1")).to_have_text("I’m mint.")


@case("number keys answer, arrows move from answer to answer, and a press is marked at once")
def keys(world: World):
    with world.page() as page:
        player = Player(page)
        player.begin("sorting-into-a-house")  # It has presses only.
        marked = page.evaluate(
            """() => {
              dispatchEvent.call(document.body, new KeyboardEvent('keydown', { key: '2', bubbles: true }))
              return document.querySelectorAll('.answers [aria-busy=true], .answers .chosen, .answers .pressed').length
            }"""
        )
        check(marked > 0, "a press isn't marked at once")
        page.wait_for_url(re.compile(r"/2$"))
        for key, index in [("ArrowDown", 0), ("ArrowDown", 1), ("ArrowUp", 0)]:
            page.keyboard.press(key)
            focused = page.evaluate("() => [...document.querySelectorAll('.answers .choices :is(button, input)')].indexOf(document.activeElement)")
            equal(focused, index, f"the focused answer after {key}")


@case("the next question comes without a jump: its number, its text and the bar stand where the last one's stood")
def no_jump(world: World):
    with world.page(reduced_motion="reduce") as page:
        page.set_viewport_size({"width": 390, "height": 664})
        player = Player(page)
        player.begin(ANIMALS)
        seen = set()
        for _ in range(5):
            seen.add(tuple(page.locator(part).bounding_box()["y"] for part in ["progress", ".number", ".question-text"]))
            equal(page.evaluate("scrollY"), 0, f"the scroll position at question {player.number}")
            player.answer_somehow()
        equal(len(seen), 1, f"different places: {seen}; sets of places")


@case("the slider’s number field appears with focus, and stays")
def number_field(world: World):
    with world.page() as page:
        player = Player(page)
        player.begin(COMPASS)
        for answer in [1, 1, [0]]:
            player.answer(answer)
        field = page.locator('main form input[name="typed"]')
        width = lambda: page.locator(".typed").bounding_box()["width"]
        check(width() <= 1, f"the field is shown before it has focus: {width()}")
        field.focus()
        check(width() > 60, f"the field isn't shown with focus: {width()}")
        field.blur()
        check(width() > 60, "the field goes away under the finger")


@case("the reveal waits for 1.2 seconds at most, a press ends it, and there is none with reduced motion ({motion})", motion=["no-preference", "reduce"])
def reveals(world: World, motion: str):
    with world.page(reduced_motion=motion) as page:
        player = Player(page)
        player.begin(COMPASS)
        page.evaluate(
            """() => new MutationObserver((_, observer) => {
              if (!document.body.classList.contains('result-page')) return
              observer.disconnect()
              const all = () => document.getAnimations()
              const times = all().map(one => one.effect.getComputedTiming()).map(time => time.delay + time.activeDuration)
              setTimeout(() => {
                document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
                window.seen = { times, ended: all().every(one => one.playState === 'finished') }
              })
            }).observe(document.body, { attributes: true })"""
        )
        while not player.at_result:
            player.answer_somehow()
        page.wait_for_function("() => window.seen")
        times, ended = page.evaluate("() => [window.seen.times, window.seen.ended]")
        check(bool(times) == (motion == "no-preference"), f"animations with {motion}: {times}")
        check(all(time <= 1200 for time in times), f"the result waits too long: {times}")
        check(ended, "a key doesn't end the wait")
