import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newBuildFolder, publishBuild } from "../hosting/publish.ts";
import { heldBuildRefusal, STAMP } from "./build-state.mjs";
import { rollback } from "./rollback.ts";

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), "rollback-"));
});
afterEach(() => rm(dist, { recursive: true }));

/** Publishes a build at a time of 2026, such as `01:00`. @returns its name */
async function publish(time: string, stamp: object): Promise<string> {
  vi.setSystemTime(new Date(`2026-11-24T${time}:00Z`));
  const folder = await newBuildFolder(dist);
  const files = {
    "site/index.html": `Build of ${time}`,
    [`site/assets/script-${time.replace(":", "")}.js`]: "",
    [STAMP]: JSON.stringify(stamp),
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await publishBuild(folder, dist);
  vi.useRealTimers();
  return String(Date.parse(`2026-11-24T${time}:00Z`));
}

const homePage = () => readFile(join(dist, "site/index.html"), "utf8");

test("the list names each build by time and commit, and marks the published build", async () => {
  const first = await publish("01:00", { commit: "aaaa000000" });
  const second = await publish("02:00", { commit: "bbbb000000" });
  expect(await rollback([], dist)).toBe(
    [
      `${second}  2026-11-24 02:00:00 UTC  bbbb000000  (published)`,
      `${first}  2026-11-24 01:00:00 UTC  aaaa000000`,
    ].join("\n"),
  );
});

test("an earlier build is published again and held; scripts of the replaced build stay", async () => {
  const first = await publish("01:00", {});
  await publish("02:00", {});
  expect(await rollback(["previous"], dist)).toContain(first);
  expect(await homePage()).toBe("Build of 01:00");
  await readFile(join(dist, "site/assets/script-0200.js"));
  expect(heldBuildRefusal(dist)).toContain("npm run rollback -- release");
  await rollback(["release"], dist);
  expect(heldBuildRefusal(dist)).toBeUndefined();
});

test("the five newest builds are kept", async () => {
  const hours = ["01", "02", "03", "04", "05", "06", "07"];
  const names: string[] = [];
  for (const hour of hours) names.unshift(await publish(`${hour}:00`, {}));
  const listed = (await rollback([], dist)).split("\n").map((line) => line.split(" ")[0]);
  expect(listed).toEqual(names.slice(0, 5));
});

test("an unknown name, and a build that would end the delivery of forms, are refused", async () => {
  await expect(rollback([], dist)).rejects.toThrow("npm run build");
  const first = await publish("01:00", { isDelivering: false });
  await publish("02:00", { isDelivering: true });
  await expect(rollback(["7"], dist)).rejects.toThrow("There is no build 7");
  await expect(rollback([first], dist)).rejects.toThrow("only simulates its forms");
  await expect(rollback([], dist)).resolves.toContain("(published)");
  expect(await homePage()).toBe("Build of 02:00");
});
