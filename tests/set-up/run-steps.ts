import { mkdirSync, rmSync } from "node:fs";
import { endCommands, runCommand } from "./command.ts";
import { addCounts, formatCounts } from "./counts.ts";
import { type Outcome, runSchedule } from "./schedule.ts";
import { planSteps, type Step } from "./steps.ts";

const reports = "test-results/reports";

/** Prints on one's own line, so that the last one is the count and nothing else. */
const print = (line: string) => process.stdout.write(`${line}\n`);

async function runStep(step: Step): Promise<Outcome> {
  if (step.isAbsent?.()) {
    const counts = { passed: 0, failed: 0, skipped: 1 };
    return { step, counts, seconds: 0, output: "Skipped: there is no such suite here." };
  }
  print(`·· ${step.name} runs`);
  const start = performance.now();
  const result = await runCommand(step.command, step.env ?? {}, step.minutes);
  const seconds = (performance.now() - start) / 1000;
  return { step, counts: step.count(result), seconds, output: result.output };
}

function report({ step, counts, seconds, output }: Outcome): void {
  print(`\n── ${step.name}: ${formatCounts(counts)} (${seconds.toFixed(1)} s)`);
  print(output.trim());
}

/** The steps named, with those that they need; all of them when none is named. */
function choose(steps: readonly Step[], names: readonly string[]): readonly Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = steps.map((step) => step.name).join(", ");
    throw new Error(`There is no step ${unknown.join(", ")}. The steps are: ${known}.`);
  }
  const wanted = new Set(names);
  for (const step of [...steps].reverse()) {
    if (wanted.has(step.name)) for (const need of step.needs) wanted.add(need);
  }
  return names.length === 0 ? steps : steps.filter((step) => wanted.has(step.name));
}

async function main(names: readonly string[]): Promise<number> {
  const start = performance.now();
  // Yesterday's report must not stand in for one that today's run fails to write.
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const outcomes = await runSchedule(choose(planSteps(reports), names), runStep, report);

  print("\n── summary");
  for (const { step, counts, seconds } of outcomes) {
    print(`${step.name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s   ${formatCounts(counts)}`);
  }
  print(`${"in all".padEnd(8)} ${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s\n`);
  const total = addCounts(outcomes.map((outcome) => outcome.counts));
  print(formatCounts(total));
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    endCommands();
    process.exit(130);
  });
}
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  print(error instanceof Error ? error.message : String(error));
  print("0 passed, 1 failed");
  process.exitCode = 1;
}
