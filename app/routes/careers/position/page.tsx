import { displayDate } from "#app/base/dates.ts";
import { pictureOf } from "#app/features/artwork/pictures.ts";
import type { positionWords } from "#app/features/seo/interface-words.ts";
import { content } from "#app/model/content.ts";
import { isClosed } from "#app/model/publication.ts";
import { ApplicationReader } from "#app/routes/careers/application-reader.tsx";
import { ApplyLink } from "#app/routes/careers/apply-link.tsx";
import { careersContent } from "#app/routes/careers/content.ts";
import { href } from "#app/routes/href.ts";
import type { PageProps } from "#app/routes/registry.ts";
import { DotSeparated } from "#app/ui/dot-separated.tsx";
import { ClosingCall } from "#app/ui/sections/closing-call.tsx";
import { FacingLists } from "#app/ui/sections/facing-lists.tsx";
import { PageHeader } from "#app/ui/sections/page-header.tsx";
import { TextRows } from "#app/ui/sections/text-rows.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { careerWords } from "../interface-words.ts";

/** The page of a position. A closed position says so instead of linking to the application. */
export function Page({ item: position, breadcrumbs }: PageProps<"careers/position">) {
  const words = useWords<typeof careerWords>("careers");
  const headings = useWords<typeof positionWords>("positions");
  const { closed, positionsHeading } = careersContent();
  const { picture } = position;
  const isOpen = !isClosed(position);
  const otherPositions = content().positions.filter((other) => other !== position);
  const otherLinks = otherPositions.map((other) => {
    return { href: href("careers/position", other), label: other.title, note: other.location };
  });
  const lastDay = isOpen
    ? [fill(words.lastDay, { date: displayDate(position.validThrough, content().language.tag) })]
    : [];
  const facts = [position.location, position.type, ...lastDay];
  return (
    <>
      <PageHeader
        heading={position.title}
        lead={position.description}
        breadcrumbs={breadcrumbs}
        opening="half"
        picture={picture && pictureOf(picture, position.id, "opening")}
      >
        <div className="position-top">
          {isOpen ? (
            <ApplyLink position={position} />
          ) : (
            <p className="font-medium">
              {`${closed} `}
              <SiteLink href={href("careers")} className="text-link">
                {positionsHeading}
              </SiteLink>
            </p>
          )}
          <ul className="position-facts">
            {facts.map((fact) => (
              <li key={fact}>
                <bdi>{fact}</bdi>
              </li>
            ))}
          </ul>
        </div>
      </PageHeader>
      <div className="h-(--column-gap)" />
      <TextRows id="work" heading={words.work} text={position.about} />
      <FacingLists
        lists={[
          {
            id: "responsibilities",
            heading: headings.responsibilities,
            items: position.responsibilities,
          },
          { id: "requirements", heading: headings.requirements, items: position.requirements },
        ]}
      />
      {isOpen && (
        <ClosingCall heading={position.title} text={<DotSeparated items={facts} />}>
          <ApplicationReader position={position} />
          <ApplyLink position={position} />
        </ClosingCall>
      )}
      {otherLinks.length > 0 && (
        <TextRows id="others" heading={words.otherPositions} links={otherLinks} isPrinted={false} />
      )}
    </>
  );
}
