import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { runInOrder } from "./schedule.ts";

interface Task {
  name: string;
  needs?: Task;
}

test("a task waits for the task that it needs, and later tasks run first", async () => {
  const build = { name: "build" };
  const tasks: Task[] = [{ name: "check", needs: build }, build, { name: "lint" }];
  const log: string[] = [];
  const results = await runInOrder<Task, string>(tasks, 2, async ({ name }, needed) => {
    log.push(`${name} starts`);
    await wait(name === "build" ? 40 : 10);
    log.push(`${name} ends`);
    return needed ? `${name} after ${needed}` : name;
  });
  expect(log).toEqual([
    "build starts",
    "lint starts",
    "lint ends",
    "build ends",
    "check starts",
    "check ends",
  ]);
  expect(results).toEqual(["check after build", "build", "lint"]);
});

test("no more tasks run at a time than there are places", async () => {
  const tasks: Task[] = ["a", "b", "c", "d"].map((name) => ({ name }));
  let running = 0;
  let most = 0;
  await runInOrder(tasks, 2, async () => {
    running += 1;
    most = Math.max(most, running);
    await wait(5);
    running -= 1;
  });
  expect(most).toBe(2);
});
