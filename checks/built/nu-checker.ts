import { spawnSync } from "node:child_process";

/** The W3C's own checker (https://validator.github.io/validator/), a Java program. */
const PROGRAM = "node_modules/vnu-jar/build/dist/vnu.jar";

/** Messages that are no faults, as regular expressions. */
const FALSE_ALARMS = [
  // The checker does not know that `rel="expect"` may block as well (HTML Standard, section 4.2.4).
  ".*“blocking” attribute must have a “rel” attribute whose value is “stylesheet”.*",
  // The checker guesses. A translation may lack texts, and `npm run content -- --translations` lists them.
  ".*This document appears to be written in .* but the .* start tag has .*lang=.*",
];

/** Whether this machine can run the checker. */
export const canRunNuChecker = (): boolean => spawnSync("java", ["-version"]).status === 0;

/**
 * Checks every HTML file of some folders. Messages of the kind "info" are left out.
 *
 * @param folders such as `dist/site`
 * @returns the messages of the checker; empty if every file is valid
 * @throws {Error} when the checker could not run
 */
export function runNuChecker(...folders: readonly string[]): string {
  const options = ["--skip-non-html", "--skip-info-messages", "--stdout"];
  const args = ["-jar", PROGRAM, ...options, "--filterpattern", FALSE_ALARMS.join("|"), ...folders];
  const { status, stdout, stderr } = spawnSync("java", args, { encoding: "utf8" });
  const messages = stdout + stderr;
  if (status !== 0 && messages === "") throw new Error(`The Nu checker has ended with ${status}`);
  return messages;
}
