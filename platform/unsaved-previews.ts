import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import {
  type ContentFault,
  type SiteModule,
  UNSAVED_PARAMETER,
  type UnsavedPreview,
} from "./site-definition.ts";

/** The most editor windows whose previews are kept. */
const MAX_EDITORS = 8;

interface KeptPreview {
  preview: UnsavedPreview;
  /** The number of its request, in the order in which requests arrive. */
  number: number;
}

/** The previews of unsaved files, by the id of each editor's window. */
export class UnsavedPreviews {
  readonly #previews = new Map<string, KeptPreview>();
  #requests = 0;

  /**
   * Receives a file as it is being written. Answers with its faults and hints, the faults that it would put into other files, and
   * the address of its page. With the query `?unsaved=<id of the window>` that address shows the page as it is being written.
   *
   * @param savedFaults the faults of the content without it
   */
  async receive(
    request: IncomingMessage,
    response: ServerResponse,
    { loadUnsavedSite }: SiteModule,
    savedFaults: readonly ContentFault[],
  ): Promise<void> {
    this.#requests += 1;
    const number = this.#requests;
    const { editor, path, text } = Object(await json(request));
    const preview = await loadUnsavedSite({ path: String(path), text: String(text) });
    this.#keep(String(editor), { preview, number });
    const isOfFile = ({ file }: ContentFault) => file === `content/${path}`;
    const faults = preview.faults.filter(isOfFile);
    const hints = preview.hints.filter(isOfFile);
    const known = new Set([...faults, ...savedFaults].map((fault) => JSON.stringify(fault)));
    const faultsElsewhere = preview.faults.filter((fault) => !known.has(JSON.stringify(fault)));
    response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
    response.end(JSON.stringify({ faults, faultsElsewhere, hints, address: preview.address }));
  }

  /** The preview that a request asks for. @param query such as `?unsaved=1` */
  find(query: string): UnsavedPreview | undefined {
    const editor = new URLSearchParams(query).get(UNSAVED_PARAMETER) ?? "";
    return this.#previews.get(editor)?.preview;
  }

  /** A file for a page with unsaved changes, such as a style sheet. Undefined if there is none. */
  async file(address: string): Promise<string | Buffer | undefined> {
    for (const { preview } of [...this.#previews.values()].reverse()) {
      const file = await preview.site?.file(address);
      if (file !== undefined) return file;
    }
    return undefined;
  }

  #keep(editor: string, kept: KeptPreview): void {
    // A text may take longer to load than the text that was written after it.
    const { number = 0 } = this.#previews.get(editor) ?? {};
    if (number > kept.number) return;
    // The window that was used last comes last.
    this.#previews.delete(editor);
    this.#previews.set(editor, kept);
    const [oldest = ""] = this.#previews.keys();
    if (this.#previews.size > MAX_EDITORS) this.#previews.delete(oldest);
  }
}
