import type { ServerResponse } from "node:http";
import type { ContentFindings } from "./site-definition.ts";

/** The time to wait for further changes, in milliseconds: a program may save several files at once. */
const TIME_OF_A_SAVE = 50;

/** Sends the faults and hints of the content to every open editor, as server-sent events: at its start and after each change. */
export class FaultStream {
  readonly #readFindings: () => Promise<ContentFindings>;
  readonly #responses = new Set<ServerResponse>();
  #timer: NodeJS.Timeout | undefined;

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

  /** Reads the faults again, if an editor is open. */
  contentChanged(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#send(), TIME_OF_A_SAVE);
  }

  async #send(): Promise<void> {
    if (this.#responses.size === 0) return;
    const timer = this.#timer;
    try {
      const { faults, hints } = await this.#readFindings();
      const event = `data: ${JSON.stringify({ faults, hints })}\n\n`;
      // The content has changed in the meantime. It is read again.
      if (timer !== this.#timer) return;
      for (const response of this.#responses) response.write(event);
    } catch {
      // The program itself has a fault, which the preview shows. The editor says that the preview does not answer, and connects again.
      for (const response of this.#responses) response.end();
    }
  }
}
