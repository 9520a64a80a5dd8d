import { portraitOf } from "#app/features/artwork/pictures.ts";
import { FormIntro } from "#app/features/forms/form-intro.tsx";
import { statedLanguage } from "#app/features/forms/stated-language.ts";
import { StepList } from "#app/features/forms/step-list.tsx";
import { applicationHandling } from "#app/features/forms/table/application.ts";
import { recipientOf } from "#app/features/forms/table/form-table.ts";
import { content } from "#app/model/content.ts";
import { itemById } from "#app/model/item-by-id.ts";
import type { Position } from "#app/model/schemas/collections.ts";
import { PRIVACY_PAGE } from "#app/model/schemas/legal.ts";
import { careersContent } from "#app/routes/careers/content.ts";
import { href, linkLanguage } from "#app/routes/href.ts";
import type { PageProps } from "#app/routes/registry.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeader } from "#app/ui/sections/page-header.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fill, type Phrase } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { careerWords } from "../interface-words.ts";
import { ApplicationForm } from "./application-form.island.tsx";
import { ApplicationMark } from "./application-mark.tsx";
import { ApplyHeading } from "./apply-heading.island.tsx";
import { applyContent } from "./content.ts";
import namePosition from "./name-position.ts?script";
import { OpenPositions, type PositionReader } from "./open-positions.island.tsx";

/** The application form for the position that the address names (product 11.2). */
export function Page({ breadcrumbs }: PageProps<"careers/apply">) {
  const { back, applyFor, reader } = useWords<typeof careerWords>("careers");
  const { lead, privacyNote, steps, ...words } = applyContent();
  const { site } = content();
  const { phone } = site;
  const recipient = recipientOf(applicationHandling, site);
  const positions = content().positions.map((position) => {
    const { id, title, location } = position;
    return { id, title, location, reader: readerOf(position, reader) };
  });
  const privacyHref = href("legal", { id: PRIVACY_PAGE });
  // The props of an island stand in the page.
  const choices = positions.map(({ id, title }) => ({ id, title }));
  const heading = <ApplyHeading applyFor={applyFor} positions={choices} />;
  return (
    <>
      <PageHeader heading={heading} lead={lead} breadcrumbs={breadcrumbs}>
        <script
          data-positions={JSON.stringify(choices)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, written while prerendering
          dangerouslySetInnerHTML={{ __html: namePosition }}
        />
      </PageHeader>
      <div className="form-page page-width page-grid gap-y-16 pt-12 pb-(--section-gap)">
        <div className="form-main col-span-4 md:col-span-12 lg:col-span-7">
          <FormIntro {...words} email={recipient} phone={phone} />
          <ApplicationForm
            positions={choices}
            phone={phone}
            privacyNote={privacyNote}
            language={statedLanguage()}
            recipient={recipient}
            careersHref={href("careers")}
            privacyHref={privacyHref}
            privacyLanguage={linkLanguage(privacyHref)}
          />
        </div>
        <div className="form-aside contents lg:col-span-4 lg:col-start-9 lg:block">
          {steps && <StepList steps={steps} drawMark={(step) => <ApplicationMark step={step} />} />}
          {positions.length > 0 && (
            <div className="col-span-4 md:col-span-12 lg:not-first:mt-12">
              <OpenPositions
                heading={careersContent().positionsHeading}
                positions={positions}
                applyHref={href("careers/apply")}
              />
            </div>
          )}
          <p className="col-span-4 md:col-span-12 lg:mt-8">
            <SiteLink href={href("careers")} className="button button-outline button-small">
              <Icon name="arrow-left" />
              {back}
            </SiteLink>
          </p>
        </div>
      </div>
    </>
  );
}

/** The partner who reads the applications for a position, if it names one. @param words such as "{name} reads it" */
function readerOf({ leader }: Position, words: Phrase<"name">): PositionReader | undefined {
  if (!leader) return undefined;
  const person = itemById(content().leaders, leader);
  return {
    sentence: fill(words, { name: person.name }),
    portrait: portraitOf(person, { format: "square", isDecorative: true }),
  };
}
