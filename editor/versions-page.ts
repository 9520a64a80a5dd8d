import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { diff } from "node:util";
import type { EarlierVersion, EarlierVersions } from "./earlier-versions.ts";
import { type EntryPlaces, entryName } from "./fault-words.ts";
import { BROUGHT_BACK } from "./stale-entries.ts";

/** Where the page stands below the editor, with its style sheet and its script. */
export const VERSIONS_PAGE = "earlier-versions";
export const VERSIONS_SHEET = `${VERSIONS_PAGE}.css`;
export const VERSIONS_SCRIPT = `${VERSIONS_PAGE}.js`;

/** The most versions that the page shows. */
const MAX_SHOWN = 100;

const HEADERS = {
  "Cache-Control": "no-store",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Content-Type": "text/html; charset=utf-8",
};

/** Tells the open editor that a file has changed behind its back (stale-entries.ts). */
export const VERSIONS_SCRIPT_SOURCE = `const file = document.body.dataset.file;
if (file) new BroadcastChannel("${BROUGHT_BACK}").postMessage(file);
`;

/** The page "Earlier versions" beside the editor of `npm run edit`: it shows versions, and brings one back. */
export async function answerVersions(
  request: IncomingMessage,
  response: ServerResponse,
  versions: EarlierVersions,
  entries: EntryPlaces,
): Promise<void> {
  const { searchParams } = new URL(request.url ?? "/", "http://localhost");
  const isChange = request.method === "POST";
  // A page of another site must not change the content.
  if (isChange && request.headers["sec-fetch-site"] !== "same-origin") {
    response.writeHead(403).end();
    return;
  }
  const form = new URLSearchParams(isChange ? await text(request) : "");
  const back = isChange
    ? await versions.bringBack(form.get("file") ?? "", Number(form.get("replaced")))
    : undefined;
  const file = back?.file ?? searchParams.get("file") ?? undefined;
  const page = await versionsPage(versions, entries, { file, back });
  response.writeHead(200, HEADERS).end(page);
}

interface Shown {
  /** The only file whose versions are shown. */
  file: string | undefined;
  /** The version that was brought back just now. */
  back: EarlierVersion | undefined;
}

async function versionsPage(
  versions: EarlierVersions,
  entries: EntryPlaces,
  { file, back }: Shown,
): Promise<string> {
  const found = (await versions.list(file)).slice(0, MAX_SHOWN);
  const items: string[] = [];
  for (const version of found) {
    const now = await versions.textNow(version.file);
    items.push(versionItem(version, now, entries, items.length === 0));
  }
  const name = file === undefined ? "" : entryName(file, entries);
  const heading = name === "" ? "Earlier versions" : `Earlier versions of ${name}`;
  const lead =
    items.length === 0
      ? "There are none yet. Each save puts what was there before on this list, while npm run edit runs."
      : "Each save puts what was there before on this list, the newest first. What you bring back can be undone here, too.";
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Earlier versions</title>
<link rel="stylesheet" href="${VERSIONS_SHEET}"><script type="module" src="${VERSIONS_SCRIPT}"></script></head>
<body data-file="${escapeHtml(back?.file ?? "")}"><main><h1>${escapeHtml(heading)}</h1>
${back ? `<p role="status">${escapeHtml(entryName(back.file, entries))} is again as it was before ${timeOf(back)}. Load the editor again to see it there.</p>` : ""}
<p>${lead}${file === undefined ? "" : ` <a href="${VERSIONS_PAGE}">All entries</a>`}</p>
<ol>${items.join("")}</ol></main></body></html>`;
}

function versionItem(
  version: EarlierVersion,
  now: string | undefined,
  entries: EntryPlaces,
  isNewest: boolean,
): string {
  const { file, replaced } = version;
  const name = `<strong>${escapeHtml(entryName(file, entries))}</strong>, before ${timeOf(version)}`;
  if (now === version.text) return `<li>${name}: as it is now</li>`;
  const state = now === undefined ? " (deleted since)" : "";
  return `<li>${name}${state}
<form method="post" action="${VERSIONS_PAGE}"><input type="hidden" name="file" value="${escapeHtml(file)}"><input type="hidden" name="replaced" value="${replaced}"><button>Bring back</button></form>
<details${isNewest ? " open" : ""}><summary>Difference</summary><ul>${differences(now ?? "", version.text)}</ul></details></li>`;
}

/** The lines that would go, and those that would come back. */
function differences(now: string, earlier: string): string {
  const lines = diff(now.split("\n"), earlier.split("\n"));
  const changed = lines.filter(([operation, line]) => operation !== 0 && line.trim() !== "");
  const items = changed.map(([operation, line]) => {
    const [element, label] = operation === 1 ? ["del", "Now"] : ["ins", "Before"];
    return `<li>${label}: <${element}>${escapeHtml(line)}</${element}></li>`;
  });
  return items.join("");
}

/** When a version was replaced, on the clock of this machine. */
function timeOf({ replaced }: EarlierVersion): string {
  const format = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "medium" });
  return `<time>${format.format(replaced)}</time>`;
}

function escapeHtml(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
