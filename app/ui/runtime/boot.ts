/*
 * The only script of the first load. Its text stands in the head of every page.
 *
 * It starts the page's parts (app/ui/runtime/start.ts) when the page has painted and the browser is idle. It starts
 * earlier when the visitor points, presses, types or touches. A press or a submit that reaches an island too early is
 * repeated when the island is hydrated.
 */

import { storeAttribution } from "./attribution.ts";
import { HYDRATED_EVENT, isPlainPress } from "./events.ts";
import { watchStyles } from "./late-styles.ts";
import { isLoadFailure } from "./load-failure.ts";
import { removeNotes, showLoadNote, showMoment } from "./load-notes.ts";
import { pageWords } from "./page-words.ts";
import { applyScheme, storedScheme } from "./scheme.ts";
import { readStored, writeStored } from "./storage.ts";
import { MOMENT_DELAY, TIME_LIMIT } from "./waiting.ts";

/** After this many milliseconds without an effect, a press is answered by the load error. */
const RESPONSE_TIMEOUT = 3000;
/** The controls of an island that do nothing of use until it is hydrated. */
const CONTROLS = "button, a[data-in-place]";
/** Events that announce an action of the visitor. They start the scripts, and start them again after a failure. */
const INTENT_EVENTS = ["pointerdown", "touchstart", "keydown", "focusin"];

/** https://wicg.github.io/nav-speculation/prerendering.html */
type PrerenderingDocument = Document & { prerendering?: boolean };

const root = document.documentElement;
/**
 * `start` has the addresses of the start script and of the files that it imports. `requests` stands only on the document for
 * unknown addresses: pairs of a kind of page and a regular expression of its paths, as JSON.
 */
const { start = "", requests } = (document.currentScript as HTMLScriptElement).dataset;
const startFiles = start.split(" ");
const [startScript = ""] = startFiles;
/** Islands with an action that waits for their hydration. */
const pendingIslands = new Set<Element>();
let hasStarted = false;
/** Whether the start script has a fault of our own: it will not run, however often it is loaded. */
let isFaulty = false;

/**
 * Stops an action on an island that is not hydrated. It is repeated once, when the island is hydrated. It is not repeated
 * after the time limit, nor if the visitor has gone on typing: a late script must not send half a sentence.
 */
function deferAction(event: Event): void {
  const island = (event.target as Element).closest<HTMLElement>("site-island:not([data-hydrated])");
  const repeat = island && repetitionOf(event, island);
  if (!repeat) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isFaulty) {
    showFault();
    return;
  }
  pendingIslands.add(island);
  let isWanted = true;
  const withdraw = () => {
    isWanted = false;
  };
  island.addEventListener("input", withdraw, { once: true });
  setTimeout(withdraw, TIME_LIMIT);
  const onHydrated = () => {
    pendingIslands.delete(island);
    removeNotesIfNothingWaits();
    if (isWanted && island.dataset.hydrated !== undefined) repeat();
  };
  island.addEventListener(HYDRATED_EVENT, onHydrated, { once: true });
  const ifPending = (show: () => void) => pendingIslands.has(island) && show();
  setTimeout(ifPending, MOMENT_DELAY, showMoment);
  setTimeout(ifPending, RESPONSE_TIMEOUT, showLoadError);
  void startNow();
}

/** @returns a function that repeats an action; undefined where the browser performs the action without scripts */
function repetitionOf(event: Event, island: Element): (() => void) | undefined {
  if (event.type === "submit") {
    const form = event.target as HTMLFormElement;
    // The search form (`get`) leads to its page. A form of a dialog closes the dialog.
    if (form.method !== "post") return undefined;
    return () => island.querySelector("form")?.requestSubmit();
  }
  const control = (event.target as Element).closest<HTMLElement>(CONTROLS);
  if (!control || isLeftToBrowser(event as MouseEvent, control)) return undefined;
  // React may render the control anew, so its place in the island counts.
  const index = [...island.querySelectorAll(CONTROLS)].indexOf(control);
  return () => island.querySelectorAll<HTMLElement>(CONTROLS)[index]?.click();
}

/**
 * Whether the browser performs a press without scripts. It follows a link that acts in place when its island is hydrated.
 * That is stopped only where the visitor would lose something.
 */
function isLeftToBrowser(event: MouseEvent, control: HTMLElement): boolean {
  if (!(control instanceof HTMLButtonElement)) return !isPlainPress(event) || !hasInput();
  // A press on a submit button fires a submit event. A button with a command works in browsers that know commands.
  return control.type !== "button" || Boolean(control.commandForElement);
}

/** Loads the start script and brings the islands to life. Does nothing while a start is under way or has succeeded. */
async function startNow(): Promise<void> {
  if (hasStarted) return;
  hasStarted = true;
  preloadScripts();
  announceLateAnswer();
  try {
    const module: typeof import("./start.ts") = await import(/* @vite-ignore */ startScript);
    await module.startPage();
  } catch (error) {
    if (isLoadFailure(error)) return recoverFromFailedStart();
    isFaulty = true;
    reportError(error);
    stopWaiting();
    if (pendingIslands.size > 0) showFault();
  }
}

/**
 * The island that shows what the query of the address asks for, such as a search, while it is not hydrated. A form is
 * complete without its query.
 */
function islandOfQuery(): HTMLElement | undefined {
  const island = document.querySelector<HTMLElement>(
    "site-island[data-main-part]:not([data-hydrated])",
  );
  if (!location.search || island?.querySelector("form[method=post]")) return undefined;
  return island ?? undefined;
}

