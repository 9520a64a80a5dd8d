import { test as base } from "@playwright/test";
import { fixtureContent } from "../../set-up/fixture-site.ts";
import { startEditor } from "./open-editor.ts";

interface Editors {
  /** The editor on the fixture "structure". */
  editor: Awaited<ReturnType<typeof startEditor>>;
  /** The editor on the fixture "languages". */
  multilingualEditor: Editors["editor"];
}

/**
 * A test in an editor that a worker starts once for all of its tests. The test changes no file that the editor's server
 * reads.
 */
export const test = base.extend<object, Editors>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs
    async ({}, use) => {
      const editor = await startEditor();
      await use(editor);
      await editor.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  multilingualEditor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it needs
    async ({}, use) => {
      const editor = await startEditor(fixtureContent("languages"));
      await use(editor);
      await editor.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
});
