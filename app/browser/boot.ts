/*
 * The only script of the first load; its text stands in the head of every page. It waits until the page has painted
 * and the browser is idle, or until the visitor first points, presses, types or touches, and then starts React on the
 * islands (app/browser/start.tsx). A press on a button, or a submit, that comes earlier is kept and done afterwards.
 */

import { applyScheme } from "./scheme.ts";
import { AGAIN, AWAKE_EVENT, endQueryWait } from "./signals.ts";
import { recall, remember } from "./storage.ts";

/** Longest wait for an idle moment after the page has loaded, in milliseconds. */
const IDLE_TIMEOUT = 2000;
/** Longest wait for the first paint, in milliseconds: some browsers never tell of it. */
const PAINT_TIMEOUT = 1000;
/** A press that has had no effect for so long, in milliseconds, deserves a word. */
const PATIENCE = 3000;
/** The id of the element that says so. */
const NOTE = "load-error";

/** What an unknown address can ask for, by where it lies (decisions 5, 7, 11, 12, 13). */
const REQUESTS = {
  insight: /^\/(?:insights(?:\/(?:articles|blogs))?|blogs)\/[^/]+\/?$/,
  service: /^\/services\/[^/]+\/?$/,
  industry: /^\/industries\/[^/]+\/?$/,
  application: /^\/apply\/?$/,
  "feed-missing": /^\/feeds\/\.xml$/,
  feed: /^\/feeds\/[^/]+\.xml$/,
};

/** What `<html data-requested>` says of an address without a page; empty for one that is simply not found. */
export type RequestedKind = keyof typeof REQUESTS | "";

const root = document.documentElement;
/** The start script and what it imports. */
const starts = document.currentScript?.dataset.start?.split(" ") ?? [];
const [start = ""] = starts;
/** Islands that were asked for something before they were awake. */
const asked = new Set<Element>();
let hasStarted = false;
/** Settles when the page has faded in and no picture grows any more: until then no frame waits for a script. */
let shown: Promise<unknown> | undefined;

/** Keeps what the visitor did. The event ends here: React, half awake, would do it a second time. */
function keep(event: Event): void {
  const island = (event.target as Element).closest("site-island:not([data-awake])");
  const action = island && actionOf(event);
  if (!action) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  asked.add(island);
  const onAwake = () => {
    asked.delete(island);
    if (asked.size === 0) document.getElementById(NOTE)?.remove();
    action();
  };
  island.addEventListener(AWAKE_EVENT, onAwake, { once: true });
  setTimeout(() => asked.has(island) && showLoadError(), PATIENCE);
  void startNow();
}

/** What to do afterwards; nothing where the browser does it by itself. */
function actionOf(event: Event): (() => void) | undefined {
  if (event.type === "submit") {
    const form = event.target as HTMLFormElement;
    // A search goes to its page, and a dialog closes.
    if (form.method !== "post") return undefined;
    return () => form.requestSubmit((event as SubmitEvent).submitter);
  }
  const button = (event.target as Element).closest("button");
  // A submit is an event of its own, and a button with a command works in browsers that know commands.
  if (button?.type !== "button" || button.commandForElement) return undefined;
  return () => button.click();
}

async function startNow(): Promise<void> {
  if (hasStarted) return;
  hasStarted = true;
  const islands = [...document.querySelectorAll<HTMLElement>("site-island[data-files]")];
  const files = islands.flatMap(({ dataset }) => dataset.files?.split(" ") ?? []);
  for (const href of new Set([...starts, ...files])) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
  }
  await shown;
  try {
    await import(/* @vite-ignore */ start);
  } catch {
    // Whoever has pressed something gets words instead of a page that is exchanged under their hands.
    if ((await isGone()) && asked.size === 0) return location.reload();
    // The page stands, and the next thing that the visitor does tries again.
    if (asked.size > 0) showLoadError();
    hasStarted = false;
    startOn(AGAIN);
  }
}

/** Whether another deployment has taken the scripts of this page away. To load it again helps once or not at all. */
async function isGone(): Promise<boolean> {
  if (recall("reloaded")) return false;
  const answer = await fetch(start, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  return answer?.status === 404 && remember("reloaded", start);
}

function startOn(intents: readonly string[]): void {
  const options = { capture: true, passive: true, once: true };
  for (const intent of intents) addEventListener(intent, startNow, options);
}

/** A small page can have loaded before the browser has painted it. */
async function startAfterPaint(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, PAINT_TIMEOUT);
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  });
  if ("requestIdleCallback" in window) requestIdleCallback(startNow, { timeout: IDLE_TIMEOUT });
  else setTimeout(startNow, 200);
}

/** A transition between documents may be called off, which nobody needs to hear of. */
function ignoreSkippedTransition(event: PromiseRejectionEvent): void {
  const { reason } = event;
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
}

/** While pages fade into each other, the first press meets a picture: it ends the fade and reaches what is below. */
function onReveal({ viewTransition }: PageRevealEvent): void {
  if (!viewTransition) return;
  // A toast that has come along is to be there before its picture is gone.
  if (!recall("toast")) shown = viewTransition.finished.catch(() => {});
  const once = { capture: true, once: true };
  addEventListener("pointerdown", () => viewTransition.skipTransition(), once);
  addEventListener("click", pressBelow, once);
}

function pressBelow({ target, clientX, clientY }: MouseEvent): void {
  const below = target === root && document.elementFromPoint(clientX, clientY);
  if (below) below.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

/**
 * Says that a part of the page which needs its scripts cannot answer, and offers to load the page again. A form that is
 * delivered brings words of its own: it works without scripts, and from now on the page is as it is without them.
 */
function showLoadError(): void {
  const own = document.getElementById(NOTE);
  if (own?.hidden) {
    own.hidden = false;
    delete root.dataset.script;
    removeEventListener("submit", keep, true);
  }
  if (own) return;
  const again = { href: "", textContent: "Load it again" };
  const note = { id: NOTE, role: "alert", className: "load-error" };
  const element = Object.assign(document.createElement("div"), note);
  element.append(
    "A part of this page did not arrive, so this cannot be done yet. ",
    Object.assign(document.createElement("a"), again),
  );
  document.body.append(element);
}

root.dataset.script = "";
const scheme = recall("scheme");
if (scheme) applyScheme(scheme);
// What depends on the query is not shown as if there were none (styles/shell.css); not for ever, if no script comes.
if (location.search) root.dataset.query = "";
setTimeout(endQueryWait, PATIENCE);
if ("requested" in root.dataset) {
  const path = `/${location.pathname.slice(import.meta.env.BASE_URL.length)}`;
  const found = Object.entries(REQUESTS).find(([, pattern]) => pattern.test(path));
  root.dataset.requested = found?.[0] ?? "";
}
addEventListener("pagereveal", onReveal);
addEventListener("unhandledrejection", ignoreSkippedTransition);
addEventListener("click", keep, true);
addEventListener("submit", keep, true);
// Signs that the visitor is about to do something.
startOn(["pointermove", ...AGAIN]);
// On the document for unknown addresses the script decides what is shown: it does not wait.
if (root.dataset.requested) addEventListener("DOMContentLoaded", startNow);
else addEventListener("load", startAfterPaint, { once: true });
