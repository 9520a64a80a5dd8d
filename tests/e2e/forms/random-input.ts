import { seededRandom } from "../../../app/features/artwork/random.ts";

/** Characters that have broken forms: many scripts, control characters, marks of direction, lone surrogates. */
const CHARACTERS =
  "aZ0 @.-+éßİ\"'`\\\u0000\u0007\u200b\u200d\u202e\u2066\u2069\ufeff\ufffd\udc00\u2028\t\nﷺ𝕏\u3164\u2800\ud800";

/** Pieces of random texts: those characters, markup, injections, words that have a meaning for programs. */
const PIECES = [
  ...CHARACTERS,
  "你好 العربية עברית हिन्दी 👩‍👩‍👧🇺🇳e\u0301\u0301\u0301\u001b[31m",
  '<script>alert(1)</script><img src=x onerror="alert(1)">',
  "</textarea>",
  "&lt;&#0;%00%s{{7*7}}; DROP TABLE x",
  "javascript:alert(1)",
  "\r\nBcc: a@b.c\r\n",
  "../",
  "__proto__",
];
const ENDINGS = ["", ".pdf", ".docx", ".exe", ".pdf.exe", ".", ".\u202efdp", ".constructor"];
const TYPES = ["", "application/pdf", "text/html", "image/svg+xml", "APPLICATION/PDF", "x"];
const SIZES = [0, 1, 262_144, 5_242_880, 5_242_881, 2 ** 40];

/** Random inputs. A seed always gives the same inputs, so that a fault can be reproduced. */
export function randomInput(seed: string) {
  const { below, chance, pick } = seededRandom(seed);
  /** A few pieces. One text in two hundred is very long. */
  const text = () =>
    Array.from({ length: below(7) }, () => pick(PIECES))
      .join("")
      .repeat(chance(0.005) ? 1000 : 1);
  return {
    text,
    /** Often a text that looks like an e-mail address. */
    email: () => (chance(0.3) ? text() : `${text()}@${text()}.example`),
    file: () => ({ name: text() + pick(ENDINGS), type: pick(TYPES), size: pick(SIZES) }),
  };
}
