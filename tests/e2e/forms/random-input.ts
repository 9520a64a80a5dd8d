/** Characters that have broken forms: scripts of the world, controls, directions, halves of pairs. */
const CHARACTERS =
  "aZ0 @.-+éßİ\"'`\\\u0000\u0007\u200b\u200d\u202e\u2066\u2069\ufeff\ufffd\udc00\u2028\t\nﷺ𝕏\u3164\u2800\ud800";

/** The same with pieces: markup, injections, words that programs know. */
const PIECES = [
  ...CHARACTERS,
  "你好 العربية עברית हिन्दी",
  "👩‍👩‍👧🇺🇳e\u0301\u0301\u0301\u001b[31m",
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "</textarea>",
  "&lt;&#0;%00%s{{7*7}}",
  "javascript:alert(1)",
  "../",
  "\r\nBcc: a@b.c\r\n",
  "; DROP TABLE x",
  "__proto__",
  "constructor",
  "null",
] as const;

const ENDINGS = [
  "",
  ".pdf",
  ".PDF",
  ".doc",
  ".docx",
  ".exe",
  ".pdf.exe",
  ".",
  ".docm",
  ".\u202efdp",
  ".constructor",
];
const TYPES = [
  "",
  "application/pdf",
  "application/msword",
  "text/html",
  "image/svg+xml",
  "APPLICATION/PDF",
  "x",
];

/** Random inputs that are the same for the same seed: a fault that was found once can be found again. */
export class RandomInput {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** A whole number from 0 to `limit - 1` (mulberry32, https://github.com/bryc/code). */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  one<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }

  /** A text of a few pieces; one in two hundred is very long. */
  text(): string {
    const pieces = Array.from({ length: this.below(7) }, () => this.one(PIECES));
    return pieces.join("").repeat(this.below(200) === 0 ? 1000 : 1);
  }

  /** Often something like an address. */
  email(): string {
    return this.below(3) === 0 ? this.text() : `${this.text()}@${this.text()}.example`;
  }

  file(): { name: string; type: string; size: number } {
    const size = this.one([0, 1, 262_144, 5_242_880, 5_242_881, 2 ** 40]);
    return { name: `${this.text()}${this.one(ENDINGS)}`, type: this.one(TYPES), size };
  }
}
