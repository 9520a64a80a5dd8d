import type { ServerResponse } from "node:http";
import type { ContentFault } from "./site-definition.ts";

/** The time to wait for further changes, in milliseconds: a program may save several files at once. */
const TIME_OF_A_SAVE = 50;

/** Sends the faults of the content to every open editor, as server-sent events: at its start and after each change. */
export class FaultStream {
  readonly #readFaults: () => Promise<readonly ContentFault[]>;
  readonly #responses = new Set<ServerResponse>();
  #timer: NodeJS.Timeout | undefined;

  /** @param readFaults reads and checks the content as it is now */
  constructor(readFaults: () => Promise<readonly ContentFault[]>) {
    this.#readFaults = readFaults;
  }

  /** Answers an editor with a stream that stays open until the editor closes it. */
  open(response: ServerResponse): void {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.flushHeaders();
    this.#responses.add(response);
    response.on("close", () => this.#responses.delete(response));
    this.contentChanged();
  }

  /** Reads the faults again, if an editor is open. */
  contentChanged(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#send(), TIME_OF_A_SAVE);
  }

  async #send(): Promise<void> {
    if (this.#responses.size === 0) return;
    const timer = this.#timer;
    try {
      const event = `data: ${JSON.stringify(await this.#readFaults())}\n\n`;
      // The content has changed in the meantime. It is read again.
      if (timer !== this.#timer) return;
      for (const response of this.#responses) response.write(event);
    } catch {
      // The program itself has a fault, which the preview shows. The editor says that the preview does not answer, and connects again.
      for (const response of this.#responses) response.end();
    }
  }
}
