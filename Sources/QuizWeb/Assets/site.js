// Makes moving through a quiz smooth. Every page works without this; it only spares the browser rendering whole pages.

let pending = null;
const currentPath = () => location.pathname + location.search;
let shownPath = currentPath();

/// The pages of a play: their links and forms are followed here, all others by the browser.
const isPlay = (url) => url.origin === location.origin && /^\/(q|p|embed|e|preview)\//.test(url.pathname);

/// On another site's page. There the top of a new page may be out of sight although the frame isn't scrolled.
const isFramed = document.body.classList.contains("embedded") && parent !== window;

async function visit(url, options = {}, push = true) {
  pending?.abort();
  const controller = (pending = new AbortController());
  try {
    const response = await fetch(url, { ...options, signal: controller.signal, headers: { Accept: "text/html", "Parlour-Script": "1" } });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    if (controller.signal.aborted) return true;
    const address = new URL(response.headers.get("Content-Location") ?? response.url, location);
    // An error stays under the old address: a later request for its own address would return another page.
    if (!isPlay(address) || !page.querySelector("#main") || (response.ok && accentOf(page) !== accentOf(document))) {
      location.assign(address);
      return true;
    }
    swap(page);
    if (address.href !== location.href) history[push ? "pushState" : "replaceState"](null, "", address);
    shownPath = currentPath();
    return true;
  } catch (error) {
    return error.name === "AbortError";
  } finally {
    if (pending === controller) pending = null;
  }
}

const accentOf = (page) => page.querySelector('link[href^="/static/accent-"]')?.getAttribute("href");

/// Puts another page in the place of this one. The stylesheet fades it in, by a plain animation: view transitions end the
/// whole page in some builds of WebKit (DESIGN.md), and no script can tell those from the others.
function swap(page) {
  const wasQuestion = document.body.classList.contains("question-page");
  document.title = page.title;
  document.documentElement.lang = page.documentElement.lang;
  document.body.className = page.body.className;
  page.querySelector("main").classList.add("entering");
  const header = page.querySelector("body > header");
  const shownHeader = document.querySelector("body > header");
  if (header && shownHeader) shownHeader.replaceWith(header);
  else if (header) document.querySelector("main").before(header);
  else shownHeader?.remove();
  for (const part of ["main", "footer"]) document.querySelector(part).replaceWith(page.querySelector(part));
  if (wasQuestion && document.body.classList.contains("result-page")) reveal();
  hydrate();
  scrollTo(0, 0);
  const heading = document.querySelector("h1");
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  if (isFramed) document.querySelector("body > header, main > *").scrollIntoView({ block: "nearest" });
}

/// Lets the result wait for a moment, by the stylesheet. A press or a key ends the wait at once.
function reveal() {
  document.body.classList.add("revealing");
  const controller = new AbortController();
  const skip = () => document.getAnimations().forEach((animation) => animation.finish());
  for (const press of ["pointerdown", "keydown"]) addEventListener(press, skip, { signal: controller.signal });
  setTimeout(() => controller.abort(), 1200);
}

addEventListener("submit", async (event) => {
  const { target: form, submitter } = event;
  const url = new URL(form.action);
  if (form.method !== "post" || !isPlay(url)) return;
  event.preventDefault();
  const untouched = form.querySelector(".slider.untouched input");
  if (untouched) return untouched.focus();
  if (pending) return;
  submitter?.setAttribute("aria-busy", "true");
  const body = new URLSearchParams(new FormData(form, submitter));
  if (await visit(url, { method: "POST", body })) return;
  submitter?.removeAttribute("aria-busy");
  if (submitter?.name) {
    const field = Object.assign(document.createElement("input"), { type: "hidden", name: submitter.name, value: submitter.value });
    form.append(field);
  }
  form.submit();
});

addEventListener("click", async (event) => {
  const link = event.target.closest?.("a[href]");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const url = new URL(link.href);
  if (link.target || url.hash || !isPlay(url) || !isPlay(location)) return;
  event.preventDefault();
  if (!(await visit(url))) location.assign(url);
});

addEventListener("popstate", async () => {
  if (currentPath() !== shownPath && !(await visit(location.href, {}, false))) location.reload();
});

// A page that the browser kept may show what has changed since.
addEventListener("pageshow", (event) => {
  if (event.persisted && isPlay(location)) location.reload();
});

// The keys 1 to 9 press or toggle an answer, arrows go from answer to answer.
addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
  if (event.target.matches("textarea, select, input:not([type=radio], [type=checkbox])")) return;
  const answers = [...document.querySelectorAll(".answers .choices :is(button, input)")];
  const number = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1;
  if (answers[number]) {
    answers[number].focus();
    return answers[number].click();
  }
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  // Radio buttons do this by themselves.
  if (!step || !answers.length || event.target.type === "radio") return;
  const current = answers.indexOf(document.activeElement);
  const next = current < 0 ? (step > 0 ? 0 : answers.length - 1) : current + step;
  if (!answers[next]) return;
  event.preventDefault();
  answers[next].focus();
});

