/** One thing that is wrong, told so that somebody who meets it for the first time can mend it. */
export interface Problem {
  /** A page's address, or a file's path from the project's folder; with ":line" where it is known. */
  where: string;
  what: string;
}

/** Makes problems of one place. */
export const at = (where: string) => (what: string) => ({ where, what });

/** More of one kind teach nothing new. */
const SHOWN = 20;

/** The problems as text, one line for each different one: a fault of the frame is on every page. */
export function describeProblems(problems: readonly Problem[]): string {
  const lines = [...Map.groupBy(problems, ({ what }) => what)].map(([what, [first, ...others]]) => {
    const more = others.length > 0 ? ` (and at ${others.length} more places)` : "";
    return `${first?.where}: ${what}${more}`;
  });
  const rest = lines.length > SHOWN ? [`… and ${lines.length - SHOWN} more`] : [];
  return [...lines.slice(0, SHOWN), ...rest].join("\n");
}
