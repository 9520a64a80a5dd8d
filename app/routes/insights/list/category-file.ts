import { asciiName } from "#app/base/slug.ts";
import type { CardData } from "#app/ui/sections/card.tsx";

/** The result of a filter in a list of several pages: the newest insights of a category, and their total number. */
export type CategoryFile = { total: number; cards: CardData[] };

/** The address of a category's file. The browser fetches it when the visitor chooses the category. */
export function categoryFilePath(list: string, category: string): string {
  return `/insight-lists/${list}.${asciiName(category)}.json`;
}
