import CMS from "@sveltia/cms";
import { slugOf } from "#app/base/slug.ts";
import { bodyBlocks } from "./body-blocks.ts";
import { showChoiceDrawings } from "./choice-drawings.ts";
import { readContentFile, withoutEditorKeys, writeContentFile } from "./content-file.ts";
import type { Fields, FieldType, FileForm } from "./editor-field.ts";
import { announce, showFaults, showWhereFaultsAreFound } from "./fault-panel.ts";
import { entryName } from "./fault-words.ts";
import { type EditedEntry, type EntryFile, pagePreview, saveTried } from "./page-preview.ts";
import "./kind-drawings.css";
import "./nested-lists.css";
import "./photo-dialog.css";
import { showKindDrawings } from "./kind-drawings.ts";
import type { PageSettings } from "./page-settings.ts";
import { showReasonsAlone } from "./refusals.ts";
import { refuseToBreakOtherFiles } from "./refused-saves.ts";
import { refuseToRemoveText } from "./removed-texts.ts";
import { refuseStale, watchStaleEntries } from "./stale-entries.ts";
import {
  multilingualConfig,
  OPENED_FILE,
  SAVED_FILE,
  translatedFile,
  translationOf,
} from "./translated-entries.ts";
import { writeTranslation } from "./translated-file.ts";

/** A number after those of all items. */
const LAST = 99_999;
/** The folders with items that other files refer to by id. */
const referencedFolders = new Set<string>();
/** The kinds among which an editor chooses, for each list of them. */
const kindLists: FieldType[][] = [];
const { config, bodyForms, previewServer } = readSettings();
const entries = { ...config, bodyForms };
const { original, translations } = config.languages;

const folders = config.collections.filter((collection) => "folder" in collection);
const files = config.collections.flatMap((collection) =>
  "files" in collection ? collection.files : [],
);
type Folder = (typeof folders)[number];
/** Where entries of a kind are saved: a folder, or a single file. */
type Place = Folder | (typeof files)[number];

/** The fields of each format. The collections of templates (page-templates.ts) share that of all standalone pages. */
const forms = new Map<string, FileForm>();

for (const place of [...folders, ...files]) {
  if (!forms.has(place.format)) registerFormat(place);
  if (!previewServer) continue;
  const fileOf = (entry: EditedEntry) => shownFile(entry, place);
  CMS.registerPreviewTemplate(place.name, pagePreview(previewServer, fileOf, entries));
}
if (previewServer) CMS.registerPreviewStyle(new URL("./page-preview.css", import.meta.url).href);

for (const block of bodyBlocks(bodyForms)) {
  CMS.registerEditorComponent({ ...block, toPreview: block.toBlock });
}

CMS.registerEventListener({ name: "preSave", handler: saveTried });
CMS.registerEventListener({
  name: "preSave",
  handler: async ({ entry }) => {
    const place = placeOf(entry);
    if (place && formOf(place).extension === "md") await refuseToRemoveTexts(entry, place);
  },
});
CMS.registerEventListener({
  name: "preSave",
  handler: async ({ entry }) => {
    const place = placeOf(entry);
    if (!place || !previewServer) return;
    const changedTranslations = translatedFiles(entry, place).filter(({ isChanged }) => isChanged);
    for (const file of [entryFile(entry, place), ...changedTranslations]) {
      refuseStale(file.file);
      await refuseToBreakOtherFiles(previewServer, file, entries);
    }
  },
});
CMS.registerEventListener({
  name: "preSave",
  handler: ({ entry }) => {
    const place = placeOf(entry);
    if (!place) return undefined;
    const id = missingId(entry, place);
    const complete = id ? entry.setIn(["data", "id"], id) : entry;
    const changed = translatedFiles(entry, place).reduce((saved, { folder, text }) => {
      return saved.setIn(["i18n", folder, "data", SAVED_FILE], text);
    }, complete);
    // Without a change Sveltia CMS saves the values of the form, whose names still have their order.
    return changed === entry ? undefined : changed;
  },
});

