import type { PictureSource } from "#app/lib/picture.ts";

/** A card that links to a page. */
export interface CardData {
  href: string;
  title: string;
  description: string;
  picture: PictureSource;
}

/** A card of an article or a blog. */
export interface InsightCardData extends CardData {
  id: string;
  category: string;
  /** As shown, e.g. `18 March 2025`. */
  date: string;
  /** ISO day, e.g. `2025-03-18`. */
  isoDate: string;
  author: string;
  type: "article" | "blog";
}

/** A card's number as shown: two digits, counted from 1 (specification, section 1). */
export function cardNumber(index: number): string {
  return String(index + 1).padStart(2, "0");
}
