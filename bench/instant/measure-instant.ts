import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Figure } from "../figure.ts";
import type { Measure } from "../part.ts";
import { type Alterations, type Answer, alteredSite } from "../site/altered-site.ts";
import { browserPath } from "../site/lab-browser.ts";
import { median } from "../statistics.ts";
import { canOpenWindow, inWindow, type Screen } from "./window-browser.ts";

const RUNS = 7;
/** Milliseconds that a link is in view before it is followed. */
const IN_VIEW = 1000;
const LIMITS = { click: 110, prefetched: 100 };
/** A telephone that is not faster than a full load would be slower: what is left is for the spread of the medians. */
const MOST_RATIO = 1.05;
const TIMEOUT = 40_000;

const desktop: Screen = { width: 1280, height: 900 };
const phone: Screen = {
  width: 390,
  height: 844,
  flags: [
    "--touch-events=enabled",
    "--user-agent=Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36",
  ],
};
const line: Alterations = { latency: 150 };
const slow4g: Alterations = { latency: 150, bandwidth: 1_600_000 };

/** What the probe in the page shall do, see probe.js. */
interface Plan {
  from: string;
  /** Selector of the link: the first one is followed. */
  link: string;
  mode: "arrive" | "scroll" | "tap" | "load" | "look";
  rest: number;
}

interface Outcome {
  /** Milliseconds from the click to the first contentful paint of the next document. */
  time: number;
  /** Addresses that were fetched ahead, and all their bytes. */
  prefetched: readonly string[];
  bytes: number;
  /** Documents that were fetched more than once, ahead or by the click. */
  twice: readonly string[];
}

const insight = 'main a[href*="/insights/"], main a[href*="/blogs/"]';
const arrive: Plan = {
  from: "/",
  link: 'header a[href="/about"], main a[href^="/"]',
  mode: "arrive",
  rest: IN_VIEW,
};
const scroll: Plan = { from: "/insights", link: insight, mode: "scroll", rest: IN_VIEW };
/** At once: nothing that was in view can have been fetched ahead. */
const tap: Plan = { from: "/insights", link: insight, mode: "tap", rest: 0 };
const look: Plan = { from: "/insights", link: insight, mode: "look", rest: 700 };

/** Follows links in real windows behind a slow line, with and without what was fetched ahead. */
export const measureInstant: Measure = async (setting) => {
  if (!canOpenWindow) return [{ name: "click to paint (needs xvfb-run)", unit: "ms" }];
  const runs = async (
    name: string,
    plan: Plan,
    screen: Screen,
    net: Alterations,
    refusesPrefetch = false,
  ) => {
    const found: Outcome[] = [];
    while (found.length < (setting.isQuick ? 1 : RUNS)) {
      found.push(await outcomeOf(plan, screen, net, refusesPrefetch));
      setting.print(describe(name, found.at(-1)));
    }
    return found;
  };
  const clicks = await pairs(
    runs,
    "the link in view for a second since the page has painted",
    arrive,
  );
  const scrolled = await pairs(runs, "the link scrolled into view a second ago", scroll);
  const tapped = await runs("phone: tap at once", tap, phone, slow4g);
  const loaded = await runs("phone: full load", { ...tap, mode: "load" }, phone, slow4g);
  const looked = await runs("looking at all insights", look, desktop, line);
  const [tapTime, loadTime] = [timeOf(tapped), timeOf(loaded)];
  const most = Math.max(...looked.map(({ bytes }) => bytes));
  const twice = [...new Set(looked.flatMap((one) => one.twice))];
  return [
    ...clicks,
    ...scrolled,
    {
      name: "phone on slow 4G, tap at once by full load",
      value: tapTime / loadTime,
      unit: "",
      digits: 2,
      atMost: MOST_RATIO,
      note: `${Math.round(tapTime)} and ${Math.round(loadTime)} ms`,
    },
    {
      name: "fetched ahead while looking at all insights",
      value: most / 1000,
      unit: "KB",
      digits: 1,
      atMost: LIMITS.prefetched,
      note: `${looked[0]?.prefetched.length ?? 0} pages`,
    },
    {
      name: "documents fetched twice",
      value: twice.length,
      unit: "",
      atMost: 0,
      note: twice.join(" "),
    },
  ];
};

type Runs = (
  name: string,
  plan: Plan,
  screen: Screen,
  net: Alterations,
  refusesPrefetch?: boolean,
) => Promise<Outcome[]>;

async function pairs(runs: Runs, name: string, plan: Plan): Promise<Figure[]> {
  const ahead = await runs(name, plan, desktop, line);
  const without = await runs(`${name}, nothing fetched ahead`, plan, desktop, line, true);
  const [time, plain] = [timeOf(ahead), timeOf(without)];
  return [
    {
      name: `click to paint, ${name}`,
      value: time,
      unit: "ms",
      atMost: LIMITS.click,
      note: `${Math.round(Math.max(...ahead.map((one) => one.time)))} ms at worst`,
    },
    {
      name: "the same by the click with nothing fetched ahead",
      value: time / plain,
      unit: "",
      digits: 2,
      note: `${Math.round(plain)} ms`,
    },
  ];
}

const timeOf = (outcomes: readonly Outcome[]) => median(outcomes.map(({ time }) => time));

function describe(name: string, outcome?: Outcome): string {
  return outcome
    ? `${Math.round(outcome.time)} ms, ${outcome.prefetched.length} fetched ahead, ${outcome.bytes} bytes, ${name}`
    : name;
}

async function outcomeOf(
  plan: Plan,
  screen: Screen,
  net: Alterations,
  refusesPrefetch: boolean,
): Promise<Outcome> {
  const probe = `const plan = ${JSON.stringify(plan)};\n${await readFile(join(import.meta.dirname, "probe.js"), "utf8")}`;
  const reported = Promise.withResolvers<{ time?: number; fault?: string }>();
  const prefetched: string[] = [];
  const documents: string[] = [];
  let bytes = 0;
  const own: Record<string, () => Answer> = {
    "/bench-probe.js": () => text("text/javascript", probe),
    "/bench-blank": () =>
      text("text/html", '<title>Blank</title><script src="/bench-probe.js"></script>'),
    "/bench-report": () => text("text/plain", ""),
  };
  await using site = await alteredSite({
    ...net,
    alter: (html) =>
      html.replace("</head>", '<script src="/bench-probe.js" async></script></head>'),
    answer: async ({ path, isPrefetch, body }) => {
      if (path === "/bench-report") reported.resolve(JSON.parse(await body()));
      if (isPrefetch && refusesPrefetch) return { ...text("text/plain", ""), status: 503 };
      return own[path]?.();
    },
    onAnswer: ({ path, isPrefetch }, size) => {
      if (isPrefetch) {
        prefetched.push(path);
        bytes += size;
      }
      if (!/^\/bench-|\.\w+$/.test(path)) documents.push(path);
    },
  });
  const late = setTimeout(
    () => reported.reject(new Error(`Nothing was reported of ${JSON.stringify(plan)}`)),
    TIMEOUT,
  );
  const { time = 0, fault } = await inWindow(
    browserPath(),
    `${site.origin}${plan.from}`,
    screen,
    reported.promise,
  );
  clearTimeout(late);
  if (fault) throw new Error(fault);
  const twice = documents.filter((path, index) => documents.indexOf(path) !== index);
  return { time, prefetched, bytes, twice };
}

function text(type: string, body: string): Answer {
  const content = Buffer.from(body);
  return {
    status: 200,
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "content-length": String(content.length),
      "cache-control": "no-store",
    },
    body: content,
  };
}
