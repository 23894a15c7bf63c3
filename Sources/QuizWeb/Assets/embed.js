// For pages that embed a quiz of Parlour: lets its frame grow and shrink with what it shows. Does nothing else.
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const frames = () => [...document.querySelectorAll("iframe")].filter((frame) => frame.src.startsWith(origin + "/embed/"));
  addEventListener("message", (event) => {
    const height = event.data?.parlourHeight;
    if (event.origin !== origin || !Number.isInteger(height) || height < 50 || height > 50000) return;
    const frame = frames().find((frame) => frame.contentWindow === event.source);
    if (frame) frame.style.height = height + "px";
  });
  // A frame that was there first has told its height already: ask for it.
  for (const frame of frames()) frame.contentWindow.postMessage("parlourHeight", "*");
})();
