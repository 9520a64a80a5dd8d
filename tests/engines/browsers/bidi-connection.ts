/** An event of the browser, such as a line on the console. */
export interface BidiEvent {
  method: string;
  params: Record<string, unknown>;
}

type Answer = { id: number } & ({ result: unknown } | { error: string; message: string });

/** How long the browser may take for one command, in milliseconds. */
const COMMAND_LIMIT = 30_000;

/** The wire of WebDriver BiDi: commands and events as JSON (https://www.w3.org/TR/webdriver-bidi/). */
export class BidiConnection {
  /** What the browser told by itself, in order. */
  readonly events: BidiEvent[] = [];
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #count = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as Answer | BidiEvent;
      if ("method" in message) this.events.push(message);
      else this.#waiting.get(message.id)?.(message);
    };
  }

  /** @throws Error when nobody answers at the address (`ws://…`) */
  static async open(address: string): Promise<BidiConnection> {
    const socket = new WebSocket(address);
    await new Promise<void>((resolve, reject) => {
      socket.onopen = () => resolve();
      socket.onerror = () => reject(new Error(`No WebDriver BiDi at ${address}`));
    });
    return new BidiConnection(socket);
  }

  /** @throws Error with the browser's own words when it refuses, or does not answer */
  async send(method: string, params: object = {}): Promise<unknown> {
    this.#count += 1;
    const id = this.#count;
    const answer = await new Promise<Answer>((resolve) => {
      const late = { id, error: "timeout", message: `no answer in ${COMMAND_LIMIT} ms` };
      const timer = setTimeout(resolve, COMMAND_LIMIT, late);
      this.#waiting.set(id, (arrived) => {
        clearTimeout(timer);
        resolve(arrived);
      });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    this.#waiting.delete(id);
    if ("error" in answer) throw new Error(`${method}: ${answer.error}, ${answer.message}`);
    return answer.result;
  }

  close(): void {
    this.#socket.close();
  }
}
