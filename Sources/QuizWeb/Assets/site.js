// Makes moving through a quiz smooth. Every page works without this; it only spares the browser rendering whole pages.

let pending = null;
const place = () => location.pathname + location.search;
let shown = place();

/// The pages of a play: their links and forms are followed here, all others by the browser.
const isPlay = (url) => url.origin === location.origin && /^\/(q|p|embed|e)\//.test(url.pathname);

/// On another site's page. There the top of a new page may be out of sight although the frame isn't scrolled.
const isFramed = document.body.classList.contains("embedded") && parent !== window;

async function visit(url, options = {}, push = true) {
  pending?.abort();
  const own = (pending = new AbortController());
  try {
    const reply = await fetch(url, { ...options, signal: own.signal, headers: { Accept: "text/html", "Parlour-Script": "1" } });
    const page = new DOMParser().parseFromString(await reply.text(), "text/html");
    if (own.signal.aborted) return true;
    const address = new URL(reply.headers.get("Content-Location") ?? reply.url, location);
    // A refusal is shown where it came; asked for again, its address would tell something else.
    if (!isPlay(address) || !page.querySelector("#main") || (reply.ok && accentOf(page) !== accentOf(document))) {
      location.assign(address);
      return true;
    }
    swap(page);
    if (address.href !== location.href) history[push ? "pushState" : "replaceState"](null, "", address);
    shown = place();
    return true;
  } catch (error) {
    return error.name === "AbortError";
  } finally {
    if (pending === own) pending = null;
  }
}

const accentOf = (page) => page.querySelector('link[href^="/static/accent-"]')?.getAttribute("href");

/// Puts another page in the place of this one. The stylesheet fades it in, by a plain animation: view transitions end the
/// whole page in some builds of WebKit (DESIGN.md), and no script can tell those from the others.
function swap(page) {
  document.title = page.title;
  document.documentElement.lang = page.documentElement.lang;
  document.body.className = page.body.className;
  page.querySelector("main").classList.add("entering");
  for (const part of ["main", "footer"]) document.querySelector(part).replaceWith(page.querySelector(part));
  enliven();
  scrollTo(0, 0);
  const heading = document.querySelector("h1");
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  if (isFramed) document.querySelector("main").firstElementChild.scrollIntoView({ block: "nearest" });
}

addEventListener("submit", async (event) => {
  const { target: form, submitter } = event;
  const url = new URL(form.action);
  if (form.method !== "post" || !isPlay(url)) return;
  event.preventDefault();
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
  if (place() !== shown && !(await visit(location.href, {}, false))) location.reload();
});

// A page that the browser kept may show what has changed since.
addEventListener("pageshow", (event) => {
  if (event.persisted && isPlay(location)) location.reload();
});

/// Shows the answer that the slider stands at, and lets the slider and the typed number follow each other.
function enliven() {
  offerSharing();
  const slider = document.querySelector(".slider");
  if (!slider) return;
  const [range, typed] = slider.querySelectorAll("input");
  const scale = slider.querySelector(".scale");
  const answers = [...scale.children];
  scale.hidden = true;
  const output = document.createElement("output");
  output.dir = "auto";
  output.setAttribute("aria-hidden", "true");
  slider.prepend(output);
  const show = () => {
    const [value, count] = [Number(range.value), answers.length];
    const place =
      slider.dataset.bands === "equal"
        ? Math.min(Math.floor((value * count) / 1000), count - 1)
        : Math.floor((2 * value * (count - 1) + 1000) / 2000);
    output.textContent = answers[place].textContent;
    output.lang = answers[place].lang;
    range.setAttribute("aria-valuetext", output.textContent);
  };
  range.addEventListener("input", () => {
    typed.value = "";
    show();
  });
  // The slider keeps thousandths; for fingers on keys they are small.
  range.addEventListener("keydown", (event) => {
    const steps = { ArrowRight: 5, ArrowUp: 5, ArrowLeft: -5, ArrowDown: -5 }[event.key];
    if (!steps || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    range.stepUp(steps);
    range.dispatchEvent(new Event("input", { bubbles: true }));
  });
  typed.addEventListener("input", () => {
    if (!typed.value || !typed.validity.valid) return;
    range.value = Math.round(Number(typed.value) * 10);
    show();
  });
  show();
}

/// With scripts there is a button in the place of the address.
function offerSharing() {
  const share = document.querySelector(".share");
  if (!share) return;
  share.querySelector("label").hidden = true;
  share.querySelector("button").hidden = false;
}

/// Shares a result: by what the system offers, or else by copying text and address, or else the player copies.
addEventListener("click", async (event) => {
  const share = event.target.closest?.(".share button")?.closest(".share");
  if (!share) return;
  const [label, field, told] = ["label", "input", "[role=status]"].map((part) => share.querySelector(part));
  const { title, text, copied, copyYourself } = share.dataset;
  const url = new URL(field.value, location).href;
  told.textContent = "";
  try {
    if (navigator.share) return await navigator.share({ title, text, url });
  } catch (error) {
    if (error.name === "AbortError") return;
  }
  try {
    await navigator.clipboard.writeText(`${text} ${url}`);
    told.textContent = copied;
  } catch {
    told.textContent = copyYourself;
    label.hidden = false;
    field.select();
  }
});

enliven();

// Tells the embedding page how high the frame's page is, and nothing else.
if (isFramed) {
  const tell = () => parent.postMessage({ parlourHeight: Math.ceil(document.body.getBoundingClientRect().height) }, "*");
  new ResizeObserver(tell).observe(document.body);
  addEventListener("message", (event) => event.source === parent && event.data === "parlourHeight" && tell());
}
