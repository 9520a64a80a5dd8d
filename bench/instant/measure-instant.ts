import { type Figure, type Measure, median } from "../figure.ts";
import { type Condition, followLink, type Plan } from "./follow-link.ts";
import { canOpenWindow } from "./window-browser.ts";

const RUNS = 7;
/** Milliseconds that a link is in view before it is followed. */
const IN_VIEW = 1000;
/** A tap is never slower than a full load. The rest is for the spread of the medians. */
const MOST_RATIO = 1.05;

const desktop: Condition = { width: 1280, height: 900, latency: 150 };
/** On slow 4G. */
const slow = { latency: 150, bandwidth: 1_600_000 };
const phone: Condition = { ...slow, width: 390, height: 844, isPhone: true };

const link = 'main a[href*="/insights/"], main a[href*="/blogs/"]';
const insights = { from: "/insights", link, rest: IN_VIEW };
const about = { from: "/", link: 'header a[href="/about"]', rest: IN_VIEW };

/** Follows links in real windows over a slow connection, with and without prefetched pages. */
export const measureInstant: Measure = async ({ isQuick }) => {
  if (!canOpenWindow) return [{ name: "click to paint, without xvfb-run", unit: "ms" }];
  const run = async (plan: Plan, condition: Condition) => {
    const found: Awaited<ReturnType<typeof followLink>>[] = [];
    while (found.length < (isQuick ? 1 : RUNS)) found.push(await followLink(plan, condition));
    const times = found.map(({ time }) => Math.round(time));
    console.log(`${plan.from} ${plan.mode}: ${times.join(" ")} ms`);
    return found;
  };
  const timeOf = async (plan: Plan, condition: Condition) =>
    Math.round(median((await run(plan, condition)).map(({ time }) => time)));
  const click = async (name: string, plan: Plan): Promise<Figure> => {
    const value = await timeOf(plan, desktop);
    const without = await timeOf(plan, { ...desktop, refusesPrefetch: true });
    const note = `${without} ms with nothing fetched ahead`;
    return { name, value, unit: "ms", atMost: 110, note };
  };
  // The tap comes as soon as the islands are hydrated: prefetches are still under way.
  const tapped = await timeOf({ ...insights, mode: "tap", rest: 0 }, phone);
  const loaded = await timeOf({ ...insights, mode: "load" }, { ...phone, refusesPrefetch: true });
  const looks = await run({ ...insights, mode: "look" }, desktop);
  const [heaviest] = looks.toSorted((a, b) => b.bytes - a.bytes);
  const duplicates = [...new Set(looks.flatMap((look) => look.duplicates))];
  return [
    await click("click to paint, 1 s after the page has painted", { ...about, mode: "arrive" }),
    await click("click to paint, 1 s after it has come to rest", { ...insights, mode: "stay" }),
    {
      name: "telephone, tap at once by full load",
      value: tapped / loaded,
      atMost: MOST_RATIO,
      note: `${tapped} by ${loaded} ms`,
    },
    {
      name: "fetched ahead on /insights",
      value: heaviest && heaviest.bytes / 1000,
      unit: "KB",
      atMost: 100,
      note: heaviest?.prefetched.join(" ") ?? "",
    },
    {
      name: "pages fetched twice",
      value: duplicates.length,
      atMost: 0,
      note: duplicates.join(" "),
    },
  ];
};
