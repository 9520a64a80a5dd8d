/**
 * Gives the memory of a piece of a body back at once, once nothing reads the piece any more. The garbage collector would
 * let dozens of MB pile up. Then it would stop the thread, and with it the pages, for 10 to 20 ms at a time
 * (docs/decisions/0013-receiver.md, "Memory").
 */
export function releasePiece({ buffer, byteLength }: Uint8Array): void {
  // A small piece may share its memory with other data.
  if (byteLength === buffer.byteLength) (buffer as ArrayBuffer).transfer(0);
}
