import { pictureOf } from "#app/features/artwork/pictures.ts";
import { FilmPlayer } from "#app/features/attachments/film-player.tsx";
import { shownParts } from "#app/features/attachments/shown-parts.ts";
import { withExhibitTexts } from "#app/features/exhibits/exhibit-text.ts";
import { insightListsContent } from "#app/features/insights/content.ts";
import { LongText } from "#app/features/long-text/long-text.tsx";
import { SpecimenFigure } from "#app/features/specimens/specimen-figure.tsx";
import { specimensOfInsight } from "#app/features/specimens/specimens.ts";
import { parseBody } from "#app/model/body/body.ts";
import { type BodyNode, bodyText } from "#app/model/body/body-node.ts";
import { absoluteUrl, type Insight } from "#app/model/content.ts";
import { href } from "#app/routes/href.ts";
import type { PageProps } from "#app/routes/registry.ts";
import { VaryingPart } from "#app/ui/frame/varying-part.tsx";
import { Breadcrumbs } from "#app/ui/sections/breadcrumbs.tsx";
import { OpeningPicture } from "#app/ui/sections/opening-picture.tsx";
import { InsightHeader } from "./insight-header.tsx";
import { InsightParts, Transcripts } from "./insight-parts.tsx";
import { ReadNext } from "./read-next.tsx";
import { WayBack } from "./way-back.tsx";

/** Words that a reader takes in per minute, for the reading time. */
const WORDS_PER_MINUTE = 220;

/** The page of an insight. It is the same at each of its addresses, except for the way back. */
export function Page(props: PageProps<"insights/detail">) {
  const { canonical, id, item, breadcrumbs } = props;
  const { insight } = item;
  const { title, picture, markdown, file } = insight;
  const parts = shownParts(insight);
  const film = parts.video && "file" in parts.video ? parts.video : undefined;
  const body = markdown ? parseBody(markdown, file) : bodyWithoutText(insight);
  return (
    <article>
      <div className="page-width page-top">
        <div className="insight-way flex flex-wrap items-start justify-between gap-x-8 print:hidden">
          <Breadcrumbs breadcrumbs={breadcrumbs} />
          <VaryingPart>
            <WayBack {...props} />
          </VaryingPart>
        </div>
        <InsightHeader
          insight={insight}
          url={absoluteUrl(canonical)}
          minutes={minutesToRead(body)}
        />
        {film && (
          <FilmPlayer
            film={film}
            file={file}
            title={title}
            poster={pictureOf(picture, id, "wide")}
          />
        )}
      </div>
      <LongText
        body={body}
        className="gap-y-8 pt-6 md:pt-10"
        picture={
          film ? undefined : (
            <OpeningPicture
              picture={pictureOf(picture, id, "plate")}
              className="overflow-hidden rounded-picture article-picture"
            />
          )
        }
        intro={<InsightParts insight={insight} parts={parts} />}
      >
        <Transcripts insight={insight} parts={parts} />
      </LongText>
      {specimensOfInsight(id).map((specimen) => (
        <SpecimenFigure key={specimen.id} specimen={specimen} href={href("documents", specimen)} />
      ))}
      <ReadNext insight={insight} />
    </article>
  );
}

/** The words in place of a text that the file lacks. An insight with a recording, a file or an event needs no text. */
function bodyWithoutText(insight: Insight): BodyNode[] {
  const { snippet, downloads, audio, video, event } = insight;
  const isComplete = Boolean(downloads ?? audio ?? video ?? event);
  const texts = isComplete ? [snippet] : [snippet, insightListsContent().placeholder];
  return texts.map((text) => ({ tag: "p", children: [text] }));
}

/** The reading time of a text in minutes, at least one. */
function minutesToRead(body: readonly BodyNode[]): number {
  const text = withExhibitTexts(body)
    .map((node) => bodyText([node]))
    .join(" ");
  return Math.round(text.split(/\s+/).length / WORDS_PER_MINUTE) || 1;
}
