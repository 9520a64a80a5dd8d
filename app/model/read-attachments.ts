import { glob, readFile, stat } from "node:fs/promises";
import { basename, dirname, extname, join, sep } from "node:path";
import { mapInParallel } from "#app/base/map-in-parallel.ts";
import { slugOf } from "#app/base/slug.ts";
import {
  ATTACHMENT_EXTENSIONS,
  ATTACHMENT_RULES,
  ATTACHMENT_TYPES,
  type AttachmentKind,
  type AttachmentType,
  isAttachmentType,
} from "./attachment-types.ts";
import { readCaptions } from "./captions.ts";
import { didYouMean } from "./content-problem.ts";
import { contentRoot } from "./source-file.ts";

/** What pages, feeds and search engines need to know about an attached file. */
export interface Attachment {
  /** Recognized by the bytes of the file, not by its name. */
  type: AttachmentType;
  bytes: number;
  /** The address below the site. It stays while the file is replaced by another version. */
  address: string;
  /** How long a recording lasts. */
  seconds?: number | undefined;
  /** When the last of the captions begins, in seconds. */
  lastCaption?: number | undefined;
}

/** An attached file, or what to do about a file that cannot be attached. */
export type AttachmentFile = { attachment: Attachment } | { remedy: string };

/** The files by path below content/. */
export type AttachmentFiles = Readonly<Record<string, AttachmentFile>>;

/** The folder for files that content attaches. A file can also stand beside the item that names it. */
export const DOWNLOADS_FOLDER = "downloads";

/** The patterns of the files that content can attach, below content/. */
export const ATTACHMENT_PATTERNS = [
  `${DOWNLOADS_FOLDER}/**`,
  `insights/*/*.${ATTACHMENT_EXTENSIONS}`,
] as const;

/** A cache of files by path, time and size: during development, content is read often. */
const filesByStamp = new Map<string, AttachmentFile>();

/** Reads what is known of every file that content can attach. A fault of a file is reported only when content names it. */
export async function readAttachments(): Promise<AttachmentFiles> {
  const found = await Array.fromAsync(
    glob([...ATTACHMENT_PATTERNS], { cwd: contentRoot(), withFileTypes: true }),
  );
  const paths = found
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map(({ parentPath, name }) => join(parentPath, name).slice(contentRoot().length + 1))
    .map((path) => path.replaceAll(sep, "/"))
    .sort();
  const files = await mapInParallel(paths, async (path) => [path, await read(path)] as const);
  return withDistinctAddresses(Object.fromEntries(files));
}

async function read(path: string): Promise<AttachmentFile> {
  const absolutePath = join(contentRoot(), path);
  const { mtimeMs, size } = await stat(absolutePath);
  const stamp = `${absolutePath} ${mtimeMs} ${size}`;
  const file = filesByStamp.get(stamp) ?? (await describe(absolutePath, size));
  filesByStamp.set(stamp, file);
  return file;
}

/** The remedy of a file that no field takes. What to bring depends on the field that names it. */
const OTHER_TYPE = "this file is of another type";

async function describe(path: string, bytes: number): Promise<AttachmentFile> {
  if (bytes === 0) return { remedy: "this file is empty: export it anew" };
  const type = await recognizeType(path);
  if (!type) return { remedy: OTHER_TYPE };
  const { kind } = ATTACHMENT_TYPES[type];
  const { maxBytes } = ATTACHMENT_RULES[kind];
  if (bytes > maxBytes) {
    const limit = maxBytes / 1_000_000;
    return { remedy: `this file has ${Math.ceil(bytes / 1_000_000)} MB: at most ${limit} MB` };
  }
  const attachment = { type, bytes, address: addressOf(path, type) };
  if (kind === "captions") {
    const captions = readCaptions(await readFile(path, "utf8"));
    if ("remedy" in captions) return captions;
    return { attachment: { ...attachment, lastCaption: captions.lastStart } };
  }
  if (kind === "document") return { attachment };
  const seconds = await durationOf(path);
  if (seconds) return { attachment: { ...attachment, seconds } };
  return { remedy: "this recording does not say how long it is: export it anew" };
}