const afterSave = previewServer
  ? showFaults(previewServer, entries)
  : showWhereFaultsAreFound(entries);
CMS.registerEventListener({
  name: "postSave",
  handler: ({ entry }) => afterSave(String(entry.get("path"))),
});

if (previewServer) {
  watchStaleEntries((file) => {
    announce(
      `An earlier version of ${entryName(file, config)} is back. Load the editor again (F5) to see it.`,
      entries,
    );
  });
}

showReasonsAlone();
showKindDrawings(kindLists);
if (previewServer) showChoiceDrawings(previewServer.base);

CMS.init({ config: multilingualConfig(config) });

/** Reads what the build has written into the page. */
function readSettings(): PageSettings {
  const json = document.getElementById("settings")?.textContent ?? "";
  return JSON.parse(json, (key, value) => {
    if (key === "types") {
      kindLists.push(value);
      // Sveltia CMS has no description of a kind.
      return value.map(({ description: _description, ...kind }: FieldType) => kind);
    }
    if (key === "collection") referencedFolders.add(value);
    // JSON has no regular expressions, and the editor would make one from a text without the flag.
    const isRuleOfField = key === "pattern" && Array.isArray(value);
    return isRuleOfField ? [new RegExp(value[0], "u"), value[1]] : value;
  });
}

function placeOf(entry: EditedEntry): Place | undefined {
  const folder = folders.find(({ name }) => name === entry.get("collection"));
  return folder ?? files.find(({ file }) => file === entry.get("path"));
}

/** Registers the reader and the writer of a format. */
function registerFormat(place: Place): void {
  const form: FileForm = {
    fields: place.fields,
    extension: "extension" in place ? place.extension : "yaml",
  };
  forms.set(place.format, form);
  CMS.registerCustomFormat(place.format, form.extension, {
    fromFile: (text) => openedFields(text, form),
    toFile: (value) => savedText(value, form, place),
  });
}

function formOf(place: Place): FileForm {
  const form = forms.get(place.format);
  if (!form) throw new TypeError(`The format ${place.format} is not registered`);
  return form;
}

/** The field with the place of an item in lists, if the editor numbers the items by itself. */
function orderField(place: Place): string | undefined {
  return "reorder" in place ? place.reorder?.key : undefined;
}

/** The file that a save of an entry writes. */
function entryFile(entry: EditedEntry, place: Place): EntryFile {
  const id = missingId(entry, place);
  const fields = withOrder(formFields(entry, ["data"]), place);
  const data = id ? { ...fields, id } : fields;
  const newFile = "folder" in place ? newFileIn(place, entry) : place.file;
  const text = writeContentFile(data, formOf(place), textSoFar(entry, ["data"]));
  return { file: entry.get("path") || newFile, text };
}

/** The file that the preview of a language shows. Its values are the data of the entry; those of the others are beside them. */
function shownFile(entry: EditedEntry, place: Place): EntryFile {
  const language = shownTranslation(entry);
  if (!language) return entryFile(entry, place);
  const path =
    "folder" in place ? `${place.folder}/${entry.get("slug")}.${place.extension}` : place.file;
  const text = writeTranslation(
    formFields(entry, ["data"]),
    formFields(entry, ["i18n", original, "data"]),
    textSoFar(entry, ["data"]),
    formOf(place),
  );
  return { file: entry.get("path") || translatedFile(path, language), text };
}

/**
 * The translation that the preview shows. Undefined for the default language. A new translation has no path yet: it is the
 * language that is not among the others.
 */
function shownTranslation(entry: EditedEntry): string | undefined {
  const path = String(entry.get("path"));
  if (path) return translationOf(path, config.languages);
  if (!entry.hasIn(["i18n", original])) return undefined;
  return translations.find((folder) => !entry.hasIn(["i18n", folder]));
}

/** The file of a translation that a save writes. */
interface TranslatedFile extends EntryFile {
  folder: string;
  /** The text of the file so far. Undefined for a new file. */
  before: string | undefined;
  isChanged: boolean;
}

