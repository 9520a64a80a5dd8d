/** The messages of Chromium, Firefox and WebKit, and of Vite for the style sheets of a script. */
const LOAD_FAILURE = /dynamically imported module|module script|Unable to preload/;

/**
 * Whether an error of `import()` says that a file did not arrive. Any other error was thrown by our own code while the
 * file was run. Browsers give both the same type, and no code that tells them apart.
 */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && LOAD_FAILURE.test(error.message);
}
