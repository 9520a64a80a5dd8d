/*
 * The only script of the first load. It waits until the page has painted and the browser is idle, or until the
 * visitor first points, presses, types or touches, and then starts React. A press on a button, or a submit, that
 * comes before React is ready is kept and done afterwards. Stands in every page, see generators/boot-script.ts.
 */
import { BOOT_DATA_ID, type BootData, HYDRATED_EVENT } from "./boot-data.ts";
import { forget, recover, tell } from "./failure.ts";

/** Signs that the visitor is about to do something. */
const INTENTS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"];
/** Longest wait for an idle moment after the page has loaded, in milliseconds. */
const IDLE_TIMEOUT = 2000;
/** Sending one takes a slow telephone several milliseconds: all at once would be one long task. */
const REQUESTS_PER_TASK = 3;
/** Longest wait for the files of a try that has failed, in milliseconds. */
const SETTLE_TIMEOUT = 3000;

let hasStarted = false;
let hasFailed = false;
/** Whether the files that had failed were all there when they were asked for again. */
let isBack = false;
let replay: (() => void) | undefined;
/** One for each file asked for, settled when it has come or failed. */
let arrivals: Promise<unknown>[] = [];

/** Keeps what the visitor did. The event ends here: React, half awake, would do it a second time. */
function keep(event: Event, action: () => void) {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (hasFailed) tell();
  replay = action;
}

function keepClick(event: Event) {
  const button = (event.target as Element).closest?.("button");
  // A submit is kept below, and a button with a command works by itself in browsers that know commands.
  if (button?.type !== "button" || ("commandForElement" in button && button.commandForElement))
    return;
  keep(event, () => button.click());
}

function keepSubmit(event: Event) {
  const form = event.target as HTMLFormElement;
  if (form.getAttribute("method") === "dialog") return;
  const { submitter } = event as SubmitEvent;
  keep(event, () => form.requestSubmit(submitter));
}

function onHydrated() {
  forget();
  removeEventListener("click", keepClick, true);
  removeEventListener("submit", keepSubmit, true);
  replay?.();
}

function streamOf(text: string) {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(text);
      controller.close();
    },
  }).pipeThrough(new TextEncoderStream());
}

function start() {
  if (hasStarted) return;
  hasStarted = true;
  for (const intent of INTENTS) removeEventListener(intent, start, true);
  startReact().catch(async (error) => {
    hasFailed = true;
    const outcome = await recover(bootData().preloads, isBack);
    if (outcome === "reloading") return;
    isBack = outcome === "back";
    if (replay && !isBack) tell();
    if (outcome === "broken") return reportError(error);
    hasStarted = false;
    if (isBack) return start();
    // Not at each movement of the pointer: every try asks for all files.
    startAt(INTENTS.slice(1));
  });
}

function startAt(intents: string[]) {
  for (const intent of intents) addEventListener(intent, start, { capture: true, passive: true });
}

/** Ends the task, so that the browser can answer the visitor between two parts of the start. */
function pause(milliseconds?: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function bootData(): BootData {
  return JSON.parse(document.getElementById(BOOT_DATA_ID)?.textContent ?? "");
}

async function startReact() {
  const data = bootData();
  // The browser hands a file that the last try still waits for to this one too, and if it fails, both do.
  await Promise.race([Promise.all(arrivals), pause(SETTLE_TIMEOUT)]);
  arrivals = [];
  for (const [index, href] of data.preloads.entries()) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    arrivals.push(
      new Promise((resolve) => {
        link.onload = link.onerror = resolve;
      }),
    );
    document.head.append(link);
    if (index % REQUESTS_PER_TASK === 0) await pause();
  }
  const routes = await Promise.all(
    data.routes.map(async ([id, modules]) => {
      const parts = await Promise.all(modules.map((module) => import(module)));
      return [id, parts.length === 1 ? parts[0] : Object.assign({}, ...parts)] as const;
    }),
  );
  await import(data.manifest);
  const target = window as unknown as Record<string, unknown>;
  target.__reactRouterContext = { ...data.context, stream: streamOf(data.stream) };
  target.__reactRouterRouteModules = Object.fromEntries(routes);
  await pause();
  await import(data.entry);
}

function startWhenIdle() {
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT });
  else setTimeout(start, 200);
}

/** A small page can have loaded before the browser has painted it. */
function startAfterPaint() {
  if (!PerformanceObserver.supportedEntryTypes.includes("paint")) return startWhenIdle();
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    startWhenIdle();
  }).observe({ type: "paint", buffered: true });
}

addEventListener("click", keepClick, true);
addEventListener("submit", keepSubmit, true);
document.addEventListener(HYDRATED_EVENT, onHydrated, { once: true });
startAt(INTENTS);
if (document.readyState === "complete") startAfterPaint();
else addEventListener("load", startAfterPaint, { once: true });
