import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempDisposableSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { publishFixture } from "../tests/hosting/made-up-site.ts";
import { findProgram } from "../tests/hosting/program.ts";
import { findFreePort } from "../tests/set-up/free-port.ts";
import { MESSAGE } from "../tests/set-up/receiving.ts";
import { keptBuilds, publishKeptBuild } from "./publish.ts";

const ROUNDS = 3;
/** Requests in each round. RESTART_REQUESTS=4000 asks for more than 10,000 in all. */
const REQUESTS = Number(process.env.RESTART_REQUESTS ?? 300);
/** Visitors who ask at the same time. */
const VISITORS = 8;

/** The status of a page over a connection of its own, or the error. */
function ask(port: number, path: string): Promise<string> {
  return new Promise((resolve) => {
    const request = get({ port, host: "127.0.0.1", path, agent: false }, (response) => {
      response.resume();
      response.once("end", () => resolve(`${response.statusCode}`));
    });
    request.once("error", (error) => resolve(error.message));
  });
}

/** Sends the contact form as the page's script does. @returns the status, or the error */
async function send(port: number, subject: string): Promise<string> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/forms`, {
      method: "POST",
      body: JSON.stringify({ ...MESSAGE, subject }),
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        Connection: "close",
      },
    });
    return `${answer.status}`;
  } catch (error) {
    return String(error);
  }
}

test.skipIf(!findProgram("perl"))(
  "no request fails while builds are published, rolled back, and site and receiver restart",
  async () => {
    const folder = mkdtempDisposableSync(join(tmpdir(), "restart-"));
    onTestFinished(() => folder.remove());
    const dist = join(folder.path, "dist");
    await publishFixture(dist, "", " of build 0", "/forms");
    const port = await findFreePort();
    const env = { ...process.env, DATA_DIR: join(folder.path, "data"), RATE_LIMIT: "10000" };
    const program = [process.execPath, join(import.meta.dirname, "../receiver/receive.ts"), dist];
    const holder = join(import.meta.dirname, "../tests/hosting/hold-socket.pl");
    const held = spawn("perl", [holder, `${port}`, ...program], {
      env,
      stdio: ["pipe", "ignore", "ignore"],
    });
    const ended = once(held, "exit");
    held.stdin.write("start\n");

    const answers = { count: 0, failures: [] as string[] };
    const isOver = { value: false };
    const note = (answer: string, expected: string) => {
      answers.count += 1;
      if (answer !== expected) answers.failures.push(answer);
    };
    async function visit(): Promise<void> {
      while (!isOver.value) note(await ask(port, "/about"), "200");
    }
    async function write(): Promise<void> {
      while (!isOver.value) note(await send(port, `Message ${answers.count}`), "201");
    }
    await vi.waitFor(async () => expect(await ask(port, "/about")).toBe("200"), 60_000);
    const visitors = [write(), ...Array.from({ length: VISITORS }, visit)];

    for (let round = 1; round <= ROUNDS; round += 1) {
      await publishFixture(dist, "", ` of build ${round}`, "/forms");
      held.stdin.write("restart\n");
      const before = answers.count;
      await vi.waitFor(() => expect(answers.count).toBeGreaterThan(before + REQUESTS), 60_000);
      const [, previous = ""] = await keptBuilds(dist);
      await publishKeptBuild(previous, dist);
    }
    isOver.value = true;
    await Promise.all(visitors);
    held.stdin.end();
    await ended;
    expect(answers.failures, `of ${answers.count} requests`).toEqual([]);
    expect(answers.count).toBeGreaterThan(ROUNDS * REQUESTS);
  },
  240_000,
);
