import { asciiName } from "#app/base/slug.ts";
import type { CardData } from "#app/ui/sections/card.tsx";

/** What a filter shows of a list of several pages: the newest of one category, and how many there are in all. */
export type CategoryFile = { total: number; cards: CardData[] };

/** The address of a category's file, which a visitor's browser fetches when the category is chosen. */
export function categoryFilePath(list: string, category: string): string {
  return `/insight-lists/${list}.${asciiName(category)}.json`;
}
