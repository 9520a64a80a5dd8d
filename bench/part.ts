import type { Figure } from "./figure.ts";

/** What a part is told. */
export interface Setting {
  /** Folder of package.json. */
  root: string;
  /** Whether this is a try-out: fewer pages, fewer runs. */
  isQuick: boolean;
  /** Takes one line that tells how far the part is, or what it has seen. */
  print: (line: string) => void;
}

/** What a part has measured. */
export interface Measurement<Data> {
  /** For the table; those with a goal decide how the run ends. */
  figures: Figure[];
  /** Everything behind them. */
  data: Data;
}

/** One part of the benchmark. Throws when it cannot measure what it should. */
export type Measure<Data> = (setting: Setting) => Promise<Measurement<Data>>;