/** Says in time that the answer to the query of the address is late, and then that it did not arrive. */
function announceLateAnswer(): void {
  const ifLate = (show: () => void) => islandOfQuery() && show();
  setTimeout(ifLate, MOMENT_DELAY, showMoment);
  setTimeout(ifLate, TIME_LIMIT, showLoadError);
  islandOfQuery()?.addEventListener(HYDRATED_EVENT, removeNotesIfNothingWaits);
}

/** Preloads the start script, its imports and the files of the islands: the browser fetches them side by side. */
function preloadScripts(): void {
  const islands = [...document.querySelectorAll<HTMLElement>("site-island[data-files]")];
  const islandFiles = islands.flatMap(({ dataset }) => dataset.files?.split(" ") ?? []);
  for (const href of new Set([...startFiles, ...islandFiles])) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href }),
    );
  }
}

/** Shows the load error, reloads the page, or leaves the page as HTML until the visitor's next action. */
async function recoverFromFailedStart(): Promise<void> {
  stopWaiting();
  const signal = AbortSignal.timeout(TIME_LIMIT);
  const request = { method: "HEAD", cache: "no-store", signal } as const;
  const response = await fetch(startScript, request).catch(() => undefined);
  if (pendingIslands.size > 0) {
    // The visitor has pressed something. A reload would exchange the page under their hands.
    showLoadError();
  } else if (response?.status === 404 && mayReload()) {
    // A newer deployment has removed the scripts. The reloaded page names the new ones.
    location.reload();
    return;
  } else if (islandOfQuery()) showLoadError();
  hasStarted = false;
  startOnIntent();
}

/** A reload helps once or never. It would lose what the visitor has typed or chosen. */
function mayReload(): boolean {
  return !hasInput() && !readStored("reloaded") && writeStored("reloaded", startScript);
}

/** Whether the visitor has typed a text or chosen a file. */
function hasInput(): boolean {
  const selector = "input:not([type=checkbox]), textarea";
  const fields = [...document.querySelectorAll<HTMLInputElement>(selector)];
  return fields.some(({ value, defaultValue }) => value !== defaultValue);
}

function startOnIntent(): void {
  for (const type of INTENT_EVENTS) startOn(type);
}

function startOn(type: string): void {
  addEventListener(type, startNow, { capture: true, passive: true, once: true });
}

/** Resolves when the page has painted, and after 1000 ms at the latest: some browsers report no paint. */
function firstPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, 1000);
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  });
}

/** A small page can have loaded before its first paint. */
async function startAfterPaint(): Promise<void> {
  await firstPaint();
  if ("requestIdleCallback" in window) requestIdleCallback(startNow, { timeout: 2000 });
  else setTimeout(startNow, 200);
}

/**
 * A page that appears under a resting pointer gets a pointer event before it has painted. The scripts would delay its
 * first paint.
 */
async function startOnMove(): Promise<void> {
  await firstPaint();
  startOn("pointermove");
}

/** Says that a part of the page cannot respond without its scripts. */
function showLoadError(words = pageWords().missingPart): void {
  const isFormShown = showLoadNote(words);
  if (!isFormShown) return;
  // The page behaves from now on as it does without scripts.
  delete root.dataset.script;
  removeEventListener("submit", deferAction, true);
}

/** Says that a part of the page cannot respond because of a fault of our own. */
function showFault(): void {
  showLoadError(pageWords().fault);
}

function removeNotesIfNothingWaits(): void {
  if (pendingIslands.size === 0) removeNotes();
}

/** Without its script the document for unknown addresses leads nowhere: it says that there is no such page. */
function stopWaiting(): void {
  if (root.dataset.hydrated === undefined) root.dataset.overdue = "";
}

/** Shows the edition that the visitor has chosen. */
function applyStoredScheme(): void {
  const scheme = storedScheme();
  if (scheme) applyScheme(scheme);
}

/** Begins a visit: stores where the visitor came from, and starts the scripts. */
function beginVisit(): void {
  // Known at build time: without the setting the pages do not contain this code.
  if (import.meta.env.ATTRIBUTION) storeAttribution();
  // If no script arrives, what depends on the query is shown after a while.
  setTimeout(() => delete root.dataset.query, RESPONSE_TIMEOUT);
  void startOnMove();
  startOnIntent();
  if (root.dataset.requested) {
    // On the document for unknown addresses the script decides what is shown, so it starts at once.
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", startNow);
    else void startNow();
    setTimeout(stopWaiting, TIME_LIMIT);
  } else if (document.readyState === "complete") void startAfterPaint();
  else addEventListener("load", startAfterPaint, { once: true });
}

root.dataset.script = "";
applyStoredScheme();
// The styles hide what depends on the query until it is rendered by it (app/ui/frame/frame.css).
if (location.search) root.dataset.query = "";
// The document for unknown addresses contains a pattern for each kind of page. Styles show the part for the matching
// kind.
if (requests) {
  const path = `/${location.pathname.slice(import.meta.env.BASE_URL.length)}`;
  const patterns: [kind: string, pattern: string][] = JSON.parse(requests);
  const requested = patterns.find(([, pattern]) => new RegExp(pattern, "i").test(path));
  root.dataset.requested = requested?.[0] ?? "";
}
watchStyles();
addEventListener("click", deferAction, true);
addEventListener("submit", deferAction, true);
// The visit of a page that the browser renders ahead begins when the page is shown.
if ((document as PrerenderingDocument).prerendering) {
  document.addEventListener("prerenderingchange", () => {
    // Another page may have changed the edition meanwhile.
    applyStoredScheme();
    beginVisit();
  });
} else beginVisit();
