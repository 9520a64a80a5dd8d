import type { ServerResponse } from "node:http";
import type { ContentEvent, ContentFindings } from "./site-definition.ts";

/** Milliseconds in which further changes are awaited: a program may save several files at once. */
const DEBOUNCE = 50;

/**
 * Sends the faults and hints of the content to every open editor, as server-sent events: when the editor opens, and after
 * each change.
 */
export class FaultStream {
  readonly #readFindings: () => Promise<ContentFindings>;
  readonly #responses = new Set<ServerResponse>();
  /** The files that were deleted since the content had no fault. */
  readonly #deleted = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  /** The number of checks that were asked for. */
  #checks = 0;

  /** @param readFindings reads and checks the content as it is now */
  constructor(readFindings: () => Promise<ContentFindings>) {
    this.#readFindings = readFindings;
  }

  /** Answers an editor with a stream that stays open until the editor closes it. */
  open(response: ServerResponse): void {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.flushHeaders();
    this.#responses.add(response);
    response.on("close", () => this.#responses.delete(response));
    this.contentChanged();
  }

  /** Call it before `contentChanged`. @param file such as `content/leaders/x.yaml` */
  fileDeleted(file: string): void {
    this.#deleted.add(file);
  }

  /** Call it before `contentChanged`. The file may be one that was deleted earlier. */
  fileAdded(file: string): void {
    this.#deleted.delete(file);
  }

  /** Reads the faults again, if an editor is open. @returns the number of the check */
  contentChanged(): number {
    this.#checks += 1;
    const check = this.#checks;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#send(check), DEBOUNCE);
    return check;
  }

  async #send(check: number): Promise<void> {
    if (this.#responses.size === 0) return;
    try {
      const { faults, hints } = await this.#readFindings();
      // The content has changed in the meantime. It is read again.
      if (check !== this.#checks) return;
      if (faults.length === 0) this.#deleted.clear();
      const event: ContentEvent = { check, faults, hints, deleted: [...this.#deleted] };
      for (const response of this.#responses) response.write(`data: ${JSON.stringify(event)}\n\n`);
    } catch {
      if (check !== this.#checks) return;
      // The program itself has a fault, which the preview shows. The editor says that the preview does not answer, and
      // connects again.
      for (const response of this.#responses) response.end();
    }
  }
}
