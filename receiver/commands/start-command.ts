/**
 * Runs a program of the command line with the arguments of this process. It prints the result, or a fault, after which the
 * process ends with 1.
 *
 * @param run throws Error in words
 */
export async function startCommand(
  run: (words: readonly string[], env: NodeJS.ProcessEnv) => Promise<string>,
): Promise<void> {
  // Only the user who runs this command can read the files that it writes.
  process.umask(0o077);
  // Another program reads the output, such as `head`, and needs no more of it.
  process.stdout.on("error", ({ code }: NodeJS.ErrnoException) =>
    process.exit(code === "EPIPE" ? 0 : 1),
  );
  try {
    console.log(await run(process.argv.slice(2), process.env));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
