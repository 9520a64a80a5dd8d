/** Where an element of the page is, in CSS pixels from the corner of the viewport. */
export interface Point {
  x: number;
  y: number;
}

/** One input device and what it does, step by step: https://www.w3.org/TR/webdriver2/#actions */
export type InputSource =
  | { type: "key"; id: string; actions: { type: "keyDown" | "keyUp"; value: string }[] }
  | {
      type: "pointer";
      id: string;
      parameters: { pointerType: "mouse" };
      actions: (
        | ({ type: "pointerMove"; duration: number } & Point)
        | { type: "pointerDown" | "pointerUp"; button: number }
      )[];
    };

/** A running browser with one tab: the little that the journeys need of every engine's protocol. */
export interface EngineSession {
  /** Name and version, such as "Firefox 153.0". */
  readonly name: string;
  /** Opens an address and waits until the page can be worked with; images may be under way. */
  goto(url: string): Promise<void>;
  /**
   * Runs a program in the page.
   *
   * @param expression whose value, awaited, is a string
   * @throws Error when it throws, or when the page is left meanwhile
   */
  evaluate(expression: string): Promise<string>;
  /** Presses keys and moves the mouse, as trusted events. */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** Gives the page a size in CSS pixels. */
  setViewport(width: number, height: number): Promise<void>;
  /** Chooses a file for the field that the selector names. */
  chooseFile(css: string, path: string): Promise<void>;
  /** Warnings and errors on the console, uncaught errors included, since this was last asked. */
  takeMessages(): Promise<string[]>;
  close(): Promise<void>;
}

/** A browser engine that may be installed here. */
export interface Engine {
  readonly name: string;
  /** The browser's protocol tells what is on its console; otherwise the page has to keep it. */
  readonly tellsConsole: boolean;
  /** @returns the programs that were looked for and not found; empty where the engine can run */
  missing(): string[];
  /** @throws Error with what the browser said, when it does not start */
  start(): Promise<EngineSession>;
}
