import { type BuiltSite, describeSite } from "../../checks/built/built-site.ts";

/**
 * A site that exists only in a test.
 *
 * @param files content by path: `{ "about/index.html": "<h1>About</h1>" }`
 */
export function siteOf(
  files: Readonly<Record<string, string | Buffer>>,
  about?: Parameters<typeof describeSite>[2],
): BuiltSite {
  const read = (file: string) => {
    const content = files[file];
    if (content === undefined) throw new Error(`no file ${file}`);
    return Buffer.from(content);
  };
  return describeSite(Object.keys(files), read, about);
}

/** A page without faults around the given parts. Tests add a single fault to it. */
export function pageOf(parts: { head?: string; body?: string; title?: string } = {}): string {
  const { title = "Title", head = "", body = "<h1>Heading</h1>" } = parts;
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title>${head}</head>
<body>${body}</body>
</html>`;
}
