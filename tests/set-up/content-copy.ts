import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { type Fixture, fixtureContent } from "./fixture-site.ts";

/** A copy of the content of a fixture site, which a test may change. */
export interface ContentCopy {
  readonly folder: string;
  /** Removes the copy. Content is then loaded from the usual folder again. */
  remove: () => void;
}

/** Copies the content of a fixture site. Content is loaded from the copy until it is removed. */
export function copyContent(fixture: Fixture): ContentCopy {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(fixtureContent(fixture), folder, { recursive: true });
  vi.stubEnv("CONTENT_DIR", folder);
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true });
      vi.unstubAllEnvs();
    },
  };
}
