/** The messages of Chromium, Firefox and WebKit, in this order, and of Vite for the style sheets of a script. */
const LOAD_FAILURE =
  /^Failed to fetch dynamically|^error loading dynamically|^Importing a module script|^Unable to preload/;

/**
 * Whether an error of `import()` says that a file did not arrive. Any other error was thrown by our own code while the
 * file was run. Browsers give both the same type, and no code that tells them apart.
 */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && LOAD_FAILURE.test(error.message);
}
