import { minutesOf, secondsOf } from "#app/base/recording-time.ts";
import { siteHref } from "#app/base/site-href.ts";
import type { Insight } from "#app/model/content.ts";
import { fillPlural } from "#app/words/fill.ts";
import { useLanguage, useWords } from "#app/words/words-context.tsx";
import { attachmentOf } from "./attachments.ts";
import type { attachmentWords } from "./interface-words.ts";

export interface AudioPlayerProps {
  audio: NonNullable<Insight["audio"]>;
  /** The content file of the insight. */
  file: string;
  title: string;
}

/**
 * The browser's own player for a recording, and links to its chapters. Nothing of the recording loads before a visitor
 * starts it.
 */
export function AudioPlayer({ audio, file, title }: AudioPlayerProps) {
  const words = useWords<typeof attachmentWords>("attachments");
  const language = useLanguage();
  const { address, seconds = 0 } = attachmentOf(audio.file, file);
  const source = siteHref(address);
  return (
    <section aria-labelledby="listen-heading" className="ruled pt-5">
      <h2 id="listen-heading" className="text-h5">
        {words.listen}
      </h2>
      <p className="mt-1 text-caption text-ink-2">
        {fillPlural(words.duration, language, minutesOf(seconds), {})}
      </p>
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript stands below the text of the page */}
      <audio controls preload="none" src={source} aria-label={title} className="mt-4 w-full" />
      {audio.chapters && (
        <>
          <h3 className="mt-6 text-caption font-semibold">{words.chapters}</h3>
          <ol className="mt-2">
            {audio.chapters.map(({ start, title: name }) => (
              <li key={start}>
                <a
                  href={`${source}#t=${secondsOf(start)}`}
                  className="flex min-h-11 items-center gap-4 hover:text-blue"
                >
                  <span className="min-w-16 text-ink-2 tabular">{start}</span>
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
