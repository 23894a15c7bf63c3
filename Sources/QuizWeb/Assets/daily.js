// Moves the stopwatch of a round, tells the server that the page is still there, and pauses the round when it isn't;
// sends answers, also after the network was away; counts down to the next questions; shares a day. The server's watch
// counts; this one only shows it.

/// Whether a press is on its way.
let pending = false;
let stop = () => {};

const roundHeader = () => document.querySelector(".round-header[data-heartbeat]");
const body = () => new URLSearchParams({ "csrf-token": roundHeader().dataset.csrfToken });
const two = (number) => String(number).padStart(2, "0");

function reload() {
  pending = true;
  stop();
  location.reload();
}

function shown(milliseconds) {
  const seconds = Math.min(3600, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

function enliven() {
  stop();
  const round = roundHeader();
  if (!round) return;
  const watch = round.querySelector("[data-watch]");
  const began = performance.now() - (watch?.dataset.watch ?? 0);
  const tick = () => {
    if (watch) watch.textContent = shown(performance.now() - began);
  };
  const beat = async () => {
    if (pending) return;
    try {
      const reply = await fetch(round.dataset.heartbeat, { method: "POST", body: body(), redirect: "manual" });
      // The round was paused or finished elsewhere, or its hour is over.
      if (reply.status !== 204 && reply.status !== 429 && reply.status < 500 && round.isConnected && !pending) reload();
    } catch {} // Without a network the server pauses the round by itself.
  };
  const timers = [setInterval(tick, 250), setInterval(beat, 5000)];
  stop = () => timers.forEach(clearInterval);
  beat();
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

/// Whoever leaves by a link finds the round paused where the link leads.
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

addEventListener("submit", async (event) => {
  const { target: form, submitter } = event;
  if (form.method !== "post" || !form.matches(".answers, .pause-form")) return;
  event.preventDefault();
  if (pending) return;
  pending = true;
  submitter.setAttribute("aria-busy", "true");
  const fields = new URLSearchParams(new FormData(form, submitter));
  const reply = form.matches(".answers") ? await deliver(form, fields, submitter) : await send(form, fields);
  if (!reply) return form.submit();
  const page = new DOMParser().parseFromString(await reply.text(), "text/html");
  if (!reply.ok || !page.querySelector("#main")) return reload();
  swap(page);
  pending = false;
});

/// Sends a form. The result is null if no answer came, or none that tells anything.
async function send(form, fields) {
  try {
    const options = { method: "POST", body: fields, headers: { "Parlour-Script": "1" }, signal: AbortSignal.timeout(10000) };
    const reply = await fetch(form.action, options);
    return reply.status === 429 || reply.status >= 500 ? null : reply;
  } catch {
    return null;
  }
}

/// Sends an answer until it arrives. It stays chosen, and the page says that it waits. The same answer sent twice counts
/// once.
async function deliver(form, fields, chosen) {
  const told = form.querySelector(".connection");
  const tell = () => {
    told.textContent ||= told.dataset.offline;
  };
  form.querySelectorAll(".answer").forEach((answer) => (answer.disabled = answer !== chosen));
  if (!navigator.onLine) tell();
  const slow = setTimeout(tell, 2500);
  let reply;
  while (!(reply = await send(form, fields))) {
    tell();
    await new Promise((resume) => {
      addEventListener("online", resume, { once: true });
      setTimeout(resume, 3000);
    });
  }
  clearTimeout(slow);
  return reply;
}

/// Puts another page in the place of this one.
function swap(page) {
  stop();
  document.title = page.title;
  document.body.className = page.body.className;
  for (const part of ["body > header", "main", "footer"]) document.querySelector(part).replaceWith(page.querySelector(part));
  enliven();
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
  const [field, told] = [share.querySelector("textarea"), button.parentElement.querySelector("[role=status]")];
  told.textContent = "";
  try {
    if (navigator.share) return await navigator.share({ text: field.value });
  } catch (error) {
    if (error.name === "AbortError") return;
  }
  try {
    await navigator.clipboard.writeText(field.value);
    told.textContent = share.dataset.copied;
  } catch {
    told.textContent = share.dataset.copyYourself;
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

enliven();
countDown();
for (const button of document.querySelectorAll("[data-share]")) button.hidden = false;
