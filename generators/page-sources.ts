import { content } from "#app/collections/content.ts";
import { readSourceFolder } from "#app/collections/source-files.ts";
import type { PageRecord } from "#app/outputs/pages.ts";

/** What the pages that are no item of a collection are made of, below content/; a folder ends in a slash. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  "/": ["pages/home.yaml", "services/capabilities/", "industries/", "insights/"],
  "/about": ["pages/about.yaml"],
  "/contact": ["pages/contact.yaml"],
  "/services": ["pages/services.yaml", "services/"],
  "/industries": ["pages/industries.yaml", "industries/"],
  "/presentation": ["pages/presentation.yaml", "deck/"],
  "/careers": ["pages/careers.yaml", "positions/"],
  "/leadership": ["pages/leadership.yaml", "leaders/"],
  "/brochure": ["brochure/"],
  "/feeds": ["pages/feeds.yaml"],
  "/insights": ["pages/insight-lists.yaml", "insights/"],
  "/insights/articles": ["pages/insight-lists.yaml", "insights/articles/"],
  "/insights/blogs": ["pages/insight-lists.yaml", "insights/blogs/"],
};

/** The lists without items yet. */
const COMING_SOON = ["pages/insight-lists.yaml", "pages/coming-soon.yaml"];

const COLLECTIONS = {
  service: ["services/growth", "services/capabilities"],
  industry: ["industries"],
  position: ["positions"],
} as const;

/**
 * Finds the content files that a page is made of. Not meant for insights, which state their dates.
 *
 * @returns a function from a page to paths below content/, none where nobody has said it
 */
export function pageSources(): (page: PageRecord) => readonly string[] {
  const files = new Map<string, string>();
  for (const [kind, folders] of Object.entries(COLLECTIONS)) {
    for (const [id, file] of folders.flatMap(filesById)) files.set(`${kind} ${id}`, file);
  }
  for (const { id, file } of content().legal) files.set(`legal ${id}`, belowContent(file));
  return ({ path, kind, id, continues = path }) => {
    const fixed = FIXED[continues];
    if (fixed) return fixed;
    if (kind === "list") return COMING_SOON;
    const file = files.get(`${kind} ${id}`);
    return file ? [file] : [];
  };
}

function filesById(folder: string): [id: string, file: string][] {
  return readSourceFolder(folder, ".yaml", []).map(({ file, fields }) => [
    (fields as { id: string }).id,
    belowContent(file),
  ]);
}

function belowContent(file: string): string {
  return file.replace(/^content\//, "");
}
