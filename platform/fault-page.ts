import type { ContentFault, ContentFindings } from "./site-definition.ts";

/** Source path of the style sheet of the notice and of the page with the faults. */
const STYLES = "platform/fault-page.css";

/**
 * A page of a preview with the faults of the content at its top.
 *
 * @param html a whole document
 * @param url returns the public address of a source path
 */
export function withFaults(
  html: string,
  { faults, hints }: ContentFindings,
  url: (source: string) => string,
): string {
  const notices = [
    notice(
      "Faults in the content",
      "What has a fault is shown as it was before, or not at all.",
      faults,
    ),
    notice("Texts worth a look", "They stop nothing.", hints),
  ].join("");
  if (notices === "") return html;
  const styles = `<link rel="stylesheet" href="${url(STYLES)}">`;
  return html.replace(/<body[^>]*>/, (body) => body + styles + notices);
}

/** A notice with a list. Empty without faults. */
function notice(name: string, consequence: string, faults: readonly ContentFault[]): string {
  if (faults.length === 0) return "";
  return `<aside class="fault-notice" aria-label="${name}"><p role="alert">${name}: ${faults.length}. ${consequence}</p><details open><summary>What to correct</summary>${faultList(faults)}</details></aside>`;
}

/**
 * The document in place of a page that cannot be shown while the content has faults.
 *
 * @param url returns the public address of a source path
 * @param devClient address of the script that loads the page again when a file has changed
 */
export function faultPage(
  faults: readonly ContentFault[],
  url: (source: string) => string,
  devClient: string,
): string {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Faults in the content</title>
<link rel="stylesheet" href="${url(STYLES)}"><script type="module" src="${devClient}"></script></head>
<body class="fault-page"><main><h1>Faults in the content</h1>
<p>This page cannot be shown until they are corrected. It comes back by itself when the corrected files are saved.</p>
<div class="fault-notice">${faultList(faults)}</div></main></body></html>`;
}

function faultList(faults: readonly ContentFault[]): string {
  // The list may scroll: it takes the focus, so that keys scroll it.
  return `<ul tabindex="0">${faults.map(faultItem).join("")}</ul>`;
}

function faultItem({ file, line, field, value, remedy }: ContentFault): string {
  const position = line === undefined ? file : `${file}:${line}`;
  const details = { Field: field, Value: value, Remedy: remedy };
  const rows = Object.entries(details).map(
    ([name, text]) => `<div><dt>${name}</dt><dd>${escapeHtml(text)}</dd></div>`,
  );
  return `<li><strong>${escapeHtml(position)}</strong><dl>${rows.join("")}</dl></li>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
