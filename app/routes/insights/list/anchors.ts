import { insightListsContent } from "#app/features/insights/content.ts";
import type { Content } from "#app/model/content.ts";
import { itemById } from "#app/model/item-by-id.ts";
import type { PageAddress } from "#app/model/page-record.ts";
import { itemsOfList } from "./list-pages.ts";

/** The id of the heading beside the delivery note, on the page of a list that is coming soon. */
export const NOTE_OF_STORY_ID = "note-of-story";

/** The ids of the sections of a list's page, for links. */
export function insightListAnchors({ id }: PageAddress, of: Content): string[] {
  if (itemsOfList(id, of).length > 0) return ["subscribe"];
  const { lists, deliveryNote } = insightListsContent(of);
  const isComingSoon = itemById(lists, id).comingSoon !== undefined;
  return isComingSoon && deliveryNote ? [NOTE_OF_STORY_ID] : [];
}
