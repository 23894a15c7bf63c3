// Moves the stopwatch of a round, tells the server that the page is still there, and pauses the round when it isn't;
// sends answers, also after the network was away; counts down to the next questions; shares a day. The server's watch
// counts; this one only shows it. Filters the list of past questions.

/// Whether a press is on its way.
let pending = false;
let stop = () => {};

const roundHeader = () => document.querySelector("[data-heartbeat]");
const body = () => new URLSearchParams({ "csrf-token": roundHeader().dataset.csrfToken });
const two = (number) => String(number).padStart(2, "0");

function reload() {
  pending = true;
  stop();
  location.reload();
}

function formatDuration(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/// Lets the time of a paused round run on, as it does for the boards.
function showElapsedTime() {
  const time = document.querySelector("[data-running]");
  if (!time) return;
  const startedAt = Date.now() - time.dataset.running;
  const timer = setInterval(() => (time.textContent = formatDuration(Date.now() - startedAt)), 500);
  stop = () => clearInterval(timer);
}

function hydrate() {
  stop();
  showElapsedTime();
  const round = roundHeader();
  if (!round) return;
  const watch = round.querySelector("[data-watch]");
  const tenths = watch?.querySelector(".tenths");
  const startedAt = performance.now() - (watch?.dataset.watch ?? 0);
  const tick = () => {
    // While an answer is on its way, its button says so, and the stopwatch waits.
    if (!watch || form.dataset.sent) return;
    const time = Math.min(3600000, performance.now() - startedAt);
    watch.firstChild.data = formatDuration(time);
    tenths.textContent = tenths.dataset.mark + (Math.floor(time / 100) % 10);
  };
  const sendHeartbeat = async () => {
    if (pending) return;
    try {
      const response = await fetch(round.dataset.heartbeat, { method: "POST", body: body(), redirect: "manual" });
      // The round was paused or finished elsewhere, or its hour is over.
      if (response.status !== 204 && response.status !== 429 && response.status < 500 && round.isConnected && !pending) reload();
    } catch {} // Without a network the server pauses the round by itself.
  };
  const form = document.querySelector(".answers");
  const timers = [setInterval(tick, 100), setInterval(sendHeartbeat, 5000)];
  stop = () => timers.forEach(clearInterval);
  tick();
  sendHeartbeat();
}

/// Pauses the round while its page goes out of sight, and takes question and answers out of it.
function leave() {
  const round = roundHeader();
  if (!round || pending) return;
  if (!("late" in round.dataset)) {
    navigator.sendBeacon(round.dataset.pause, body());
    document.querySelectorAll(".question-text, .answers").forEach((part) => part.remove());
  }
  stop();
}

addEventListener("pagehide", leave);
addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") leave();
  else if (roundHeader() && !pending) reload();
});
addEventListener("pageshow", (event) => event.persisted && reload());

/// A player who leaves by a link finds the round paused on the page that opens.
addEventListener("click", async (event) => {
  const link = event.target.closest?.("a[href]");
  const round = roundHeader();
  if (!link || link.hash || !round || pending || "late" in round.dataset) return;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  pending = true;
  try {
    await fetch(round.dataset.pause, { method: "POST", body: body(), redirect: "manual", signal: AbortSignal.timeout(3000) });
  } catch {}
  location.assign(link.href);
});

/// The window lights as soon as Start is pressed, while the question is on its way.
addEventListener("submit", (event) => event.target.matches(".start-form") && document.body.classList.add("starting"));

addEventListener("submit", async (event) => {
  const { target: form, submitter } = event;
  if (form.method !== "post" || !form.matches(".answers, .pause-form, .start-form")) return;
  event.preventDefault();
  if (pending) return;
  pending = true;
  submitter.setAttribute("aria-busy", "true");
  const fields = new URLSearchParams(new FormData(form, submitter));
  const delay = form.matches(".answers") ? verdictDelay() : null;
  const isStart = form.matches(".start-form");
  // Start has no limit: the server may have taken it, and then the stopwatch runs.
  const limit = isStart ? null : 10000;
  const reply = form.matches(".answers") ? await submitAnswer(form, fields, submitter) : await send(form, fields, limit);
  if (!reply || (isStart && !reply.ok)) return submitWithoutScript(form, submitter);
  // It isn't a round if the session is over.
  if (isStart && !reply.path) return location.assign(reply.url);
  const page = new DOMParser().parseFromString(reply.text, "text/html");
  if (!reply.ok || !page.querySelector("#main")) return reload();
  await delay;
  // The round takes the place of the page before Start, to which nobody can go back.
  if (isStart) history.replaceState(null, "", reply.path);
  pending = false;
  swap(page);
  if (document.visibilityState === "hidden") leave();
  else if (isPressed) shieldAnswers();
});

/// Whether the last button was pressed by a finger or a mouse, not by a key.
let isPressed = false;
addEventListener("click", (event) => (isPressed = event.detail > 0), true);

/// Answers come where the finger still is. The second tap of two must not choose one before it can be read.
function shieldAnswers() {
  const answers = document.querySelector(".answers");
  if (!answers) return;
  answers.inert = true;
  setTimeout(() => (answers.inert = false), 400);
}

/// Lets the browser send a form, and then show what the server says. If that is stopped, the button can be pressed again.
function submitWithoutScript(form, submitter) {
  const { name, value } = submitter;
  const field = Object.assign(document.createElement("input"), { type: "hidden", name, value });
  if (name) form.append(field);
  form.submit();
  field.remove();
  submitter.removeAttribute("aria-busy");
  pending = false;
}

