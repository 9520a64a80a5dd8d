import type { Counts } from "./counts.ts";
import type { Step } from "./steps.ts";

/** What came of a step. */
export interface Outcome {
  step: Step;
  counts: Counts;
  seconds: number;
  output: string;
}

/**
 * Runs the steps in their order, side by side while there are cores for them. A step that fails
 * stops no other, except those that need it: they count as one failure each.
 *
 * @param run carries out one step
 * @param report is told of each outcome as soon as it is there
 */
export async function runSchedule(
  steps: readonly Step[],
  run: (step: Step) => Promise<Outcome>,
  report: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const cores = 2;
  const waiting = [...steps];
  const outcomes = new Map<string, Outcome>();
  const active = new Map<string, Promise<void>>();
  let busy = 0;

  const settle = (outcome: Outcome) => {
    outcomes.set(outcome.step.name, outcome);
    report(outcome);
  };
  const isReady = ({ needs, cores: wanted }: Step) =>
    wanted <= cores - busy && needs.every((need) => outcomes.has(need));

  while (waiting.length > 0 || active.size > 0) {
    const step = waiting.find(isReady);
    if (!step) {
      if (active.size === 0) throw new Error(`These steps wait for ever: ${namesOf(waiting)}`);
      await Promise.race(active.values());
      continue;
    }
    waiting.splice(waiting.indexOf(step), 1);
    const missing = step.needs.find((need) => (outcomes.get(need)?.counts.failed ?? 0) > 0);
    if (missing) {
      settle(notRun(step, missing));
      continue;
    }
    busy += step.cores;
    const done = run(step).then((outcome) => {
      busy -= step.cores;
      active.delete(step.name);
      settle(outcome);
    });
    active.set(step.name, done);
  }
  return [...outcomes.values()];
}

function notRun(step: Step, missing: string): Outcome {
  const counts = { passed: 0, failed: 1, skipped: 0 };
  return { step, counts, seconds: 0, output: `Not run: "${missing}" failed.` };
}

function namesOf(steps: readonly Step[]): string {
  return steps.map((step) => step.name).join(", ");
}
