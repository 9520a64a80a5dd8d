import type { ShellLink } from "#app/lib/shell-data.ts";

/** What the not-found screen says; content of `/404`. */
export interface NotFoundWords {
  lead: string;
  links: ShellLink[];
  head: { title: string };
}

let kept: NotFoundWords | undefined;

/** Keeps the words of the page that a static host answers an unknown address with. */
export function keepNotFoundWords(words: NotFoundWords): void {
  kept = words;
}

/** Those words; undefined where the visitor came to the unknown address from another page. */
export function notFoundWords(): NotFoundWords | undefined {
  return kept;
}
