/** How long the driver may take for one command, in milliseconds. */
const COMMAND_LIMIT = 40_000;

/** The wire of WebDriver: one request for each command (https://www.w3.org/TR/webdriver2/). */
export class ClassicSession {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /**
   * Asks a driver for a browser.
   *
   * @returns the session, and what the driver tells of the browser
   * @throws Error with the driver's own words when it gives none
   */
  static async open(driver: string, alwaysMatch: object) {
    const created = await request("POST", `${driver}/session`, { capabilities: { alwaysMatch } });
    const { sessionId, capabilities } = created as {
      sessionId: string;
      capabilities: { browserVersion: string };
    };
    return { session: new ClassicSession(`${driver}/session/${sessionId}`), capabilities };
  }

  /** @throws Error with the browser's own words when it refuses, or does not answer */
  post(command: string, body: object): Promise<unknown> {
    return request("POST", `${this.#address}/${command}`, body);
  }

  /** Ends the session, and the browser with it. */
  async end(): Promise<void> {
    await request("DELETE", this.#address);
  }
}

async function request(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(COMMAND_LIMIT),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${new URL(url).pathname.split("/").at(-1)}: ${error}, ${message}`);
}
