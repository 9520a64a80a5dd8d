import { type Figure, type Measure, median } from "../figure.ts";
import { type Condition, FLOOR, followLink, type Plan } from "./follow-link.ts";
import { missingProgram } from "./window-browser.ts";

const RUNS = 3;
const PAGES = ["/", "/about", "/insights", "/services", "/industries"];
/** Milliseconds that a link is in view before the pointer moves to it. */
const SETTLE = 1000;
/** Milliseconds that the pointer rests on a link, with the most that a press may take: by the floor, or by a full load. */
const RESTS = [
  { rest: 900, by: "floor", atMost: 1.5 },
  { rest: 350, by: "floor", atMost: 2 },
  { rest: 80, by: "full load", atMost: 0.75 },
] as const;
/** The most that a tap may take, by a full load. */
const TAP_RATIO = 0.5;
/** Kilobytes that are fetched ahead at first, and for 15 seconds of looking. */
const MOST_AHEAD = 60 + 15 * 5;

const desktop: Condition = { width: 1280, height: 900, latency: 150 };
/** On slow 4G. */
const phone: Condition = {
  width: 390,
  height: 844,
  latency: 150,
  bandwidth: 1_600_000,
  isPhone: true,
};

const press = { mode: "press", rest: 900, settle: SETTLE, isScrolled: false } as const;
const withoutPrefetch = (condition: Condition) => ({ ...condition, refusesPrefetch: true });

/** Follows links in real windows over a slow connection, with and without pages that come ahead. */
export const measureInstant: Measure = async ({ isQuick }) => {
  const missing = missingProgram();
  if (missing) return [{ name: `press to paint, without ${missing}`, unit: "ms" }];
  const rounds = isQuick ? 1 : RUNS;
  const run = async (plan: Plan, condition: Condition) => {
    const found: Awaited<ReturnType<typeof followLink>>[] = [];
    while (found.length < rounds) found.push(await followLink(plan, condition));
    const times = found.map(({ time, isPrerendered }) => {
      return `${Math.round(time)}${isPrerendered ? " rendered" : ""}`;
    });
    const place = plan.isScrolled ? " scrolled" : "";
    console.log(`${plan.from}${place} ${plan.mode} ${plan.rest}: ${times.join(", ")} ms`);
    return found;
  };
  const timesOf = async (plan: Plan, condition: Condition) =>
    (await run(plan, condition)).map(({ time }) => time);

  const floor = median(await timesOf({ ...press, from: FLOOR }, desktop));
  const loads: number[] = [];
  for (const from of PAGES)
    loads.push(...(await timesOf({ ...press, from, rest: 80 }, withoutPrefetch(desktop))));
  const bases = { floor, "full load": median(loads) };
  const figures: Figure[] = [
    { name: "press to paint, floor: an empty page rendered ahead", value: floor, unit: "ms" },
    { name: "press to paint, full load", value: bases["full load"], unit: "ms" },
  ];
  for (const { rest, by, atMost } of RESTS) {
    for (const isScrolled of [false, true]) {
      const times: number[] = [];
      for (const from of PAGES)
        times.push(...(await timesOf({ ...press, from, rest, isScrolled }, desktop)));
      const place = isScrolled ? "after scrolling" : "in view at once";
      const time = median(times);
      figures.push({
        name: `press after ${rest} ms of rest, ${place}, by ${by}`,
        value: time / bases[by],
        atMost,
        note: `${Math.round(time)} by ${Math.round(bases[by])} ms; slowest ${Math.round(Math.max(...times))} ms`,
      });
    }
  }
  const tap: Plan = { ...press, from: "/insights", mode: "tap" };
  const tapped = median(await timesOf(tap, phone));
  const loaded = median(await timesOf(tap, withoutPrefetch(phone)));
  figures.push({
    name: "telephone, tap to paint by full load",
    value: tapped / loaded,
    atMost: TAP_RATIO,
    note: `${Math.round(tapped)} by ${Math.round(loaded)} ms`,
  });
  const look: Plan = { ...press, from: "/insights", mode: "look", rest: SETTLE };
  const looks = await run(look, desktop);
  const [heaviest] = looks.toSorted((a, b) => b.bytes - a.bytes);
  const duplicates = [...new Set(looks.flatMap((found) => found.duplicates))];
  figures.push(
    {
      name: "fetched ahead on /insights",
      value: heaviest && heaviest.bytes / 1000,
      unit: "KB",
      atMost: MOST_AHEAD,
      note: heaviest?.prefetched.join(" ") ?? "",
    },
    {
      name: "pages fetched twice",
      value: duplicates.length,
      atMost: 0,
      note: duplicates.join(" "),
    },
  );
  return figures;
};
