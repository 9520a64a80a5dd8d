/** A page lacks a part. The message names the file and the remedy in words, so that nobody needs its stack. */
export class IncompletePageError extends Error {
  override readonly name = "IncompletePageError";
}
