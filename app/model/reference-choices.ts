import { slugOf } from "#app/base/slug.ts";
import { COLLECTIONS, type Collection, type CollectionName } from "./fields/collection-names.ts";
import { contentFiles, readSource } from "./source-file.ts";

/** An item that a field can name. */
interface ReferenceChoice {
  /** The id of the item. */
  value: string;
  /** The name by which people recognize it. */
  label: string;
}

/** The items that fields can name, by collection. */
export type ReferenceChoices = Readonly<
  Partial<Record<CollectionName, readonly ReferenceChoice[]>>
>;

/**
 * The items of every collection with more than one folder, in the order of their names. The editor reads those of the others from
 * its own entries. Items that nobody can read are left out: the check of the content names them.
 */
export function referenceChoices(): ReferenceChoices {
  const collections = Object.entries<Collection>(COLLECTIONS);
  const ofSeveralFolders = collections.filter(([, { files }]) => files.length > 1);
  return Object.fromEntries(
    ofSeveralFolders.map(([name, collection]) => [name, choicesOf(collection)]),
  );
}

function choicesOf({ files, shown }: Collection): ReferenceChoice[] {
  const choices = contentFiles([...files]).flatMap((path) => {
    const { id, [shown]: name }: Record<string, unknown> = Object(readSource(path, []).yaml.value);
    if (typeof name !== "string") return [];
    return [{ value: typeof id === "string" ? id : slugOf(name), label: name }];
  });
  return choices.sort((a, b) => a.label.localeCompare(b.label, "en"));
}
