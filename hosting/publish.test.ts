import { lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { addressOf, publishFixture, readBuiltSite } from "../tests/hosting/built-site.ts";
import { hosts } from "../tests/hosting/hosts.ts";
import { decoded, rawRequest } from "../tests/hosting/raw-request.ts";
import { newBuildFolder, publishBuild } from "./publish.ts";

vi.mock("node:fs/promises", { spy: true });

const scratch = await mkdtemp(join(tmpdir(), "publish-"));
afterAll(() => rm(scratch, { recursive: true }));
const dist = () => mkdtemp(join(scratch, "dist-"));

/** Publishes a site of the files given, by their paths. */
async function publish(folder: string, files: Record<string, string>): Promise<void> {
  const build = await newBuildFolder(folder);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(build, "site", path, ".."), { recursive: true });
    await writeFile(join(build, "site", path), text);
  }
  await publishBuild(build, folder, {});
}

describe("ten new builds under a running server", () => {
  it.each(hosts.filter(({ isInstalled }) => isInstalled))(
    "are seen from one request to the next on $name",
    async (host) => {
      const folder = await dist();
      await publishFixture(folder, "", " of build 0");
      const site = await readBuiltSite(folder, join(folder, "unused"));
      const running = await host.start(site, await mkdtemp(join(scratch, "host-")));
      const addresses = site.files.filter((file) => file !== "/404.html").slice(0, 20);
      const seen = new Set<string>();
      let isDone = false;
      const poll = async (encoding: string) => {
        for (let index = 0; !isDone; index += 1) {
          const file = addresses[index % addresses.length] ?? "";
          const headers = { "accept-encoding": encoding };
          const answer = await rawRequest(running.port, encodeURI(addressOf(file)), { headers });
          expect(answer.status, file).toBe(200);
          const text = decoded(answer).toString();
          if (!file.endsWith(".html")) continue;
          const builds = [...text.matchAll(/of build (\d+)/g)].map(([, build = ""]) => build);
          expect([builds.length, new Set(builds).size], file).toEqual([2, 1]);
          seen.add(builds[0] ?? "");
        }
      };
      const polls = Promise.all(["br", "gzip", "identity"].map(poll));
      for (let build = 1; build <= 10; build += 1) {
        await publishFixture(folder, "", ` of build ${build}`);
      }
      await vi.waitFor(() => expect(seen).toContain("10"), 5_000);
      isDone = true;
      await polls;
      expect(seen.size).toBeGreaterThan(5);
      await running.stop();
    },
    30_000,
  );
});

describe("publishBuild", () => {
  it("keeps files with a hash in their name for a day, and says which", async () => {
    const folder = await dist();
    await publish(folder, { "index.html": "1", "old.html": "1", "assets/a-1.js": "a" });
    await publish(folder, { "index.html": "2", "assets/a-2.js": "a" });
    await publish(folder, { "index.html": "3", "assets/a-2.js": "a" });
    expect((await readdir(join(folder, "site/assets"))).sort()).toEqual(["a-1.js", "a-2.js"]);
    expect(await readdir(join(folder, "site"))).not.toContain("old.html");
    const list = join(folder, "hosting/kept.json");
    const kept = JSON.parse(await readFile(list, "utf8"));
    expect(Object.keys(kept)).toEqual(["/assets/a-1.js"]);
    const yesterday = Date.now() - 25 * 3_600_000;
    await writeFile(list, JSON.stringify({ "/assets/a-1.js": yesterday }));
    await publish(folder, { "index.html": "4", "assets/a-2.js": "a" });
    expect(await readdir(join(folder, "site/assets"))).toEqual(["a-2.js"]);
  });

  it("removes builds that were replaced a while ago, but the last one, and unfinished ones of the dead", async () => {
    const folder = await dist();
    const builds = join(folder, "builds");
    for (const name of ["1000", "2000", "3000", "unfinished-1-999999999-a"]) {
      await mkdir(join(builds, name, "site"), { recursive: true });
    }
    await symlink("builds/3000", join(folder, "current"));
    await publish(folder, { "index.html": "new" });
    const [previous, current, ...others] = (await readdir(builds)).sort(
      (one, other) => Number(one) - Number(other),
    );
    expect([previous, others]).toEqual(["3000", []]);
    expect(Date.now() - Number(current)).toBeLessThan(60_000);
  });

  it("leaves what is published alone when a build breaks off", async () => {
    const folder = await dist();
    await publish(folder, { "index.html": "whole" });
    await mkdir(join(await newBuildFolder(folder), "site"));
    expect(await readFile(join(folder, "site/index.html"), "utf8")).toBe("whole");
  });

  describe("on a disk without symbolic links", () => {
    afterEach(() => vi.mocked(symlink).mockReset());

    it("moves the build into place and says what that means; links come back by themselves", async () => {
      const folder = await dist();
      const refusal = Object.assign(new Error("not here"), { code: "EPERM" });
      vi.mocked(symlink).mockRejectedValue(refusal);
      await publish(folder, { "index.html": "1" });
      await publish(folder, { "index.html": "2" });
      expect(console.warn).toHaveBeenCalledWith(expect.stringContaining("restart a server"));
      vi.mocked(console.warn).mockClear();
      expect(await readFile(join(folder, "site/index.html"), "utf8")).toBe("2");
      expect(await readdir(join(folder, "hosting"))).toContain("built.json");
      vi.mocked(symlink).mockReset();
      await publish(folder, { "index.html": "3" });
      expect(await readFile(join(folder, "site/index.html"), "utf8")).toBe("3");
      expect((await lstat(join(folder, "site"))).isSymbolicLink()).toBe(true);
    });
  });
});
