import { pictureOf } from "#app/features/artwork/pictures.ts";
import { applicationForm } from "#app/features/forms/table/application.ts";
import { useFormWords } from "#app/features/forms/use-form-words.ts";
import { content } from "#app/model/content.ts";
import { familyOf, groundOf } from "#app/model/fields/picture-fields.ts";
import { hasTranslated, pageFilePath } from "#app/model/page-content.ts";
import { href } from "#app/routes/href.ts";
import type { PageProps } from "#app/routes/registry.ts";
import { DotSeparated } from "#app/ui/dot-separated.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PageHeader } from "#app/ui/sections/page-header.tsx";
import { Reveal } from "#app/ui/sections/reveal.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { ApplicationReader } from "./application-reader.tsx";
import { ApplicationReceipt } from "./application-receipt.tsx";
import { applyContent } from "./apply/content.ts";
import { ApplyLink } from "./apply-link.tsx";
import { careersContent } from "./content.ts";

/** Why to work here, and the open positions. */
export function Page({ breadcrumbs }: PageProps<"careers">) {
  const { sent } = useFormWords(applicationForm);
  const { heading, lead, picture, paragraphs, positionsHeading, noPositions } = careersContent();
  const { positions, site } = content();
  const isTable = !("file" in picture) && familyOf(picture) === "table";
  return (
    <>
      <PageHeader
        heading={heading}
        lead={lead}
        breadcrumbs={breadcrumbs}
        opening="poster"
        picture={pictureOf(picture, "careers", "poster")}
        ground={groundOf(picture)}
        isWhole={isTable}
        action={
          <a href="#positions" className="button">
            {positionsHeading}
          </a>
        }
      />
      {hasTranslated(content(), pageFilePath(applyContent)) && (
        <div className="page-width has-[strong]:pt-10">
          <ApplicationReceipt
            form={applicationForm.name}
            title={sent}
            text={applyContent().sent.lead}
          />
        </div>
      )}
      <div className="page-width page-grid careers-text gap-y-5 py-14 md:pt-20">
        {paragraphs.map((line) => (
          <p
            key={line}
            className="col-span-4 text-h5 leading-snug font-medium tracking-normal text-balance md:col-span-6"
          >
            {line}
          </p>
        ))}
      </div>
      <section aria-labelledby="positions" className="page-width section-gap">
        <h2 id="positions" className="text-h2">
          {positionsHeading}
        </h2>
        {positions.length === 0 && (
          <div className="mt-6 max-w-measure text-lead">
            <p>{noPositions}</p>
            <a
              href={`mailto:${site.hrEmail}`}
              className="text-link inline-flex min-h-11 items-center font-semibold"
            >
              {site.hrEmail}
            </a>
          </div>
        )}
        <ul className="mt-10">
          {positions.map((position, index) => (
            <li key={position.id}>
              <Reveal index={index} className="page-grid position-row ruled">
                {position.picture && (
                  <Picture
                    picture={pictureOf(position.picture, position.id, "card")}
                    className="rounded-picture"
                  />
                )}
                <div>
                  <h3 className="text-h4">
                    <SiteLink href={href("careers/position", position)} className="hover:text-blue">
                      {position.title}
                    </SiteLink>
                  </h3>
                  <p className="mt-2 text-caption text-ink-3">
                    <DotSeparated items={[position.location, position.type]} />
                  </p>
                </div>
                <div className="grid gap-5">
                  <p className="text-ink-2">{position.description}</p>
                  <ApplicationReader position={position} />
                </div>
                <p className="print:hidden">
                  <ApplyLink position={position} size="small" />
                </p>
              </Reveal>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
