import type { PictureSource } from "#app/base/picture-source.ts";
import { siteHref } from "#app/base/site-href.ts";
import { ATTACHMENT_TYPES } from "#app/model/attachment-types.ts";
import type { Film } from "#app/model/schemas/attachments.ts";
import { useLanguage } from "#app/words/words-context.tsx";
import { attachmentOf } from "./attachments.ts";

export interface FilmPlayerProps {
  film: Film;
  /** The content file of the insight. */
  file: string;
  title: string;
  /** The picture that is shown until a visitor starts the film. */
  poster: PictureSource;
}

/** Windows that get the small size of a film. */
const NARROW = "(max-width: 47.99rem)";

/**
 * The browser's own player for a film of the firm. Nothing of the film loads before a visitor starts it. Captions
 * that are on by default would load at once, so visitors switch them on.
 */
export function FilmPlayer({ film, file, title, poster }: FilmPlayerProps) {
  const language = useLanguage();
  const languageNames = new Intl.DisplayNames(language, { type: "language" });
  return (
    <div id="opening-picture" className="mt-8 md:mt-10">
      {/* The page is not painted before the browser has parsed the film's place, as with an opening picture. */}
      <link rel="expect" href="#opening-picture" blocking="render" />
      {/* biome-ignore lint/a11y/useMediaCaption: every film has captions, which are listed below */}
      <video
        controls
        playsInline
        preload="none"
        poster={poster.src}
        aria-label={title}
        className="aspect-video w-full rounded-picture bg-ink"
      >
        <FilmSource name={film.small} file={file} media={NARROW} />
        <FilmSource name={film.file} file={file} />
        {film.captions.map((captions) => (
          <track
            key={captions.language}
            kind="captions"
            src={siteHref(attachmentOf(captions.file, file).address)}
            srcLang={captions.language}
            label={languageNames.of(captions.language)}
          />
        ))}
      </video>
    </div>
  );
}

function FilmSource({ name, file, media }: { name: string; file: string; media?: string }) {
  const { address, type } = attachmentOf(name, file);
  return <source src={siteHref(address)} type={ATTACHMENT_TYPES[type].mime} media={media} />;
}
