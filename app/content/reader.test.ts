import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { createReader, noFindings } from "./reader.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  vi.stubEnv("CONTENT_DIR", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test.each([
  ["Example Ltd.", "We are Example Ltd. Ask Example Ltd. anything."],
  ["Example Inc", "We are Example Inc. Ask Example Inc anything."],
])("the name %s at the end of a sentence is followed by one full stop", (legalName, expected) => {
  writeFileSync(join(folder, "a.yaml"), "words: We are {legalName}. Ask {legalName} anything.\n");
  const entry = createReader({ legalName }, noFindings()).file(
    "a.yaml",
    z.object({ words: z.string() }),
  );
  expect(entry.fields.words).toBe(expected);
});
