import { fault, type Source } from "./body-source.ts";

interface Sign {
  pattern: RegExp;
  remedy: string;
}

/** At the beginning of a line. */
const IN_LINES: readonly Sign[] = [
  { pattern: /^#{2,}(?=[^\s#])/m, remedy: "write a space after ##" },
  { pattern: /^ *-(?=\p{L})/mu, remedy: "write a space after the hyphen" },
  { pattern: /^ *\d+[.)](?=\p{L})/mu, remedy: "write a space after the number" },
  { pattern: /^\|/m, remedy: "write | --- | --- | below the first line of the table" },
];

/** Within what was left as text when all else was read. */
const IN_WORDS: readonly Sign[] = [
  { pattern: /\*\*/, remedy: "close with ** what begins with **" },
  {
    pattern: /\[[^\]]*\([/#]|\]\s*\((?:[/#]|$)|\)\s*\[[/#]/,
    remedy: "write a link as [its words](/its-address)",
  },
];

/** Records what looks like Markdown and would be published as it stands. */
export function requireWhole(text: string, source: Source, where: "lines" | "words"): void {
  for (const { pattern, remedy } of where === "lines" ? IN_LINES : IN_WORDS) {
    const place = text.search(pattern);
    if (place >= 0) fault(text.slice(place).split("\n", 1)[0] ?? "", remedy, source);
  }
}
