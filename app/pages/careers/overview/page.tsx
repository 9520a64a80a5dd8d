import { z } from "zod";
import { content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { banner, text } from "#app/content/schemas/shared.ts";
import { Reveal } from "#app/sections/reveal.tsx";
import { Dotted } from "#app/ui/dotted.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { ApplyLink } from "../apply-link.tsx";

/** content/pages/careers.yaml */
export const careersContent = pageContent(
  "careers",
  z.strictObject({
    ...banner,
    paragraphs: z.array(text).min(1),
    positionsHeading: text,
    /** On the page of a position whose last day is over. */
    closed: text,
    noPositions: text.describe(
      "Stands in place of the positions while there are none: where to write.",
    ),
  }),
);

/** Why to work here, and the open positions. */
export function CareersPage() {
  const page = careersContent();
  const { positions, site } = content();
  return (
    <>
      <div className="page-width page-grid gap-y-5 py-14 md:pt-20">
        {page.paragraphs.map((paragraph, index) => (
          <p
            key={paragraph}
            className={`col-span-4 text-lead md:col-span-6 ${index > 0 ? "text-ink-2" : ""}`}
          >
            {paragraph}
          </p>
        ))}
      </div>
      <section aria-labelledby="positions" className="page-width section-gap">
        <h2 id="positions" className="text-h2">
          {page.positionsHeading}
        </h2>
        {positions.length === 0 && (
          <div className="mt-6 max-w-measure text-lead">
            <p>{page.noPositions}</p>
            <a
              href={`mailto:${site.hrEmail}`}
              className="text-link inline-flex min-h-11 items-center font-semibold"
            >
              {site.hrEmail}
            </a>
          </div>
        )}
        <ul className="mt-10">
          {positions.map(({ id, title, location, type, description }, index) => (
            <li key={id}>
              <Reveal
                place={index}
                className="page-grid items-center gap-y-4 ruled py-8 md:py-10 [:last-child>&]:pb-0"
              >
                <div className="col-span-4 md:col-span-5">
                  <h3 className="text-h4">
                    <SiteLink href={`/careers/${id}`} className="hover:text-blue">
                      {title}
                    </SiteLink>
                  </h3>
                  <p className="mt-2 text-caption text-ink-3">
                    <Dotted items={[location, type]} />
                  </p>
                </div>
                <p className="col-span-4 text-ink-2 lg:col-span-5">{description}</p>
                <p className="col-span-4 md:col-span-3 md:text-right lg:col-span-2">
                  <ApplyLink id={id} title={title} />
                </p>
              </Reveal>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
