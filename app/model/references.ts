import {
  type ContentProblem,
  didYouMean,
  isAlreadyReported,
  unknownWordRemedy,
} from "./content-problem.ts";
import { COLLECTIONS, type CollectionName } from "./fields/collection-names.ts";
import type { Findings, FoundReference } from "./findings.ts";
import { itemName } from "./items.ts";
import {
  isPreview,
  type UnpublishedItem,
  unpublishedItem,
  unpublishedRemedy,
} from "./publication.ts";

/** An item that fields can name. */
interface NamedItem {
  id: string;
  /** The name of a person. */
  name?: string | undefined;
  /** The title of any other item. */
  title?: string | undefined;
  formerIds?: readonly string[] | undefined;
}

/** The part of the content that fields can name. */
export interface NamedContent {
  site: { categories: readonly string[] };
  /** Everybody with a page: partners, those who have left, and guests. */
  leaders: readonly NamedItem[];
  /** Those who are partners today. */
  partners: readonly NamedItem[];
  insights: readonly NamedItem[];
  growthServices: readonly NamedItem[];
  capabilities: readonly NamedItem[];
  industries: readonly NamedItem[];
}

/** What to do with the file of a partner who leaves: without it, the partner's texts have no author. */
export const KEEP_FILE_OF_PARTNER =
  "of a partner who has left, keep the file, and write `state: former` in it";

/** The items of a collection, in the order in which they are shown. */
export function itemsOf(collection: CollectionName, content: NamedContent): readonly NamedItem[] {
  switch (collection) {
    case "leaders":
      return content.leaders;
    case "partners":
      return content.partners;
    case "insights":
      return content.insights;
    case "services":
      return [...content.growthServices, ...content.capabilities];
    case "capabilities":
      return content.capabilities;
    case "industries":
      return content.industries;
    case "categories":
      return content.site.categories.map((title) => ({ id: title, title }));
  }
}

/** The name by which visitors know an item: the name of a person, or a title. */
export function nameOf(item: NamedItem): string {
  return itemName(item) ?? item.id;
}

/** The part of the content that fields can refer to. */
type ReferableContent = NamedContent & { unpublished: readonly UnpublishedItem[] };

/**
 * Reports each reference to an item that does not exist, that is not published, or that the same list names earlier. An empty
 * collection is reported once, however many references to it there are.
 *
 * @param findings what the reader has found: a problem of another file may hide an item
 */
export function referenceProblems(
  references: readonly FoundReference[],
  content: ReferableContent,
  findings: Pick<Findings, "problems" | "uncertainFiles" | "source" | "originalIds">,
): ContentProblem[] {
  const found: ContentProblem[] = [];
  /** The first field with each name of a list. */
  const listed = new Map<string, string>();
  for (const reference of references) {
    const problem = problemOf(reference, content, findings) ?? repetitionProblem(reference, listed);
    if (!problem || mayBeHidden(reference, findings.uncertainFiles)) continue;
    const known = [...findings.problems, ...found];
    if (isAlreadyReported(reference, known) || isAlreadyReported(problem, known)) continue;
    found.push(problem);
  }
  return found;
}

function problemOf(
  reference: FoundReference,
  content: ReferableContent,
  { source: { folder }, originalIds }: Pick<Findings, "source" | "originalIds">,
): ContentProblem | undefined {
  const { file, field, value, meaning } = reference;
  const items = itemsOf(meaning.to, content);
  const names = items.map((item) => (meaning.by === "title" ? nameOf(item) : item.id));
  if (names.includes(value)) return undefined;
  const unpublished = unpublishedItem(content.unpublished, value);
  if (unpublished) {
    if (isPreview() || meaning.mayBeUnpublished) return undefined;
    return { file, field, value, remedy: unpublishedRemedy(unpublished) };
  }
  const original = originalFile(reference, originalIds);
  if (original) {
    const remedy = `translate ${original} too, or name only what this language has`;
    return { file, field, value, remedy };
  }
  const place = ["content", folder, COLLECTIONS[meaning.to].place].filter(Boolean).join("/");
  if (names.length === 0) {
    return {
      file: place,
      field: "(empty)",
      value,
      remedy: `there are no items, but ${file} names one`,
    };
  }
  if (meaning.to === "partners" && content.leaders.some(({ id }) => id === value)) {
    const remedy = `name a partner of today: ${names.join(", ")}. By its state, ${value} is not a partner`;
    return { file, field, value, remedy };
  }
  const renamed = items.find(({ formerIds }) => formerIds?.includes(value));
  if (renamed) return { file, field, value, remedy: `write ${renamed.id}, as it is called today` };
  // A name that resembles another is a slip of the keys.
  const isGone = didYouMean(value, names) === "";
  const hasId = meaning.by === "id" && meaning.to !== "categories";
  const isPerson = COLLECTIONS[meaning.to].place === "leaders";
  const advice = [
    unknownWordRemedy(value, names, place),
    ...(isPerson && isGone ? [KEEP_FILE_OF_PARTNER] : []),
    ...(hasId && (isGone || !isPerson) ? [formerIdAdvice(value)] : []),
  ];
  return { file, field, value, remedy: advice.join("; ") };
}

/** What to do about an item that had another id before. */
export function formerIdAdvice(id: string): string {
  return `an entry that has got another address needs the old id in its \`formerIds\`, so that links stay: ${id}`;
}

/**
 * The problem of a reference to an item that the same list names earlier: a page would show the item twice.
 *
 * @param listed the first field with each name of a list; receives those of this reference
 */
function repetitionProblem(
  { file, field, value }: FoundReference,
  listed: Map<string, string>,
): ContentProblem | undefined {
  const [, list] = /^(.*)\[\d+\]$/.exec(field) ?? [];
  if (list === undefined) return undefined;
  const key = [file, list, value].join(" ");
  const first = listed.get(key);
  if (first === undefined) {
    listed.set(key, field);
    return undefined;
  }
  return { file, field, value, remedy: `name another, or remove this entry: ${first} is the same` };
}

/** For a translation: the file of the original with the item that a field names. */
function originalFile(
  { value, meaning }: FoundReference,
  originalIds: Findings["originalIds"],
): string | undefined {
  const { place } = COLLECTIONS[meaning.to];
  const files = [...originalIds].filter(([file]) => file.startsWith(`content/${place}/`));
  return files.find(([, id]) => id === value)?.[0];
}

/** Whether a file with a problem may contain the item. */
function mayBeHidden({ meaning }: FoundReference, uncertainFiles: ReadonlySet<string>): boolean {
  const { place } = COLLECTIONS[meaning.to];
  return [...uncertainFiles].some((file) => file.startsWith(`content/${place}`));
}
