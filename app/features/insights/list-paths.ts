import { asciiName } from "#app/base/slug.ts";
import type { CardData } from "#app/ui/sections/card.tsx";

/** Items on one page of a list; a longer list goes on at `/page/2`, so that no page grows with the site. */
export const LIST_PAGE_LENGTH = 24;

/** The address of a list: `/insights` for the merged one, `/insights/{id}` for the others. */
export const listPath = (id: string) => (id === "insights" ? "/insights" : `/insights/${id}`);

/** The address of one page of a list, counted from 1. */
export function listPagePath(id: string, number: number): string {
  return number === 1 ? listPath(id) : `${listPath(id)}/page/${number}`;
}

/** What a filter shows of a list of several pages: the newest of one category, and how many there are in all. */
export type CategoryFile = { total: number; cards: CardData[] };

/** The address of a category's file, which a visitor's browser fetches when the category is chosen. */
export const categoryFilePath = (id: string, category: string) =>
  `/insight-lists/${id}.${asciiName(category)}.json`;
