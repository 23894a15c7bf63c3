// Moves the stopwatch of a round, tells the server that the page is still there, and pauses the round when it isn't.
// The server's watch counts; this one only shows it.

let pending = false;
let stop = () => {};

const roundHeader = () => document.querySelector(".round-header[data-heartbeat]");
const body = () => new URLSearchParams({ "csrf-token": roundHeader().dataset.csrfToken });
const reload = () => location.reload();

const shown = (milliseconds) => {
  const seconds = Math.min(3600, Math.floor(milliseconds / 1000));
  const two = (number) => String(number).padStart(2, "0");
  return seconds < 3600 ? `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}` : "1:00:00";
};

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
  if (!link || !round || "late" in round.dataset || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  pending = true;
  try {
    await fetch(round.dataset.pause, { method: "POST", body: body(), redirect: "manual" });
  } catch {}
  location.assign(link.href);
});

addEventListener("submit", async (event) => {
  const { target: form, submitter } = event;
  if (!form.matches(".answers, .pause-form")) return;
  event.preventDefault();
  if (pending) return;
  pending = true;
  submitter?.setAttribute("aria-busy", "true");
  try {
    const fields = new URLSearchParams(new FormData(form, submitter));
    const reply = await fetch(form.action, { method: "POST", body: fields, headers: { "Parlour-Script": "1" } });
    const page = new DOMParser().parseFromString(await reply.text(), "text/html");
    if (!reply.ok || !page.querySelector("#main")) return reload();
    stop();
    document.title = page.title;
    if (page.body.classList.contains("verdict")) reveal(page);
    else swap(page);
    pending = false;
  } catch {
    submitter?.removeAttribute("aria-busy");
    pending = false;
  }
});

function swap(page) {
  document.body.className = page.body.className;
  document.querySelector("main").replaceWith(page.querySelector("main"));
  enliven();
  const heading = document.querySelector("h1");
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/// Opens the verdict over the round, whose question stays to be read.
function reveal(page) {
  document.querySelector(".round-header").removeAttribute("data-heartbeat");
  document.querySelectorAll(".pause-form, main noscript").forEach((part) => part.remove());
  document.querySelectorAll(".answers button").forEach((button) => (button.disabled = true));
  const dialog = document.createElement("dialog");
  dialog.className = "verdict";
  dialog.setAttribute("aria-labelledby", "verdict");
  dialog.append(...page.querySelector("main").childNodes);
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    dialog.querySelector(".actions a").click();
  });
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("h1").focus();
}

enliven();
