import { deferStart } from "#app/outputs/defer-start.ts";

/**
 * Finishes one page that the framework has rendered: deferred start, structured data.
 *
 * @param bootScript text of the boot script
 * @param jsonLd the page's structured data as a script element; may be empty
 * @returns the page; one without scripts (a redirect) as it is
 * @throws Error when the framework's output is not of the shape known here
 */
export function finishPage(html: string, bootScript: string, jsonLd: string): string {
  const deferred = deferStart(html, bootScript);
  if (deferred === html) return html;
  return deferred.replace("</head>", () => `${jsonLd}</head>`);
}
