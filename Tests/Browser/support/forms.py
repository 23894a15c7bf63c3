"""A visitor without a browser who reads forms and sends them, with the hidden fields that they carry."""

import random
import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit

from support.cases import check
from support.client import Client, Reply
from support.server import Server


@dataclass
class Control:
    """A button, an input or a choice of a select."""

    kind: str
    name: str
    value: str
    is_chosen: bool = False
    text: str = ""


@dataclass
class Form:
    action: str
    controls: list[Control] = field(default_factory=list)

    def named(self, name: str) -> list[Control]:
        return [control for control in self.controls if control.name == name]

    @property
    def fields(self) -> dict[str, list[str]]:
        """What a browser sends if the visitor changes nothing and presses no named button."""
        fields: dict[str, list[str]] = {}
        for control in self.controls:
            if control.name and control.kind not in ("button", "submit") and (
                control.is_chosen or control.kind not in ("radio", "checkbox", "option")
            ):
                fields.setdefault(control.name, []).append(control.value)
        return fields


class FormReader(HTMLParser):
    def __init__(self, page: str):
        super().__init__()
        self.forms: list[Form] = []
        self._open: Form | None = None
        self._read: Control | None = None
        self._select = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attributes: list) -> None:
        found = {name: value or "" for name, value in attributes}
        name, value = found.get("name", ""), found.get("value", "")
        if tag == "form":
            self._open = Form(found.get("action", ""))
            self.forms.append(self._open)
        elif self._open is None:
            return
        elif tag == "input":
            kind = found.get("type", "text")
            value = value if "value" in found or kind not in ("checkbox", "radio") else "on"
            self._open.controls.append(Control(kind, name, value, "checked" in found))
        elif tag == "button":
            self._begin(Control("button", name, value))
        elif tag == "textarea":
            self._begin(Control("textarea", name, ""))
        elif tag == "select":
            self._select = name
        elif tag == "option":
            self._open.controls.append(Control("option", self._select, value, "selected" in found))

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._open = None
        elif tag in ("button", "textarea"):
            self._read = None

    def handle_data(self, data: str) -> None:
        if self._read:
            self._read.text += data
            if self._read.kind == "textarea":
                self._read.value += data

    def _begin(self, control: Control) -> None:
        self._read = control
        self._open.controls.append(control)


class FormClient(Client):
    """Opens pages and sends their forms. `path` and `page` are where the visitor is."""

    def __init__(self, server: Server, language: str = "en", browser: str = "Mozilla/5.0"):
        super().__init__(server, language=language)
        self.browser = browser
        self.cookies: dict[str, str] = {}
        self.path = "/"
        self.page = ""

    def send(self, method: str, path: str, body: str | None = None, headers: dict | None = None) -> Reply:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        reply = super().send(method, path, body, {"User-Agent": self.browser, **(headers or {}), **({"Cookie": cookies} if cookies else {})})
        for line in reply.headers.get_all("Set-Cookie", []):
            name, value = line.split(";")[0].split("=", 1)
            self.cookies[name] = value
        # A client would send this one alone.
        self.cookie = None
        return reply

    def open(self, path: str, **headers: str) -> Reply:
        return self._follow(path, self.get(path, **headers))

    def has_form(self, action: str) -> bool:
        return any(re.search(action, form.action) for form in FormReader(self.page).forms)

    def form(self, action: str) -> Form:
        """The first form of the page whose action matches the regular expression."""
        for form in FormReader(self.page).forms:
            if re.search(action, form.action):
                return form
        raise AssertionError(f"{self.path} has no form to {action}")

    def submit(self, form: Form, **fields) -> Reply:
        """Sends a form with other values in some fields, and goes where the reply leads."""
        sent = {**form.fields, **{name.replace("_", "-"): value for name, value in fields.items()}}
        target = urljoin(self.path, form.action).partition("#")[0]
        return self._follow(target, self.post(target, sent))

    def _follow(self, path: str, reply: Reply) -> Reply:
        while reply.status in (302, 303) and reply.location:
            target = urlsplit(urljoin(path, reply.location))
            path = target.path + ("?" + target.query if target.query else "")
            reply = self.get(path)
        self.path, self.page = path, reply.body if reply.headers.get_content_type() == "text/html" else ""
        return reply

    # Quizzes

    def play(self, quiz: str, generator: random.Random) -> str:
        """Plays a quiz with random answers and returns the result's path."""
        self.open(f"/q/{quiz}")
        self.submit(self.form("/begin$"))
        while not self.path.endswith("/result"):
            form = next(form for form in FormReader(self.page).forms if form.named("answer") or form.named("value"))
            self.submit(form, **random_answer(form, generator))
        return self.path

    # The daily game

    def sign_up(self, name: str, password: str, zone: str) -> None:
        self.open("/account/sign-up")
        self.submit(self.form("/account/sign-up"), name=name, password=password, zone=zone)
        check(not self.has_form("/account/sign-up"), f"nobody can be called {name}")
        self.open("/daily/welcome")
        if self.has_form("/daily/welcome"):
            self.submit(self.form("/daily/welcome"))

    def sign_in(self, name: str, password: str) -> None:
        self.open("/account/sign-in")
        self.submit(self.form("/account/sign-in"), name=name, password=password)

    def start_round(self, difficulty: str) -> str:
        """Starts one of the day's questions and returns the round's path."""
        if self.open(f"/daily/{difficulty}").status == 404:
            self.open("/daily")
        self.submit(self.form("/daily/start$"), difficulty=difficulty)
        check("/daily/round/" in self.path, f"Start leads to {self.path}")
        return self.path

    def answer_round(self, choose) -> None:
        """Answers the open round. `choose` gets the answers' texts and returns an index."""
        form = self.form("/answer$")
        answers = form.named("answer")
        self.submit(form, answer=answers[choose([answer.text.strip() for answer in answers])].value)


def random_answer(form: Form, generator: random.Random) -> dict:
    if form.named("value"):
        return {"value": str(generator.randrange(1001)), "typed": ""}
    answers = form.named("answer")
    if answers[0].kind == "checkbox":
        return {"answer": [answer.value for answer in answers if generator.random() < 0.4] or [generator.choice(answers).value]}
    return {"answer": generator.choice(answers).value}