/// A moment between an answer and its verdict, while the answer is on its way anyway. A press or a key ends it; there is
/// none where the system asks for less motion.
function verdictDelay() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return null;
  const controller = new AbortController();
  return new Promise((resolve) => {
    for (const press of ["pointerdown", "keydown"]) addEventListener(press, resolve, { signal: controller.signal });
    setTimeout(resolve, 700);
  }).then(() => controller.abort());
}

/// Sends a form. The result is null if no whole reply came in time, or none that tells anything. Its path is that of the
/// page in it.
async function send(form, fields, limit) {
  try {
    const options = { method: "POST", body: fields, headers: { "Parlour-Script": "1" } };
    if (limit) options.signal = AbortSignal.timeout(limit);
    const response = await fetch(form.action, options);
    if (response.status === 429 || response.status >= 500) return null;
    const { ok, url, headers } = response;
    return { ok, url, path: headers.get("Content-Location"), text: await response.text() };
  } catch {
    return null;
  }
}

/// Sends an answer until it arrives. The stopwatch stands still meanwhile. If that takes long, the stopwatch goes on,
/// because the time counts until the answer arrives, and the page says so. The same answer sent twice counts once.
async function submitAnswer(form, fields, chosen) {
  const status = form.querySelector(".connection");
  const showOffline = () => {
    status.textContent = status.dataset.offline;
    delete form.dataset.sent;
  };
  form.dataset.sent = "1";
  const pause = document.querySelector(".round-band .pause");
  if (pause) pause.hidden = true;
  form.querySelectorAll(".answer").forEach((answer) => (answer.disabled = answer !== chosen));
  if (!navigator.onLine) showOffline();
  const offlineTimer = setTimeout(showOffline, 2500);
  let reply;
  while (!(reply = await send(form, fields, 10000))) {
    showOffline();
    await new Promise((resume) => {
      addEventListener("online", resume, { once: true });
      setTimeout(resume, 3000);
    });
  }
  clearTimeout(offlineTimer);
  return reply;
}

/// The keys 1 to 4 press an answer.
addEventListener("keydown", (event) => {
  if (event.repeat || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey || !/^[1-4]$/.test(event.key)) return;
  document.querySelectorAll(".answers .answer")[event.key - 1]?.click();
});

/// A filter acts as soon as it changes. Arrow keys change a closed list at each step, so after them it waits until the list
/// is left or Enter is pressed.
const filters = document.querySelector(".filters");
let stepping = false;
filters?.querySelector("button").setAttribute("hidden", "");
filters?.addEventListener("keydown", ({ key }) => {
  stepping = key.startsWith("Arrow");
  if (key === "Enter") filters.requestSubmit();
});
filters?.addEventListener("pointerdown", () => (stepping = false));
filters?.addEventListener("change", () => {
  filters.dataset.changed = "";
  if (!stepping) filters.requestSubmit();
});
filters?.addEventListener("focusout", () => stepping && "changed" in filters.dataset && filters.requestSubmit());

/// Puts another page in the place of this one.
function swap(page) {
  stop();
  document.title = page.title;
  document.documentElement.lang = page.documentElement.lang;
  document.body.className = page.body.className;
  for (const part of ["body > header", "main", "footer"]) document.querySelector(part).replaceWith(page.querySelector(part));
  hydrate();
  scrollTo(0, 0);
  const heading = document.querySelector("h1");
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/// Counts down to the next questions, and then shows them.
function countDown() {
  const left = document.querySelector("time[data-seconds]");
  if (!left) return;
  const end = Date.now() + Number(left.dataset.seconds) * 1000;
  const tick = () => {
    const seconds = Math.ceil((end - Date.now()) / 1000);
    if (seconds <= 0) {
      clearInterval(timer);
      return reload();
    }
    left.textContent = `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  };
  const timer = setInterval(tick, 1000);
  tick();
}

/// Shares the day: by what the system offers, or else by copying, or else the player copies.
addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-share]");
  if (!button) return;
  const share = document.querySelector(".share");
  const [field, status] = [share.querySelector("textarea"), button.parentElement.querySelector("[role=status]")];
  status.textContent = "";
  try {
    if (navigator.share) return await navigator.share({ text: field.value });
  } catch (error) {
    if (error.name === "AbortError") return;
  }
  try {
    await navigator.clipboard.writeText(field.value);
    status.textContent = share.dataset.copied;
  } catch {
    status.textContent = share.dataset.copyYourself;
    field.select();
  }
});

/// A swipe turns the slides.
let touch;
addEventListener("touchstart", (event) => (touch = event.touches.length === 1 ? event.touches[0] : null), { passive: true });
addEventListener("touchend", (event) => {
  const end = event.changedTouches[0];
  if (!touch || !document.body.classList.contains("slides-page")) return;
  const [right, down] = [end.clientX - touch.clientX, end.clientY - touch.clientY];
  if (Math.abs(right) < 60 || Math.abs(right) < 2 * Math.abs(down)) return;
  document.querySelector(`a[rel="${right < 0 ? "next" : "prev"}"]`)?.click();
});

hydrate();
countDown();
for (const button of document.querySelectorAll("[data-share]")) button.hidden = false;
