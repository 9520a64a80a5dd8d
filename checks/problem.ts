/** One thing that is wrong, told so that somebody who meets it for the first time can mend it. */
export interface Problem {
  /** A page's address, or a file's path from the project's folder; with ":line" where it is known. */
  where: string;
  what: string;
  remedy?: string;
}

/** A check's result for the one who counts: its problems, or why it could not run here. */
export type CheckResult = readonly Problem[] | { skipped: string };

/** A named check over some input (the built site, or the project's own files). */
export interface Check<Input> {
  /** What holds when it passes, as a sentence. */
  name: string;
  find: (input: Input) => CheckResult | Promise<CheckResult>;
}
