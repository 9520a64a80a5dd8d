import { globSync } from "node:fs";
import { sep } from "node:path";

/** The style sheet of a page is in its folder. A shared style sheet, which pages link by name, can be in any folder. */
const PAGE_SHEET = "page.css";
const SHARED_SHEET = ".sheet.css";
const PAGE_FOLDERS = "app/routes/";

/** The source path of every style sheet that pages link, such as `app/routes/search/page.css`. */
export function styleSheetSources(): string[] {
  const found = globSync([`app/**/*${SHARED_SHEET}`, `${PAGE_FOLDERS}**/${PAGE_SHEET}`]);
  return found.map((path) => path.replaceAll(sep, "/")).sort();
}

/**
 * The style sheets as entries of the bundler: their source paths by the names of the built files. The sheet
 * `forms.sheet.css` is called `forms`, and that of the page `careers/apply` is called `page-careers-apply`.
 */
export function styleSheetEntries(): Record<string, string> {
  return Object.fromEntries(
    styleSheetSources().map((source) => [nameOf(source) ?? pageNameOf(source), source]),
  );
}

/** The names with which pages link the shared style sheets. */
export function sharedSheetNames(sources: readonly string[]): string[] {
  return sources.flatMap((source) => nameOf(source) ?? []);
}

/** The name with which pages link a shared style sheet. Undefined for the style sheet of a page. */
function nameOf(source: string): string | undefined {
  return source.endsWith(SHARED_SHEET)
    ? source.slice(source.lastIndexOf("/") + 1, -SHARED_SHEET.length)
    : undefined;
}

function pageNameOf(source: string): string {
  const folder = source.slice(PAGE_FOLDERS.length, -PAGE_SHEET.length - 1);
  return `page-${folder.replaceAll("/", "-")}`;
}

/**
 * The source path of a shared style sheet.
 *
 * @param sources the source paths of all style sheets
 * @throws RangeError if there is no such sheet
 */
export function sharedSheet(name: string, sources: readonly string[]): string {
  const found = sources.find((source) => nameOf(source) === name);
  if (found) return found;
  throw new RangeError(`There is no style sheet ${name}${SHARED_SHEET}`);
}

/** The source path of a page's own style sheet. Undefined if it has none. @param folder below app/routes/ */
export function pageSheet(folder: string, sources: readonly string[]): string | undefined {
  const path = `${PAGE_FOLDERS}${folder}/${PAGE_SHEET}`;
  return sources.includes(path) ? path : undefined;
}
