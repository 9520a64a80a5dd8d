/** Letters that Unicode does not decompose into a base letter and an accent, and their usual transcription. */
const TRANSCRIPTIONS: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ß: "ss",
  þ: "th",
  ð: "d",
  đ: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ø: "o",
};

/** Titles that keep a sign in their address. Other addresses lose such signs (product 2.6). */
const SPECIFIED_SLUGS: Readonly<Record<string, string>> = {
  "360° Business Growth": "360°-business-growth",
  "M&A Growth Support": "m&a-growth-support",
};

/**
 * The slug of a title, without ampersands (product 2.5): `whats-next-5-questions` for `What’s next: 5 questions?`. Letters
 * lose their accents. The slug of a title without letters and digits is empty.
 */
export function slugOf(title: string): string {
  if (Object.hasOwn(SPECIFIED_SLUGS, title)) return SPECIFIED_SLUGS[title] ?? "";
  return title
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]/g, (letter) => TRANSCRIPTIONS[letter] ?? letter)
    .replace(/[\s\p{Pd}/]+/gu, " ")
    .replace(/[^a-z0-9 ]/g, "")
    .trim()
    .replace(/ +/g, "-");
}

/**
 * Turns an id, an address or the name of a file into a name for files and seeds: `services-m-a-growth` for
 * `/services/m&a-growth`, `buro-zurich-jpg` for `Büro Zürich.jpg`.
 */
export function asciiName(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