/** The files of an entry's translations. */
function translatedFiles(entry: EditedEntry, place: Place): TranslatedFile[] {
  const { file } = entryFile(entry, place);
  const originalFields = formFields(entry, ["data"]);
  return translations.flatMap((folder) => {
    const values = ["i18n", folder, "data"];
    if (!entry.hasIn(values)) return [];
    const before = textSoFar(entry, values);
    const fields = formFields(entry, values);
    const text = writeTranslation(fields, originalFields, before, formOf(place));
    const isChanged = text !== before;
    return { folder, file: translatedFile(file, folder), text, before, isChanged };
  });
}

/** The values of a form, without what the editor keeps beside them. @param path of the values in the entry */
function formFields(entry: EditedEntry, path: readonly string[]): Fields {
  const values: Fields = JSON.parse(JSON.stringify(entry.getIn(path) ?? {}));
  const { [OPENED_FILE]: _opened, [SAVED_FILE]: _saved, ...fields } = values;
  return withoutEditorKeys(fields);
}

/** The text of the file that the values of a form were read from. Undefined if there is none yet. */
function textSoFar(entry: EditedEntry, path: readonly string[]): string | undefined {
  const text = entry.getIn([...path, SAVED_FILE]) ?? entry.getIn([...path, OPENED_FILE]);
  // Sveltia CMS trims every text.
  return typeof text === "string" ? `${text.trim()}\n` : undefined;
}

/** What the editor shows of a file. A save needs the text of a file with a body again, and on a site with translations that of every file. */
function openedFields(text: string, form: FileForm): Fields {
  const fields = readContentFile(text, form);
  const isNeeded = translations.length > 0 || form.extension === "md";
  return isNeeded ? { ...fields, [OPENED_FILE]: text } : fields;
}

/** @throws Error if the save would remove the text of the entry, or of a translation, and nobody confirms it */
function refuseToRemoveTexts(entry: EditedEntry, place: Place): Promise<void> {
  const { text } = entryFile(entry, place);
  const original = { before: textSoFar(entry, ["data"]), text };
  return refuseToRemoveText([original, ...translatedFiles(entry, place)]);
}

/** The text of a saved file. That of a translation was made before, because it depends on its original. */
function savedText(value: Fields, form: FileForm, place: Place): string {
  const { [OPENED_FILE]: before, [SAVED_FILE]: text, ...fields } = value;
  if (text !== undefined) return String(text);
  if (before !== undefined && inheritsOrder(String(before), form, place)) return String(before);
  return writeContentFile(fields, form, before === undefined ? undefined : String(before));
}

/**
 * The fields of a new entry, which comes last. Sveltia CMS gives it its number when it saves it; until then it has a number
 * that no other item has.
 */
function withOrder(fields: Fields, place: Place): Fields {
  const order = orderField(place);
  if (order === undefined || fields[order]) return fields;
  return { ...fields, [order]: LAST };
}

/** Whether a file is a translation, which has the order of its original. A new order is written into the original alone. */
function inheritsOrder(text: string, form: FileForm, place: Place): boolean {
  const order = orderField(place);
  return order !== undefined && readContentFile(text, form)[order] === undefined;
}

function newFileIn({ folder, identifier_field, extension }: Folder, entry: EditedEntry): string {
  return `${folder}/${slugOf(textOf(entry, identifier_field)) || "new"}.${extension}`;
}

/**
 * The id of an item that other files refer to. It is written into the file, even if the site could make it from the name.
 * Undefined if the file has an id, or needs none.
 */
function missingId(entry: EditedEntry, place: Place): string | undefined {
  const needsId = "folder" in place && referencedFolders.has(place.name);
  if (!needsId || textOf(entry, "id")) return undefined;
  return slugOf(textOf(entry, place.identifier_field));
}

function textOf(entry: EditedEntry, field: string): string {
  return String(entry.getIn(["data", field]) ?? "");
}
