/*
 * The only script of the first load; its text stands in the head of every page. It waits until the page has painted
 * and the browser is idle, or until the visitor first points, presses, types or touches, and then starts React on the
 * islands (app/ui/runtime/start.tsx). A press on a button, or a submit, that comes earlier is kept and done afterwards.
 */

import { applyScheme } from "./scheme.ts";
import { AWAKE_EVENT } from "./signals.ts";
import { readStored, writeStored } from "./storage.ts";

/** A press that has had no effect for so long, in milliseconds, deserves a word. */
const PATIENCE = 3000;
/** The id of the element that says so. */
const NOTE = "load-error";
/** Signs that the visitor is about to do something, upon which what did not arrive is asked for again. */
const AGAIN = ["pointerdown", "touchstart", "keydown", "focusin"];

/** What an unknown address can ask for, by where it lies (product 3.4 to 3.9 and 15.7). */
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

/** Keeps what the visitor did and ends the event: it is done once, when the island is awake. */
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
  for (const href of new Set([...starts, ...files]))
    document.head.append(make("link", { rel: "modulepreload", href }));
  await shown;
  try {
    const { wakeIslands }: typeof import("./start.tsx") = await import(/* @vite-ignore */ start);
    await wakeIslands();
  } catch {
    const request = { method: "HEAD", cache: "no-store" } as const;
    const answer = await fetch(start, request).catch(() => undefined);
    // Whoever has pressed something gets words instead of a page that is exchanged under their hands.
    if (asked.size > 0) showLoadError();
    // Another deployment has taken the scripts away.
    else if (answer?.status === 404 && mayReload()) return location.reload();
    // The page stands, and the next thing that the visitor does tries again.
    hasStarted = false;
    startOn(AGAIN);
  }
}

/** To load the page again helps once or not at all, and would take away what was typed or chosen. */
function mayReload(): boolean {
  const selector = "input:not([type=checkbox]), textarea";
  const fields = [...document.querySelectorAll<HTMLInputElement>(selector)];
  if (fields.some(({ value, defaultValue }) => value !== defaultValue)) return false;
  return !readStored("reloaded") && writeStored("reloaded", start);
}

function startOn(intents: readonly string[]): void {
  const options = { capture: true, passive: true, once: true };
  for (const intent of intents) addEventListener(intent, startNow, options);
}

/** A small page can have loaded before the browser has painted it; and some browsers never tell of a paint. */
async function startAfterPaint(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 1000);
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  });
  if ("requestIdleCallback" in window) requestIdleCallback(startNow, { timeout: 2000 });
  else setTimeout(startNow, 200);
}

/** While pages fade into each other no script starts; the first press ends that. */
function onReveal({ viewTransition }: PageRevealEvent): void {
  if (!viewTransition) return;
  // A toast that has come along is to be there before its picture is gone.
  if (!readStored("toast")) shown = viewTransition.finished.catch(() => {});
  addEventListener("pointerdown", () => viewTransition.skipTransition(), { once: true });
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
  const note = make("div", { id: NOTE, role: "alert", className: "load-error" });
  note.append("A part of this page did not arrive, so this cannot be done yet. ");
  note.append(make("a", { href: "", textContent: "Load it again" }));
  document.body.append(note);
}

const make = (tag: string, properties: object) =>
  Object.assign(document.createElement(tag), properties);

root.dataset.script = "";
const scheme = readStored("scheme");
if (scheme) applyScheme(scheme);
// What depends on the query is not shown as if there were none (styles/shell.css); not for ever, if no script comes.
if (location.search) root.dataset.query = "";
setTimeout(() => delete root.dataset.query, PATIENCE);
if ("requested" in root.dataset) {
  const path = `/${location.pathname.slice(import.meta.env.BASE_URL.length)}`;
  const found = Object.entries(REQUESTS).find(([, pattern]) => pattern.test(path));
  root.dataset.requested = found?.[0] ?? "";
}
addEventListener("pagereveal", onReveal);
// A transition between documents may be called off, which nobody needs to hear of.
addEventListener("unhandledrejection", (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
});
addEventListener("click", keep, true);
addEventListener("submit", keep, true);
startOn(["pointermove", ...AGAIN]);
// On the document for unknown addresses the script decides what is shown: it does not wait.
if (root.dataset.requested) addEventListener("DOMContentLoaded", startNow);
else addEventListener("load", startAfterPaint, { once: true });
