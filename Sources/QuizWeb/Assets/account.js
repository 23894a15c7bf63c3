// Spares typing on the pages about accounts. Each of them works without this.

/// The browser's own time zone, where none is chosen yet.
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (zone) {
  for (const field of document.querySelectorAll("[data-zone]")) {
    field.value = zone;
    field.disabled = false;
  }
  const select = document.querySelector('select[name="zone"]');
  if (select && !select.value) {
    if (![...select.options].some((option) => option.value === zone)) {
      select.lastElementChild.append(new Option(zone.split("/").pop().replaceAll("_", " "), zone));
    }
    select.value = zone;
  }
  collapseZoneField(select);
}

/// Replaces the field by a sentence where it has the browser's own zone, so that nobody has to look at it.
function collapseZoneField(select) {
  const [field, line] = [select?.closest(".field"), document.querySelector(".folded-zone")];
  if (!line || select.value !== zone || select.hasAttribute("aria-invalid")) return;
  const [text, button] = line.children;
  text.textContent = text.dataset.text.replace("{place}", select.selectedOptions[0].text);
  field.hidden = true;
  line.hidden = false;
  button.addEventListener("click", () => {
    field.hidden = false;
    line.hidden = true;
    select.focus();
  });
}

/// A button that shows a password, and hides it again before it is sent.
for (const passwordField of document.querySelectorAll(".password-field")) {
  const input = passwordField.querySelector("input");
  const label = document.querySelector(`label[for="${input.id}"]`);
  const button = document.createElement("button");
  const show = (isShown) => {
    input.type = isShown ? "text" : "password";
    button.textContent = isShown ? passwordField.dataset.hide : passwordField.dataset.show;
    button.setAttribute("aria-label", `${button.textContent}: ${label.textContent}`);
  };
  button.type = "button";
  button.addEventListener("click", () => show(input.type === "password"));
  input.form.addEventListener("submit", () => show(false));
  passwordField.append(button);
  show(false);
}

for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const text = document.getElementById(button.dataset.copy);
    try {
      await navigator.clipboard.writeText(text.textContent);
      button.parentElement.querySelector("[role=status]").textContent = button.dataset.copied;
    } catch {
      if (text.select) text.select();
      else getSelection().selectAllChildren(text);
    }
  });
}

// A form that is on its way isn't sent twice by an impatient finger.
addEventListener("submit", (event) => {
  if (event.target.dataset.sent) return event.preventDefault();
  event.target.dataset.sent = "1";
});
addEventListener("pageshow", () => {
  for (const form of document.forms) delete form.dataset.sent;
});
