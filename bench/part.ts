import type { Figure } from "./figure.ts";

/** What a part is told. */
export interface Setting {
  /** Whether this is a try-out: fewer pages, fewer runs. */
  isQuick: boolean;
  /** Takes one line that tells how far the part is, or what it has seen. */
  print: (line: string) => void;
}

/** One part of the benchmark; runs in the project's folder. Throws when it cannot measure what it should. */
export type Measure = (setting: Setting) => Promise<Figure[]>;
