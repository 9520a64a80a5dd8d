import { describe, expect, test } from "vitest";
import { type Outcome, runSchedule } from "./schedule.ts";
import type { Step } from "./steps.ts";

const passed = { passed: 1, failed: 0, skipped: 0 };
const failed = { passed: 0, failed: 1, skipped: 0 };
const step = (name: string, parts: Partial<Step> = {}): Step => ({
  name,
  command: "",
  needs: [],
  cores: 1,
  minutes: 1,
  count: () => passed,
  ...parts,
});

/** Runs the steps, each for one turn of the clock, and tells what happened in which order. */
async function follow(steps: Step[], bad: string[] = []) {
  const events: string[] = [];
  const run = async (of: Step): Promise<Outcome> => {
    events.push(`+${of.name}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    events.push(`-${of.name}`);
    return { step: of, counts: bad.includes(of.name) ? failed : passed, seconds: 0, output: "" };
  };
  const outcomes = await runSchedule(steps, run, ({ step: { name } }) => events.push(`!${name}`));
  return { events, outcomes };
}

describe("the order of the steps", () => {
  test("two run side by side, a third waits", async () => {
    const { events } = await follow([step("a"), step("b"), step("c")]);
    expect(events.slice(0, 3)).toEqual(["+a", "+b", "-a"]);
    expect(events.filter((event) => event.startsWith("!"))).toEqual(["!a", "!b", "!c"]);
  });

  test("a step of two cores runs alone", async () => {
    const { events } = await follow([step("a"), step("wide", { cores: 2 }), step("b")]);
    const index = events.indexOf("+wide");
    expect(events[index + 1]).toBe("-wide");
  });

  test("a step waits for those it needs while others go on", async () => {
    const { events } = await follow([step("late", { needs: ["a"] }), step("a"), step("b")]);
    expect(events.indexOf("+late")).toBeGreaterThan(events.indexOf("!a"));
    expect(events.indexOf("+b")).toBeLessThan(events.indexOf("!a"));
  });

  test("a failure stops only the steps that need it, and each of them counts as one", async () => {
    const steps = [step("build"), step("pages", { needs: ["build"] }), step("unit")];
    const { events, outcomes } = await follow(steps, ["build"]);
    expect(events).not.toContain("+pages");
    expect(events).toContain("-unit");
    const pages = outcomes.find((outcome) => outcome.step.name === "pages");
    expect(pages).toMatchObject({ counts: failed, output: 'Not run: "build" failed.' });
  });

  test("steps that wait for what never comes are an error, not a standstill", async () => {
    await expect(follow([step("a", { needs: ["gone"] })])).rejects.toThrow("a");
  });
});
