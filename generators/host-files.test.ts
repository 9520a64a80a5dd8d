import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { headersFor } from "#app/outputs/headers.ts";
import { rulesOfBuild } from "./host-files.ts";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "host-files-"));
  await writeFile(join(root, "index.html"), "<script>start()</script>");
  await writeFile(join(root, "404.html"), "<script>start()</script><script>lost()</script>");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

describe("rulesOfBuild", () => {
  it("allows the inline scripts that the pages have", async () => {
    const rules = await rulesOfBuild(root);
    const policy = headersFor("/", rules.headers)["Content-Security-Policy"] ?? "";
    expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(2);
  });

  it("follows the settings of the build", async () => {
    vi.stubEnv("BASE_PATH", "/site/");
    vi.stubEnv("VITE_FORM_DELIVERY", "endpoint");
    vi.stubEnv("VITE_FORM_ENDPOINT", "https://forms.example.net/v1");
    const rules = await rulesOfBuild(root);
    expect(rules.basePath).toBe("/site");
    const policy = headersFor("/", rules.headers)["Content-Security-Policy"];
    expect(policy).toContain("connect-src 'self' https://forms.example.net;");
  });
});
