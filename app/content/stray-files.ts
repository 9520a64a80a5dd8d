import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { ContentProblem } from "./content-problem.ts";
import { nearest } from "./nearest.ts";
import { contentRoot, type Findings } from "./reader.ts";
import { CONTENT_SCHEMAS } from "./schemas/content-schemas.ts";

/** Files of content/ that nothing reads. */
export function strayFiles({ read }: Findings): ContentProblem[] {
  const root = contentRoot();
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/");
    const file = `content/${path}`;
    const isPhoto = path.startsWith("photos/") && !LEFTOVER.test(entry.name);
    if (!entry.isFile() || isPhoto || read.has(file) || /(^|\/)\./.test(path)) return [];
    return { file, field: "(file name)", value: entry.name, remedy: strayRemedy(path) };
  });
}

/** What programs and people leave behind. */
const LEFTOVER = /^(thumbs\.db|desktop\.ini|~\$.*|.*(~|\.(tmp|bak|orig|rej|swp|part)))$/i;

/** What the names of the files in a folder end in. */
const endings = new Map(
  Object.keys(CONTENT_SCHEMAS).flatMap((path) => {
    const [folder = "", ending] = path.split("/*");
    return ending ? [[folder, ending] as const] : [];
  }),
);

function strayRemedy(path: string): string {
  const [, folder = "", name = path] = /^(.*)\/([^/]*)$/.exec(path) ?? [];
  if (LEFTOVER.test(name)) return "remove this file: it is none of the content's";
  if (folder === "pages" && name.endsWith(".yaml")) {
    return "no page shows this file: add its page to app/pages.ts, or remove the file";
  }
  const ending = endings.get(folder);
  if (ending) return `rename it to end in ${ending}, or move it out of this folder`;
  if (/\.(jpe?g|png|webp|avif|tiff?|heic)$/i.test(name)) return "move it into content/photos/";
  const meant = nearest(folder, endings.keys()) ?? "insights/blogs";
  return `nothing reads it here: move it into a folder such as content/${meant}/, or remove it`;
}
