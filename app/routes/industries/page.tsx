import type { PictureSource } from "#app/base/picture-source.ts";
import { pictureOf } from "#app/features/artwork/pictures.ts";
import { IllustrativeNote } from "#app/features/topics/case-studies.tsx";
import { type Content, content } from "#app/model/content.ts";
import { href } from "#app/routes/href.ts";
import type { PageProps } from "#app/routes/registry.ts";
import { CardTitle } from "#app/ui/card-title.tsx";
import { PageHeader } from "#app/ui/sections/page-header.tsx";
import { Reveal } from "#app/ui/sections/reveal.tsx";
import { industriesContent } from "./content.ts";

type Industry = Content["industries"][number];

/**
 * All industries: their drawings edge to edge below the title, then a row for each with the figure of a case. A photo of the
 * page itself stands beside the title in place of the drawings.
 */
export function Page({ breadcrumbs }: PageProps<"industries">) {
  const { heading, lead, picture } = industriesContent();
  const { industries } = content();
  const studies = industries.flatMap((industry) => caseWithFigure(industry) ?? []);
  return (
    <>
      <PageHeader
        heading={heading}
        lead={lead}
        breadcrumbs={breadcrumbs}
        opening="half"
        picture={
          "file" in picture
            ? pictureOf(picture, "industries", "opening")
            : industries.slice(0, DRAWING_COUNT).map(drawingOf)
        }
      />
      <div className="page-width section-gap">
        <ul>
          {industries.map((industry) => (
            <li key={industry.id} data-card>
              <Reveal index={0} className="group relative page-grid industry-row ruled">
                <CardTitle
                  level={2}
                  title={industry.title}
                  href={href("industries/detail", industry)}
                  className="text-h2"
                />
                <p className="text-ink-2">{industry.description}</p>
                <Figure industry={industry} />
              </Reveal>
            </li>
          ))}
        </ul>
        <IllustrativeNote studies={studies} />
      </div>
    </>
  );
}

/** As many drawings fill the frame below the title. */
const DRAWING_COUNT = 6;
/** One of six in a row, and one of three in an upright window. */
const DRAWING_SIZES = "(min-width: 1024px) 17vw, 34vw";

/** Decorative, because the names of the industries follow below. */
function drawingOf({ id, picture }: Industry): PictureSource {
  return { ...pictureOf(picture, id, "square", DRAWING_SIZES), alt: "" };
}

/** The figure of a case, if the industry has one. */
function Figure({ industry }: { industry: Industry }) {
  const { value, label } = caseWithFigure(industry)?.facts?.figure ?? {};
  if (!value) return null;
  return (
    <p className="industry-figure">
      <bdi className="text-h3 font-bold tabular">{value}</bdi> <span>{label}</span>
    </p>
  );
}

function caseWithFigure({ caseStudies }: Industry) {
  return caseStudies.find(({ facts }) => facts);
}
