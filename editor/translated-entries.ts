import type { CmsConfig } from "@sveltia/cms";
import type { EditorConfig, EditorLanguages } from "./editor-config.ts";
import { changedParts, type EditorField } from "./editor-field.ts";

// The languages of an entry in the editor. Sveltia CMS opens the file of the default language and those of its translations
// as a single entry. `content/{{locale}}/leaders` names their folders; the default language has none.

/** A property of the editor's values: the text of the file that was opened. */
export const OPENED_FILE = "openedFile";

/** A property of the values of a translation that is being saved: the text of its file. */
export const SAVED_FILE = "savedFile";

/** The place of a language in a path of the editor's configuration. */
const PLACEHOLDER = "{{locale}}";

/** The configuration that Sveltia CMS reads. Without a translation it says nothing of languages. */
export function multilingualConfig({ languages, ...ownConfig }: EditorConfig): CmsConfig {
  const { original, translations } = languages;
  const { collections, ...config } = withKnownOptions(ownConfig);
  if (translations.length === 0) return { ...config, collections } as unknown as CmsConfig;
  const localized = collections.map((collection) => {
    if (!("files" in collection)) return localizedPlace(collection, original);
    const files = collection.files.map((file) => localizedPlace(file, original));
    return { ...collection, i18n: true, files };
  });
  const i18n = {
    structure: "multiple_folders",
    locales: [original, ...translations],
    default_locale: original,
    initial_locales: "default",
    omit_default_locale_from_file_path: true,
  };
  return { ...config, i18n, collections: localized } as unknown as CmsConfig;
}

/** The configuration without the mark of numbers, which Sveltia CMS would call unknown. */
function withKnownOptions<Config extends Pick<EditorConfig, "collections">>(
  config: Config,
): Config {
  const known = <Place extends LocalizedPlace>(place: Place): Place => ({
    ...place,
    fields: place.fields.map(withoutNumberMark),
  });
  const collections = config.collections.map((collection) => {
    return "files" in collection
      ? { ...collection, files: collection.files.map(known) }
      : known(collection);
  });
  return { ...config, collections };
}

function withoutNumberMark({ isNumber: _isNumber, ...field }: EditorField): EditorField {
  return { ...field, ...changedParts(field, withoutNumberMark) };
}

interface LocalizedPlace {
  fields: readonly EditorField[];
  folder?: string;
  file?: string;
}

/** A folder or a file with its translations. One without a text of its own in each language has none. */
function localizedPlace<Place extends LocalizedPlace>(place: Place, original: string): Place {
  if (place.fields.every(({ i18n }) => i18n === undefined)) return place;
  const path = (whole: string) => whole.replace(/^content\//, `content/${PLACEHOLDER}/`);
  return {
    ...place,
    i18n: true,
    ...(place.folder === undefined ? {} : { folder: path(place.folder) }),
    ...(place.file === undefined ? {} : { file: path(place.file) }),
    fields: place.fields.map((field) => localizedField(field, original)),
  };
}

/** A text that only the default language must fill in: a translation inherits what it leaves out. */
function localizedField(field: EditorField, original: string): EditorField {
  const localized = (part: EditorField) => localizedField(part, original);
  return {
    ...field,
    ...(field.i18n === true && { required: (field.required ? [original] : false) as boolean }),
    ...changedParts(field, localized),
  };
}

/** The folder of the translation that a file belongs to, such as `de`. Undefined for a file of the default language. */
export function translationOf(file: string, languages: EditorLanguages): string | undefined {
  return languages.translations.find((folder) => file.startsWith(`content/${folder}/`));
}

/** The path of the original of a translated file. */
export function originalFile(file: string, folder: string): string {
  return file.replace(`content/${folder}/`, "content/");
}

/** The path of a translation of a file. */
export function translatedFile(file: string, folder: string): string {
  return file.replace("content/", `content/${folder}/`);
}
