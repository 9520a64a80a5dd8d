import { AudioPlayer } from "#app/features/attachments/audio-player.tsx";
import { DownloadList } from "#app/features/attachments/download-list.tsx";
import type { attachmentWords } from "#app/features/attachments/interface-words.ts";
import type { ShownParts } from "#app/features/attachments/shown-parts.ts";
import { Transcript } from "#app/features/attachments/transcript.tsx";
import { EventPanel } from "#app/features/events/event-panel.tsx";
import type { Insight } from "#app/model/content.ts";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";

export interface InsightPartsProps {
  insight: Insight;
  parts: ShownParts;
}

/** What an insight has beside its text: an event, a recording, files to download. It stands above the text. */
export function InsightParts({ insight, parts }: InsightPartsProps) {
  const words = useWords<typeof attachmentWords>("attachments");
  const { file, title } = insight;
  const { downloads, audio, video, event } = parts;
  const link = video && "link" in video ? video.link : undefined;
  if (!downloads && !audio && !link && !event) return null;
  return (
    <div className="mb-12 flex max-w-150 flex-col gap-10 empty:hidden">
      {event && <EventPanel insight={insight} event={event} />}
      {link && (
        <p>
          <a href={link} className="button">
            {fill(words.watchElsewhere, { host: new URL(link).host.replace(/^www\./, "") })}
          </a>
        </p>
      )}
      {audio && <AudioPlayer audio={audio} file={file} title={title} />}
      {downloads && (
        <section aria-labelledby="downloads-heading">
          <h2 id="downloads-heading" className="ruled py-5 text-h5">
            {words.downloads}
          </h2>
          <DownloadList downloads={downloads} file={file} />
        </section>
      )}
    </div>
  );
}

/** The transcripts of the recordings of an insight. They stand below its text. */
export function Transcripts({ insight: { file }, parts: { audio, video } }: InsightPartsProps) {
  return (
    <>
      {audio && <Transcript text={audio.transcript} file={file} />}
      {video && "transcript" in video && <Transcript text={video.transcript} file={file} />}
    </>
  );
}
