import { z } from "zod";

/** A part of content/words.yaml: the words of one topic. */
export interface WordSection<
  Name extends string = string,
  Fields extends z.ZodRawShape = z.ZodRawShape,
> {
  readonly name: Name;
  readonly schema: z.ZodObject<Fields, z.core.$strict>;
}

/** What a section holds. */
export type WordsOf<Section extends WordSection> = z.output<Section["schema"]>;

/**
 * Declares a section of content/words.yaml. app/routes/word-sections.ts lists all of them.
 *
 * @param name the field of the file
 * @param place where visitors read or hear the words. The editor shows it as the help of all of them
 * @param fields made of the building blocks in phrases.ts
 */
export function wordSection<const Name extends string, Fields extends z.ZodRawShape>(
  name: Name,
  place: string,
  fields: Fields,
): WordSection<Name, Fields> {
  return { name, schema: z.strictObject(fields).describe(place) };
}

/** The schema of content/words.yaml, or of the sections of it that a program reads. */
export function schemaOfSections(sections: readonly WordSection[]) {
  const fields = sections.map(({ name, schema }) => [name, schema]);
  const shape = Object.fromEntries(fields) as Record<string, z.ZodType>;
  return z.strictObject(shape).meta({ title: "Words of the interface" });
}
