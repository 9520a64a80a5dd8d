import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type Alterations, alteredSite } from "../site/altered-site.ts";
import { inWindow, type Screen } from "./window-browser.ts";

/** What the script in the page does (see probe.js). */
export interface Plan {
  from: string;
  /** Selector of the link: the first one is followed. */
  link: string;
  /**
   * - `arrive`: clicks after the first paint
   * - `stay`: clicks after the islands are hydrated
   * - `tap`: touches the link after the islands are hydrated
   * - `load`: loads the page from an empty page
   * - `look`: scrolls down and follows nothing
   */
  mode: "arrive" | "stay" | "tap" | "load" | "look";
  /** Milliseconds that the script waits before it acts; in mode `look`, after each scroll. */
  rest: number;
}

/** The window, and the connection between the visitor and the site. */
export type Condition = Screen &
  Pick<Alterations, "latency" | "bandwidth"> & { refusesPrefetch?: boolean };

/** After so many milliseconds no report is expected. */
const PATIENCE = 60_000;

const SCRIPT = '<script src="/bench-probe.js" async></script>';
const addProbe = (html: string) => html.replace("</head>", `${SCRIPT}</head>`);

/**
 * Follows one link in a window of a fresh browser.
 *
 * @returns `time`: milliseconds from the click to the first contentful paint of the next document; `prefetched`: the pages
 *   that were prefetched; `bytes`: their bytes; `duplicates`: pages that were fetched more than once, ahead or by the click
 */
export async function followLink(plan: Plan, condition: Condition) {
  const probe = await readFile(join(import.meta.dirname, "probe.js"), "utf8");
  const { promise, resolve, reject } = Promise.withResolvers<{ time: number; fault?: string }>();
  const prefetched: string[] = [];
  const pages: string[] = [];
  let bytes = 0;
  const answer = async (message: IncomingMessage) => {
    if (message.url === "/bench-probe.js")
      return createAnswer("text/javascript", `const plan = ${JSON.stringify(plan)};\n${probe}`);
    if (message.url === "/bench-blank") return createAnswer("text/html", SCRIPT);
    if (message.url === "/bench-report") {
      resolve(JSON.parse(await text(message)));
      return createAnswer("text/plain", "");
    }
    if (condition.refusesPrefetch && isPrefetch(message))
      return createAnswer("text/plain", "", 503);
    return undefined;
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
  const deadline = setTimeout(reject, PATIENCE, noReport);
  const { time, fault } = await inWindow(`${site.origin}${plan.from}`, condition, promise);
  clearTimeout(deadline);
  if (fault) throw new Error(fault);
  const duplicates = pages.filter((url, index) => pages.indexOf(url) < index);
  return { time, prefetched, bytes, duplicates };
}

function isPrefetch({ headers }: IncomingMessage): boolean {
  return `${headers["sec-purpose"]}`.includes("prefetch");
}

function createAnswer(type: string, content: string, status = 200) {
  const headers = { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" };
  return { status, headers, body: Buffer.from(content) };
}
