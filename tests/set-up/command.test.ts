import { expect, test } from "vitest";
import { runCommand } from "./command.ts";

test("a command gives its exit code and both its outputs", async () => {
  const result = await runCommand(
    "node --eval console.log(1);console.info(2);process.exit(3)",
    {},
    1,
  );
  expect(result).toEqual({ exitCode: 3, output: "1\n2\n" });
});

test("a command that does not exist has failed and says why", async () => {
  const { exitCode, output } = await runCommand("no-such-program", {}, 1);
  expect(exitCode).not.toBe(0);
  expect(output).toContain("no-such-program");
});

test("a command that runs too long is ended, with what it started", async () => {
  const started = performance.now();
  const result = await runCommand("sh -c sleep\t30|cat", {}, 0.005);
  expect(result.exitCode).not.toBe(0);
  expect(result.output).toContain("still running");
  expect(performance.now() - started).toBeLessThan(10_000);
});
