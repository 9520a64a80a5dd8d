import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressOf, publishFixture, readBuiltSite } from "../tests/hosting/made-up-site.ts";
import { headersFor } from "./hosting-rules.ts";
import { writeStaticFolder } from "./static-folder.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "static-folder-"));
  await publishFixture(folder);
});
afterAll(() => rm(folder, { recursive: true }));

/** A row of `_headers`: its address, the headers that it detaches, and those that it sets. */
interface Row {
  address: RegExp;
  detached: string[];
  values: [name: string, value: string][];
}

function readRows(text: string): Row[] {
  return text
    .trim()
    .split("\n\n")
    .map((block) => {
      const [address = "", ...lines] = block.split("\n");
      const pattern = address.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace("*", ".*");
      const values = lines.filter((line) => !line.startsWith("  ! "));
      return {
        address: new RegExp(`^${pattern}$`),
        detached: lines.flatMap((line) => /^ {2}! (.*)/.exec(line)?.[1] ?? []),
        values: values.map((line) => {
          const [name = "", ...value] = line.trim().split(": ");
          return [name, value.join(": ")];
        }),
      };
    });
}

/** What a host sends for an address: Netlify the last value of each header, Cloudflare all values that are not detached. */
function sentHeaders(host: string, rows: readonly Row[], address: string): Record<string, string> {
  const sent: Record<string, string> = {};
  for (const { detached, values } of rows.filter((row) => row.address.test(address))) {
    for (const name of detached) delete sent[name];
    for (const [name, value] of values) {
      const earlier = sent[name];
      sent[name] = host === "cloudflare" && earlier ? `${earlier}, ${value}` : value;
    }
  }
  return sent;
}

describe.each(["netlify", "cloudflare"] as const)("%s", (host) => {
  let target: string;
  beforeAll(async () => {
    target = join(folder, host);
    await writeStaticFolder(host, folder, target);
  });

  test("each file has the headers of the rules", async () => {
    const { files, rules } = await readBuiltSite(folder, join(folder, "unused"));
    const rows = readRows(await readFile(join(target, "_headers"), "utf8"));
    for (const file of files) {
      if (/\/(404\.html|\.git|about\/\.env)/.test(file)) continue;
      const sent = sentHeaders(host, rows, addressOf(file));
      const expected = { ...headersFor(file, rules) };
      // A file without a row of its own is as fresh as a page.
      if (expected["Cache-Control"] === "no-cache")
        expected["Cache-Control"] = "public, max-age=60";
      expect(sent, file).toMatchObject(expected);
    }
  });

  test("redirects from one address or a folder stand in the file, encoded, and other patterns do not", async () => {
    const lines = (await readFile(join(target, "_redirects"), "utf8")).split("\n");
    expect(lines).toContain("/%C3%BCber-uns.html /about 301");
    expect(lines).toContain("/services/growth /services/360%C2%B0-business-growth 301");
    expect(lines).toContain("/old/* /industries/healthcare 301");
    expect(lines.includes("/old /industries/healthcare 301")).toBe(host === "cloudflare");
    expect(lines.includes("/index.php page=about.us /about 301!")).toBe(host === "netlify");
    expect(lines.filter((line) => line.includes(":id"))).toEqual([]);
    expect(lines.includes("/de/* /de/404.html 404")).toBe(host === "netlify");
  });
});

test("pages are files with the name of their address, and hidden files of the site stay", async () => {
  const target = join(folder, "github");
  await writeStaticFolder("github", folder, target);
  for (const path of [
    "index.html",
    "about.html",
    "services/360°-business-growth.html",
    "404.html",
    ".well-known/security.txt",
    ".nojekyll",
  ])
    expect(existsSync(join(target, path)), path).toBe(true);
  for (const path of ["about/index.html", "about.html.br", ".git/config", "about/.env", "_headers"])
    expect(existsSync(join(target, path)), path).toBe(false);
});

test("a build that sends its forms to its own host is refused in words", async () => {
  const dist = join(folder, "with-forms");
  await publishFixture(dist, "", "", "/forms");
  await expect(writeStaticFolder("netlify", dist, join(folder, "none"))).rejects.toThrow(
    "VITE_FORM_DELIVERY=endpoint",
  );
});
