import { clockTime, secondsOf } from "#app/base/recording-time.ts";
import type { Content, Insight } from "./content.ts";
import type { ContentProblem } from "./content-problem.ts";
import type { Findings } from "./findings.ts";
import { originalPath } from "./language.ts";
import { type Attachment, attachmentPath } from "./read-attachments.ts";
import { pathInContent } from "./source-file.ts";

/** Chapters and captions that begin after the end of their recording. Files with faults of their fields are left out. */
export function recordingProblems(
  { insights, unpublishedInsights, attachments }: Content,
  { invalidPaths }: Pick<Findings, "invalidPaths">,
): ContentProblem[] {
  const attached = (name: string, file: string): Attachment | undefined => {
    const path = attachmentPath(name, file, attachments);
    const found = path === undefined ? undefined : attachments[path];
    return found && "attachment" in found ? found.attachment : undefined;
  };
  // The paths of a translation are those of its originals.
  const isValid = ({ file }: Insight) => !invalidPaths.has(pathInContent(originalPath(file)));
  return [...insights, ...unpublishedInsights]
    .filter(isValid)
    .flatMap((insight) => [
      ...chapterProblems(insight, attached),
      ...captionsProblems(insight, attached),
    ]);
}

type Attached = (name: string, file: string) => Attachment | undefined;

function chapterProblems({ file, audio }: Insight, attached: Attached): ContentProblem[] {
  if (!audio?.chapters) return [];
  const { seconds } = attached(audio.file, file) ?? {};
  if (seconds === undefined) return [];
  const remedy = `write a time before the end: the recording lasts ${clockTime(seconds)}`;
  return audio.chapters.flatMap(({ start: value }, index) => {
    const field = `audio.chapters[${index}].start`;
    return secondsOf(value) < seconds ? [] : [{ file, field, value, remedy }];
  });
}

function captionsProblems({ file, video }: Insight, attached: Attached): ContentProblem[] {
  if (!video || !("file" in video)) return [];
  const { seconds } = attached(video.file, file) ?? {};
  if (seconds === undefined) return [];
  return video.captions.flatMap(({ file: value }, index) => {
    const { lastCaption } = attached(value, file) ?? {};
    if (lastCaption === undefined || lastCaption < seconds) return [];
    const remedy = `its last caption begins at ${clockTime(lastCaption)}, and the film lasts ${clockTime(seconds)}: correct the times, or name the captions of this film`;
    return [{ file, field: `video.captions[${index}].file`, value, remedy }];
  });
}