/// The day's countdown goes by seconds. At its end the page shows the new day.
let countdown = 0;
function startCountdown() {
  clearInterval(countdown);
  const time = document.querySelector("time[data-seconds]");
  if (!time) return;
  const end = Date.now() + Number(time.dataset.seconds) * 1000;
  const two = (number) => String(number).padStart(2, "0");
  const show = () => {
    const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    time.textContent = `${Math.floor(left / 3600)}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
    if (!left) {
      clearInterval(countdown);
      location.reload();
    }
  };
  countdown = setInterval(show, 1000);
  show();
}

/// Fills in the browser's own time zone, where a form asks for it.
function fillInZone() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  for (const field of timeZone ? document.querySelectorAll("[data-zone]") : []) {
    field.value = timeZone;
    field.disabled = false;
  }
}

/// Shows the answer that the slider stands at, or a prompt until it is touched, and lets the slider and the typed number
/// follow each other.
function hydrate() {
  offerSharing();
  startCountdown();
  fillInZone();
  const slider = document.querySelector(".slider");
  if (!slider) return;
  const [range, typed] = slider.querySelectorAll("input");
  const scale = slider.querySelector(".scale");
  const answers = [...scale.children];
  scale.hidden = true;
  slider.classList.add("live");
  const output = document.createElement("output");
  output.dir = "auto";
  output.setAttribute("aria-hidden", "true");
  slider.prepend(output);
  const stops = [...slider.querySelectorAll("circle")];
  const show = () => {
    slider.classList.remove("untouched");
    const [value, count] = [Number(range.value), answers.length];
    const position =
      slider.dataset.bands === "equal"
        ? Math.min(Math.floor((value * count) / 1000), count - 1)
        : Math.floor((2 * value * (count - 1) + 1000) / 2000);
    output.textContent = answers[position].textContent;
    output.lang = answers[position].closest("[lang]").lang;
    stops.forEach((stop, index) => stop.classList.toggle("here", index === position));
    range.setAttribute("aria-valuetext", output.textContent);
  };
  range.addEventListener("input", () => {
    typed.value = "";
    show();
  });
  // A press on the middle, where the slider stands already, is no input.
  range.addEventListener("click", show);
  // The slider keeps thousandths; for fingers on keys they are small.
  range.addEventListener("keydown", (event) => {
    const steps = { ArrowRight: 5, ArrowUp: 5, ArrowLeft: -5, ArrowDown: -5 }[event.key];
    if (!steps || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    range.stepUp(steps);
    range.dispatchEvent(new Event("input", { bubbles: true }));
  });
  // The field appears with focus, and stays: if it went away at a press, what is below would move away from the finger.
  typed.addEventListener("focus", () => slider.classList.add("typing"));
  typed.addEventListener("input", () => {
    if (!typed.value || !typed.validity.valid) return;
    range.value = Math.round(Number(typed.value) * 10);
    show();
  });
  if (!slider.dataset.prompt) return show();
  slider.classList.add("untouched");
  output.textContent = slider.dataset.prompt;
  range.setAttribute("aria-valuetext", slider.dataset.prompt);
}

/// With scripts there is a button in the place of the address. It may stand elsewhere and name the field's element.
function offerSharing() {
  for (const button of document.querySelectorAll(".share > button, [data-share]")) button.hidden = false;
  const address = document.querySelector(".share > button + [role=status] + label");
  if (address) address.hidden = true;
}

/// Shares a result: by what the system offers, or else by copying text and address, or else the player copies.
addEventListener("click", async (event) => {
  const button = event.target.closest?.(".share > button, [data-share]");
  if (!button) return;
  const id = button.dataset.share;
  const share = id ? document.getElementById(id) : button.parentElement;
  const [label, field, status] = ["label", "input, textarea", "[role=status]"].map((part) => share.querySelector(part));
  const { title, text, copied, copyYourself } = share.dataset;
  // A text of several lines has its address in it.
  const isWhole = field.localName === "textarea" && !text;
  const url = isWhole ? undefined : new URL(field.value, location).href;
  status.textContent = "";
  try {
    if (navigator.share) return await navigator.share(isWhole ? { title, text: field.value } : { title, text, url });
  } catch (error) {
    if (error.name === "AbortError") return;
  }
  try {
    await navigator.clipboard.writeText(isWhole ? field.value : `${text} ${url}`);
    status.textContent = copied;
  } catch {
    status.textContent = copyYourself;
    label.hidden = false;
    field.select();
  }
});

hydrate();

// Tells the embedding page how high the frame's page is, and nothing else.
if (isFramed) {
  const postHeight = () => parent.postMessage({ parlourHeight: Math.ceil(document.body.getBoundingClientRect().height) }, "*");
  new ResizeObserver(postHeight).observe(document.body);
  addEventListener("message", (event) => event.source === parent && event.data === "parlourHeight" && postHeight());
}
