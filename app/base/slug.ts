/** Letters that are no base letter with an accent, as their languages write them without. */
const PLAIN: Readonly<Record<string, string>> = {
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

/**
 * The slug of a title: `What’s next: 5 questions?` gives `whats-next-5-questions` (product 2.5). Letters lose their
 * accents. The result may be empty.
 */
export function slugOf(title: string): string {
  return growthServiceSlugOf(title.replaceAll("&", ""));
}

/** The address of a growth service, which keeps its ampersand: `m&a-growth-support` (product 2.6). */
export function growthServiceSlugOf(title: string): string {
  return title
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[\s\p{Pd}/]+/gu, " ")
    .replace(/[^a-z0-9°& ]/g, "")
    .trim()
    .replace(/ +/g, "-");
}

/** Whether elements of the pages themselves may have this id: no heading and no person takes it. */
export function isPageId(id: string): boolean {
  return /^(main|drawer|load-error|related-heading|contents-heading)$|^(menu|drawer)-/.test(id);
}

/** A name for files and seeds, of an id or an address: `/services/m&a-growth` gives `services-m-a-growth`. */
export function asciiName(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
