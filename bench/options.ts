/** What `npm run bench -- …` asks for. */
export interface Options<Name extends string> {
  parts: readonly Name[];
  isQuick: boolean;
}

/**
 * @param args what stands behind the command
 * @param known every part, in the order in which they run
 * @returns the parts named, or all of them, always in that order
 * @throws Error that lists what may be asked for
 */
export function readOptions<Name extends string>(
  args: readonly string[],
  known: readonly Name[],
): Options<Name> {
  const named = args.filter((argument) => argument !== "--quick");
  const wrong = named.find((name) => !known.some((part) => part === name));
  if (wrong !== undefined) {
    throw new Error(`There is no part "${wrong}". Name some of: ${known.join(", ")}; or --quick`);
  }
  const parts = named.length === 0 ? known : known.filter((part) => named.includes(part));
  return { parts, isQuick: args.includes("--quick") };
}
