import type { AttachmentKind } from "../attachment-types.ts";
import { inspectBody } from "../body/body.ts";
import type { Findings } from "../findings.ts";
import {
  type Attachment,
  type AttachmentFiles,
  attachmentPath,
  attachmentRemedy,
  DOWNLOADS_FOLDER,
} from "../read-attachments.ts";
import type { PhotoFile, PhotoFiles } from "../read-photos.ts";

/** Pixels of a photo that cannot be shown: its place stays, with its description. */
const STAND_IN: PhotoFile = { photo: { width: 1600, height: 1200, hash: "missing" } };

/** Stand-ins for the photos that content names and that cannot be shown. */
export function photoStandIns(
  photos: PhotoFiles,
  { photos: found, markdownTexts }: Findings,
): PhotoFiles {
  const photosInTexts = markdownTexts.flatMap((text) => inspectBody(text).photos);
  const names = [...found, ...photosInTexts].map(({ value }) => value);
  const missing = names.filter((name) => !("photo" in Object(photos[name])));
  return Object.fromEntries(missing.map((name) => [name, STAND_IN]));
}

/** A stand-in for each attached file that content names and that does not exist, or cannot be attached. */
export function attachmentStandIns(
  attachments: AttachmentFiles,
  { attachments: found }: Findings,
): AttachmentFiles {
  const missing = found.filter((named) => {
    return attachmentRemedy(named.value, named, attachments) !== undefined;
  });
  return Object.fromEntries(
    missing.map(({ value, file, accepts }) => {
      const path = attachmentPath(value, file, attachments) ?? `${DOWNLOADS_FOLDER}/${value}`;
      return [path, { attachment: MISSING_FILES[accepts] }];
    }),
  );
}

/** What a preview shows in place of a missing file. */
const MISSING_FILES: Readonly<Record<AttachmentKind, Attachment>> = {
  document: { type: "pdf", bytes: 0, address: "/downloads/missing.pdf" },
  audio: { type: "mp3", bytes: 0, address: "/media/missing.mp3", seconds: 0 },
  video: { type: "mp4", bytes: 0, address: "/media/missing.mp4", seconds: 0 },
  captions: { type: "vtt", bytes: 0, address: "/media/missing.vtt" },
};
