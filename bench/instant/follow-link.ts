import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { type Alterations, alteredSite } from "../site/altered-site.ts";
import { inWindow, type Pointer, type Screen } from "./window-browser.ts";

/** The actions in the page. probe.js reads them. */
export interface Plan {
  /** The page, or `FLOOR`. */
  from: string;
  /**
   * - `press`: the pointer rests on a link and presses it
   * - `tap`: a script touches a link and clicks it 80 ms later
   * - `look`: scrolls down and follows nothing
   */
  mode: "press" | "tap" | "look";
  /** Milliseconds that the pointer rests on the link before it presses; in mode `look`, after each scroll. */
  rest: number;
  /** Milliseconds that a link is in view before the pointer moves to it. */
  settle: number;
  /** Whether the link comes into view by scrolling. */
  isScrolled: boolean;
}

/** The window, and the connection between the visitor and the site. */
export type Condition = Screen &
  Pick<Alterations, "latency" | "bandwidth"> & { refusesPrefetch?: boolean };

/** An empty page with a link to another empty page. No page of a site can be faster. */
export const FLOOR = "/bench-floor";

/** Milliseconds after which no report is expected. */
const TIMEOUT = 60_000;
/** Milliseconds for a report to arrive and for the browser to hear of it. */
const ARRIVAL = 150;

const SCRIPT = '<script src="/bench-probe.js" async></script>';
const addProbe = (html: string) => html.replace("</head>", `${SCRIPT}</head>`);
const emptyPage = (main: string) =>
  `<!doctype html><html lang="en" data-ahead><head><title>Floor</title>${SCRIPT}</head><body><main>${main}</main></body></html>`;
const FLOOR_PAGES: Readonly<Record<string, string>> = {
  [FLOOR]: emptyPage('<a href="/bench-floor-end">Go</a>'),
  "/bench-floor-end": emptyPage("<p>There</p>"),
};

interface Report {
  /** Milliseconds from the press to the first contentful paint of the next document. */
  time: number;
  isPrerendered?: boolean;
  fault?: string;
}

/**
 * Follows a link in a window of a fresh browser.
 *
 * @returns the report of the next document. `prefetched`: the pages that were fetched ahead; `bytes`: their bytes;
 *   `duplicates`: pages that were fetched more than once, ahead or by the press
 */
export async function followLink(plan: Plan, condition: Condition) {
  const probe = await readFile(join(import.meta.dirname, "probe.js"), "utf8");
  const report = Promise.withResolvers<Report>();
  const link = Promise.withResolvers<{ x: number; y: number }>();
  const prefetched: string[] = [];
  const pages: string[] = [];
  let bytes = 0;
  const answer = async (message: IncomingMessage) => {
    const { url = "" } = message;
    if (url === "/bench-probe.js")
      return createAnswer("text/javascript", `const plan = ${JSON.stringify(plan)};\n${probe}`);
    if (url === "/bench-report" || url === "/bench-point") {
      const body = JSON.parse(await text(message));
      if (url === "/bench-report") report.resolve(body);
      else link.resolve(body);
      return createAnswer("text/plain", "");
    }
    if (condition.refusesPrefetch && isPrefetch(message))
      return createAnswer("text/plain", "", 503);
    const floor = FLOOR_PAGES[url];
    return floor ? createAnswer("text/html", floor) : undefined;
  };
  const onAnswer = (message: IncomingMessage, size: number) => {
    const { url = "" } = message;
    if (!/^\/bench-|\.\w+$/.test(url)) pages.push(url);
    if (!isPrefetch(message)) return;
    prefetched.push(url);
    bytes += size;
  };
  await using site = await alteredSite({ ...condition, alter: addProbe, answer, onAnswer });
  const noReport = new Error(`The page has sent no report: ${JSON.stringify(plan)}`);
  const deadline = setTimeout(report.reject, TIMEOUT, noReport);
  const use = async (pointer: Pointer) => {
    if (plan.mode === "press")
      await press(pointer, await Promise.race([link.promise, report.promise]), plan.rest);
    return report.promise;
  };
  const { fault, ...found } = await inWindow(`${site.origin}${plan.from}`, condition, use);
  clearTimeout(deadline);
  if (fault) throw new Error(fault);
  const duplicates = pages.filter((url, index) => pages.indexOf(url) < index);
  return { ...found, prefetched, bytes, duplicates };
}

async function press(pointer: Pointer, place: object, rest: number): Promise<void> {
  if (!("x" in place && "y" in place)) return;
  await wait(ARRIVAL);
  pointer.moveTo(Number(place.x), Number(place.y));
  await wait(rest);
  pointer.press();
}

function isPrefetch({ headers }: IncomingMessage): boolean {
  return `${headers["sec-purpose"]}`.includes("prefetch");
}

function createAnswer(type: string, content: string, status = 200) {
  const headers = {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": type === "text/html" ? "max-age=60" : "no-store",
    ...(type === "text/html" && { "speculation-rules": '"/links.speculationrules"' }),
  };
  return { status, headers, body: Buffer.from(content) };
}