/** The type of a file by its bytes. Undefined for a type that content cannot attach. */
async function recognizeType(path: string): Promise<AttachmentType | undefined> {
  // Loaded only when needed: many sites attach no file.
  const { fileTypeFromFile } = await import("file-type");
  const found = await fileTypeFromFile(path);
  if (found) return isAttachmentType(found.ext) ? found.ext : undefined;
  // Text has no signature.
  return extname(path).toLowerCase() === ".vtt" ? "vtt" : undefined;
}

/** How many seconds a recording lasts. Undefined if it does not say so. */
async function durationOf(path: string): Promise<number | undefined> {
  const { parseFile } = await import("music-metadata");
  try {
    const { format } = await parseFile(path, { duration: true, skipCovers: true });
    return format.duration;
  } catch {
    return undefined;
  }
}

/** Signs that stand between the words of a file name, such as the dot in `tour.en.vtt`. An apostrophe stands within a word. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}'’]+/gu;

function addressOf(path: string, type: AttachmentType): string {
  const folder = ATTACHMENT_TYPES[type].kind === "document" ? "downloads" : "media";
  const words = basename(path, extname(path)).replace(BETWEEN_WORDS, " ");
  const name = slugOf(words) || "file";
  return `/${folder}/${name}.${type}`;
}

/** Lets the first of several files with the same address keep it. The others get a remedy. */
function withDistinctAddresses(files: AttachmentFiles): AttachmentFiles {
  const firstPaths = new Map<string, string>();
  const entries = Object.entries(files).map(([path, file]) => {
    if ("remedy" in file) return [path, file];
    const first = firstPaths.get(file.attachment.address);
    if (first) return [path, { remedy: `rename it: content/${first} has the same address` }];
    firstPaths.set(file.attachment.address, path);
    return [path, file];
  });
  return Object.fromEntries(entries);
}

/**
 * The path below content/ of a file that content names: the file beside the item, else the file in content/downloads/.
 *
 * @param file that names it, such as `content/insights/blogs/x.md` or its translation
 */
export function attachmentPath(
  name: string,
  file: string,
  attachments: AttachmentFiles,
): string | undefined {
  const [, folder = ""] = /(insights\/[^/]+)\/[^/]+$/.exec(file) ?? [];
  const beside = `${folder}/${name}`;
  const inFolder = `${DOWNLOADS_FOLDER}/${name}`;
  return [beside, inFolder].find((path) => Object.hasOwn(attachments, path));
}

/** The name by which content names a file. A file in a folder of content/downloads/ has the name of its folder, too. */
function writtenName(path: string): string {
  const prefix = `${DOWNLOADS_FOLDER}/`;
  return path.startsWith(prefix) ? path.slice(prefix.length) : basename(path);
}

/** What to do about a file that content names. Undefined if it can be attached. */
export function attachmentRemedy(
  name: string,
  { file, accepts }: { file: string; accepts: AttachmentKind },
  attachments: AttachmentFiles,
): string | undefined {
  const path = attachmentPath(name, file, attachments);
  const found = path === undefined ? undefined : attachments[path];
  const { wanted } = ATTACHMENT_RULES[accepts];
  if (!found) {
    const knownNames = Object.keys(attachments).map(writtenName);
    const question = didYouMean(name, knownNames);
    return `${question}put ${wanted} into content/${DOWNLOADS_FOLDER}/ or beside ${dirname(file)}, or mend its name (capitals count)`;
  }
  if ("remedy" in found) {
    return found.remedy === OTHER_TYPE ? `${OTHER_TYPE}: bring ${wanted}` : found.remedy;
  }
  const { type } = found.attachment;
  if (ATTACHMENT_TYPES[type].kind === accepts) return undefined;
  return `this file is ${type.toUpperCase()}: bring ${wanted}`;
}
