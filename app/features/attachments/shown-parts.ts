import type { Insight } from "#app/model/content.ts";
import { isOver } from "#app/model/event-times.ts";

/** The parts of an insight beside its text. */
export type ShownParts = Pick<Insight, "file" | "downloads" | "audio" | "video" | "event">;

/**
 * The parts of an insight that its page shows on the day of the build: until its event is over, the recordings of the event
 * are left out.
 */
export function shownParts({ file, downloads, audio, video, event }: ShownParts): ShownParts {
  if (event && !isOver(event)) return { file, downloads, event };
  return { file, downloads, audio, video, event };
}
