/**
 * Memory for a file that arrives in pieces. Memory that is no longer needed is released at once, because the garbage
 * collector would let dozens of MB pile up while many files arrive (docs/decisions/0013-receiver.md, "Memory").
 */
export class FileMemory {
  readonly #most: number;
  /** Made with the first piece. */
  #memory: ArrayBuffer | undefined;
  #size = 0;

  /** @param most the size in bytes of the largest file that is kept; a larger file is only counted */
  constructor(most: number) {
    this.#most = most;
  }

  /** The bytes that have arrived, kept or not. */
  get size(): number {
    return this.#size;
  }

  /** Copies a piece, because a piece is a part of something larger that would stay in memory with it. */
  add(piece: Uint8Array): void {
    const start = this.#size;
    this.#size += piece.length;
    if (this.#size > this.#most) {
      this.release();
      return;
    }
    this.#memory ??= new ArrayBuffer(0, { maxByteLength: this.#most });
    this.#memory.resize(this.#size);
    new Uint8Array(this.#memory, start).set(piece);
  }

  /** Releases the kept bytes. */
  release(): void {
    this.#memory?.resize(0);
  }

  /** Returns the file, which is empty if it was too large. Nothing may be added afterwards. */
  take(): Buffer {
    // Not every function that gets the file accepts memory whose size can change.
    const file = this.#memory?.transferToFixedLength() ?? new ArrayBuffer(0);
    this.#memory = undefined;
    return Buffer.from(file);
  }
}
