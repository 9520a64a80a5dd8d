import { wordsOfFields } from "#app/features/search/search-words.ts";
import { type Content, content } from "#app/model/content.ts";
import { itemById } from "#app/model/item-by-id.ts";
import type {
  Opening,
  PageAddress,
  PageHeading,
  PageWords,
  SiteSection,
} from "#app/model/page-record.ts";
import { schemaOfFile } from "#app/model/schemas/content-schemas.ts";
import type { HasIdAndFile } from "#app/model/schemas/shared.ts";
import { wordsOf } from "#app/model/words.ts";
import { pageNames } from "./interface-words.ts";
import {
  type Meta,
  openingPicture,
  type PageKind,
  type PageName,
  type PageOptions,
  pageAddress,
} from "./page-kind.ts";
import { fillPath } from "./paths.ts";

/** The fields of every item with a page of its own. */
interface PageItem extends HasIdAndFile, Pick<PageAddress, "title" | "picture" | "formerIds"> {
  meta: Meta;
}

interface ItemPagesEntry<Item> extends PageOptions {
  /** The kind that a search result shows. */
  label: PageName;
  section?: SiteSection;
  /** How its page begins, with the sentence beside the title, unless its view has a beginning of its own. */
  opening?: (item: Item) => { opening: Opening; lead: string };
  isIndexed?: (item: Item) => boolean;
  words?: (item: Item, of: Content) => PageWords;
  /** The ids of the sections of the page, for links. */
  anchors: (item: Item, of: Content) => readonly string[];
}

function headingOf(
  { title, picture }: PageItem,
  { opening, lead }: { opening: Opening; lead: string },
): PageHeading {
  return { heading: title, lead, opening, picture: openingPicture(opening, picture) };
}

/** The words of an item on its page. */
function wordsOfItem(item: HasIdAndFile, of: Content): PageWords {
  return wordsOfFields(schemaOfFile(item.file), item, of);
}

/** An entry of the registry for items that have a page each, at an address such as `/services/:id`. */
export function itemPages<const Path extends `${string}/:id`, Item extends PageItem>(
  path: Path,
  items: (of: Content) => readonly Item[],
  entry: ItemPagesEntry<Item>,
): PageKind<{ main: Path }, Item> {
  const {
    label,
    section,
    opening: openingOf,
    anchors,
    isIndexed = () => true,
    words = wordsOfItem,
    ...options
  } = entry;
  const addressOf = (item: Item, of: Content) => {
    const { id, meta, title, picture, file, formerIds } = item;
    return pageAddress(fillPath<string>(path, { id }), meta, {
      id,
      name: title,
      picture,
      file,
      sources: [file],
      formerIds,
      label: wordsOf(pageNames, of)[label],
      section,
      pageHeader: openingOf && headingOf(item, openingOf(item)),
      isIndexed: isIndexed(item),
      words: () => words(item, of),
    });
  };
  return {
    paths: { main: path },
    files: [],
    pageName: label,
    addresses: (of) => items(of).map((item) => addressOf(item, of)),
    itemOf: ({ id }) => itemById(items(content()), id),
    anchorsOf: ({ id }, of) => anchors(itemById(items(of), id), of),
    ...options,
  };
}
