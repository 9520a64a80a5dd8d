import { UNSAVED_ATTACHMENT } from "#app/model/preview/unsaved-attachment.ts";
import { type ContentFault, UNSAVED_PARAMETER } from "../platform/site-definition.ts";

/** The addresses of the server that previews the content beside the editor. */
export interface PreviewServer {
  /** The root of the site, such as `/`. */
  base: string;
  /** Sends the faults of the saved content, as server-sent events. */
  faults: string;
  /** Takes a file that is not saved. */
  unsaved: string;
  /** The page with earlier versions of the content. */
  versions: string;
}

/** The answer of the server about a file that is not saved. */
export interface UnsavedAnswer {
  /** The faults of the file. */
  faults: readonly ContentFault[];
  /** The faults that a save of the file would put into other files. */
  faultsElsewhere: readonly ContentFault[];
  /** What may be wrong in the file. */
  hints: readonly ContentFault[];
  /** The address of a page that shows the file. Undefined if no page can show it as it is written. */
  address?: string;
}

/** The address that the editor gives a file before it is saved. */
const UNSAVED_FILE = /blob:[^\s"')]+/g;

/** Distinguishes this window from those of other editors. */
const EDITOR_ID = crypto.randomUUID();

/**
 * Asks the preview server to check a file that is not saved, and to make its preview.
 *
 * @param file such as `content/site.yaml`
 * @throws TypeError if the server does not answer
 */
export async function askPreviewServer(
  { unsaved }: PreviewServer,
  file: string,
  text: string,
): Promise<UnsavedAnswer> {
  const response = await fetch(unsaved, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      editor: EDITOR_ID,
      path: file.replace(/^content\//, ""),
      text: text.replace(UNSAVED_FILE, UNSAVED_ATTACHMENT),
    }),
  });
  if (!response.ok) throw new TypeError(`The preview server answers ${response.status}`);
  return response.json();
}

/**
 * Asks the preview server to read the content again.
 *
 * @returns the number of the check. That check, and every later one, begins after this request
 * @throws TypeError if the server does not answer
 */
export async function askForCheck({ faults }: PreviewServer): Promise<number> {
  const response = await fetch(faults, { method: "POST" });
  if (!response.ok) throw new TypeError(`The preview server answers ${response.status}`);
  return response.json();
}

/** The URL of the page with the earlier versions of a file. */
export function versionsOf({ versions }: PreviewServer, file: string): string {
  const page = new URL(versions, location.origin);
  page.searchParams.set("file", file);
  return page.href;
}

/** The URL of a page with what is not saved. @param address below the site, such as `/about` */
export function unsavedPage({ base }: PreviewServer, address: string): string {
  const page = new URL(`${base}${address.slice(1)}`, location.origin);
  page.searchParams.set(UNSAVED_PARAMETER, EDITOR_ID);
  return page.href;
}
