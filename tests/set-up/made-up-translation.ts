import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The files that every language needs, by their paths, each with a single text. */
const NEEDED_FILES: Readonly<Record<string, string>> = {
  "site.yaml": "tagline: Made up\n",
  "words.yaml": "frame:\n  skipLink: Made up\n",
  "pages/home.yaml": "claims:\n  heading: Made up\n",
  "pages/feeds.yaml": "heading: Made up\n",
  "pages/search.yaml": "heading: Made up\n",
  "pages/insight-lists.yaml": "subscribe: Made up\n",
  "pages/not-found.yaml": "lead: Made up\n",
};

/** Writes the files that every language needs. @param folder of the language, such as `content/de` */
export function writeNeededFiles(folder: string): void {
  for (const [path, text] of Object.entries(NEEDED_FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
