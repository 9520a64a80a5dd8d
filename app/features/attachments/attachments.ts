import { cpSync, mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Content, content, type Insight } from "#app/model/content.ts";
import { type Attachment, attachmentPath } from "#app/model/read-attachments.ts";
import { contentRoot } from "#app/model/source-file.ts";
import { shownParts } from "./shown-parts.ts";

/**
 * The data of a file that content attaches.
 *
 * @param name as content writes it
 * @param file the content file that names it, such as `content/insights/blogs/x.md`
 * @throws RangeError if there is no such file; the check of the content finds that earlier
 */
export function attachmentOf(name: string, file: string, of: Content = content()): Attachment {
  const path = attachmentPath(name, file, of.attachments);
  const found = path === undefined ? undefined : of.attachments[path];
  if (!found || "remedy" in found) throw new RangeError(`${file}: ${name} cannot be attached`);
  return found.attachment;
}

/** A file that the site serves. */
interface PublishedFile {
  /** Below content/. */
  path: string;
  attachment: Attachment;
}

/**
 * The attached files that the site serves: every file that can be attached, except those that only unpublished insights
 * name, or events that are not over.
 */
export function publishedFiles(of: Content = content()): PublishedFile[] {
  const shown = new Set([
    ...of.insights.flatMap((insight) => pathsIn(shownParts(insight), of)),
    ...of.standalonePages.flatMap((page) => pathsInBlocks(page, of)),
  ]);
  const named = [...of.insights, ...of.unpublishedInsights].flatMap((item) => pathsIn(item, of));
  const hidden = new Set(named).difference(shown);
  return Object.entries(of.attachments).flatMap(([path, found]) => {
    if ("remedy" in found || hidden.has(path)) return [];
    return [{ path, attachment: found.attachment }];
  });
}

type Parts = Pick<Insight, "file" | "downloads" | "audio" | "video">;

/** The paths below content/ of the files that an insight names. */
function pathsIn({ file, downloads = [], audio, video }: Parts, of: Content): string[] {
  const names = downloads.map((download) => download.file);
  if (audio) names.push(audio.file);
  if (video && "file" in video) {
    names.push(video.file, video.small, ...video.captions.map((captions) => captions.file));
  }
  return names.flatMap((name) => attachmentPath(name, file, of.attachments) ?? []);
}

/** The paths below content/ of the files that the blocks of a standalone page name. */
function pathsInBlocks(
  { blocks, file }: Content["standalonePages"][number],
  of: Content,
): string[] {
  return blocks.flatMap((block) => {
    if (block.kind !== "documents" || !block.files) return [];
    return pathsIn({ file, downloads: block.files }, of);
  });
}

/** The addresses below the site of the attached files that it serves. */
export function attachmentAddresses(of: Content = content()): string[] {
  return publishedFiles(of).map(({ attachment }) => attachment.address);
}

/** The file at an address below the site. Undefined if no attached file has the address. */
export async function attachmentBytes(address: string): Promise<Buffer | undefined> {
  const found = publishedFiles().find(({ attachment }) => attachment.address === address);
  return found && readFile(join(contentRoot(), found.path));
}

/** Copies the attached files into the built site. @returns their number */
export function copyAttachments(directory: string) {
  const files = publishedFiles();
  for (const { path, attachment } of files) {
    const target = join(directory, attachment.address);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(contentRoot(), path), target);
  }
  return { copied: files.length };
}
