/*
 * The only script of the first load; its text stands in the head of every page. It waits until the page has painted
 * and the browser is idle, or until the visitor first points, presses, types or touches, and then starts React on the
 * islands (app/browser/start.tsx). A press on a button, or a submit, that comes earlier is kept and done afterwards.
 */

import { requestedKind } from "./requested-kind.ts";
import { applyScheme } from "./scheme.ts";
import { AGAIN, AWAKE_EVENT, endQueryWait } from "./signals.ts";
import { recall, remember } from "./storage.ts";

/** Signs that the visitor is about to do something. */
const INTENTS = ["pointermove", ...AGAIN];
/** Longest wait for an idle moment after the page has loaded, in milliseconds. */
const IDLE_TIMEOUT = 2000;
/** Longest wait for the first paint, in milliseconds: some browsers never tell of it. */
const PAINT_TIMEOUT = 1000;
/** A press that has had no effect for so long, in milliseconds, deserves a word. */
const PATIENCE = 3000;
/** The id of the element that says so. */
const NOTE = "load-error";

const root = document.documentElement;
/** The start script and what it imports. */
const starts = document.currentScript?.dataset.start?.split(" ") ?? [];
const [start = ""] = starts;
/** What the visitor did in an island before it was awake. */
const kept = new Map<Element, (() => void)[]>();
let hasStarted = false;
/** Settles when the page has faded in and no picture grows any more: until then no frame waits for a script. */
let shown: Promise<unknown> | undefined;

/** Keeps what the visitor did. The event ends here: React, half awake, would do it a second time. */
function keep(event: Event, action: () => void): void {
  const island = (event.target as Element).closest("site-island:not([data-awake])");
  if (!island) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  kept.set(island, [...(kept.get(island) ?? []), action]);
  setTimeout(() => kept.has(island) && showLoadError(), PATIENCE);
  void startNow();
}

function keepClick(event: Event): void {
  const button = (event.target as Element).closest("button");
  // A submit is kept below, and a button with a command works by itself in browsers that know commands.
  if (button?.type !== "button" || button.commandForElement) return;
  keep(event, () => button.click());
}

function keepSubmit(event: Event): void {
  const form = event.target as HTMLFormElement;
  // A search goes to its page by itself, and a dialog closes by itself.
  if (form.method !== "post") return;
  keep(event, () => form.requestSubmit((event as SubmitEvent).submitter));
}

/** An island is awake: it does now what was asked of it. */
function onAwake({ target }: Event): void {
  const actions = kept.get(target as Element) ?? [];
  kept.delete(target as Element);
  if (kept.size === 0) document.getElementById(NOTE)?.remove();
  for (const action of actions) action();
}

async function startNow(): Promise<void> {
  if (hasStarted) return;
  hasStarted = true;
  for (const intent of INTENTS) removeEventListener(intent, startNow, true);
  const islands = [...document.querySelectorAll<HTMLElement>("site-island[data-files]")];
  const files = islands.flatMap(({ dataset }) => dataset.files?.split(" ") ?? []);
  for (const href of new Set([...starts, ...files])) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
  await shown;
  try {
    await import(/* @vite-ignore */ start);
  } catch {
    // Whoever has pressed something gets words instead of a page that is exchanged under their hands.
    if ((await isGone()) && kept.size === 0) return location.reload();
    // The page stands, and the next thing that the visitor does tries again.
    if (kept.size > 0) showLoadError();
    hasStarted = false;
    listenTo(AGAIN);
  }
}

/** Whether another deployment has taken the scripts of this page away. To load it again helps once or not at all. */
async function isGone(): Promise<boolean> {
  if (recall("reloaded")) return false;
  const answer = await fetch(start, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  return answer?.status === 404 && remember("reloaded", start);
}

function listenTo(intents: readonly string[]): void {
  for (const intent of intents)
    addEventListener(intent, startNow, { capture: true, passive: true });
}

/** A small page can have loaded before the browser has painted it. */
async function startAfterPaint(): Promise<void> {
  await Promise.race([
    new Promise((resolve) =>
      new PerformanceObserver(resolve).observe({ type: "paint", buffered: true }),
    ),
    new Promise((resolve) => setTimeout(resolve, PAINT_TIMEOUT)),
  ]);
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
    removeEventListener("submit", keepSubmit, true);
  }
  if (own) return;
  const note = document.createElement("div");
  note.id = NOTE;
  note.role = "alert";
  note.className = "load-error";
  const link = document.createElement("a");
  link.href = "";
  link.textContent = "Load it again";
  note.append("A part of this page did not arrive, so this cannot be done yet. ", link);
  document.body.append(note);
}

root.dataset.script = "";
const scheme = recall("scheme");
if (scheme) applyScheme(scheme);
// What depends on the query is not shown as if there were none (styles/shell.css); not for ever, if no script comes.
if (location.search) root.dataset.query = "";
setTimeout(endQueryWait, PATIENCE);
if ("requested" in root.dataset) root.dataset.requested = requestedKind(location.pathname);
addEventListener("pagereveal", onReveal);
addEventListener("unhandledrejection", ignoreSkippedTransition);
addEventListener("click", keepClick, true);
addEventListener("submit", keepSubmit, true);
addEventListener(AWAKE_EVENT, onAwake);
listenTo(INTENTS);
// On the document for unknown addresses the script decides what is shown: it does not wait.
if (root.dataset.requested) addEventListener("DOMContentLoaded", startNow);
else addEventListener("load", startAfterPaint, { once: true });
