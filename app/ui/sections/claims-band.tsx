import { SiteLink } from "#app/ui/site-link.tsx";
import { useWords } from "#app/words/words-context.tsx";
import type { claimWords } from "../interface-words.ts";
import { ClaimDrawing, type ClaimDrawingProps } from "./claim-drawing.tsx";
import { Reveal } from "./reveal.tsx";

/** A figure about the firm. */
export interface Claim {
  value: string;
  label: string;
  /** What kind of figure it is. The default is a count, which has no drawing. */
  kind?: "count" | ClaimDrawingProps["kind"] | undefined;
  /** How the figure is counted. */
  counted?: CountedProps | undefined;
}

export interface ClaimsBandProps {
  heading: string;
  /** The id of the heading. */
  id?: string | undefined;
  figures: readonly Claim[];
  /** A link below the figures. */
  link?: { label: string; href: string } | undefined;
}

const INKS = ["claim-blue", "claim-red", "claim-yellow"] as const;

/** The claims of the firm in large figures on a dark band. Its pages need the sheet claims.sheet.css. */
export function ClaimsBand({ heading, id = "claims", figures, link }: ClaimsBandProps) {
  const size = sizeOf(figures.map(({ value }) => value));
  // Three figures make a row. Two and four figures stand in rows of two, so that no figure is alone in its row.
  const columns = [2, 4].includes(figures.length) ? "claims-in-pairs" : "claims-in-threes";
  return (
    <section aria-labelledby={id} className="claims-band on-dark text-white">
      <div className="claims page-width">
        <h2 id={id} className="claims-heading text-h2">
          {heading}
        </h2>
        <dl className={`claims-figures ${columns}`}>
          {figures.map(({ value, label, kind = "count", counted }, index) => (
            <Reveal key={label} delay={200 * (index % 3)} className="claims-figure">
              <dt>{label}</dt>
              <dd className={`tabular claims-value ${size}`}>
                {kind !== "count" && (
                  <ClaimDrawing kind={kind} value={value} ink={INKS[index % 3] ?? INKS[0]} />
                )}
                <bdi>{value}</bdi>
              </dd>
              {counted && (
                <dd className="claims-counted">
                  <Counted {...counted} />
                </dd>
              )}
            </Reveal>
          ))}
        </dl>
      </div>
      {link && (
        <p className="page-width mt-12 md:mt-0 print:hidden">
          <SiteLink
            href={link.href}
            className="inline-flex min-h-8 items-center border-b-2 border-white font-medium hover:border-yellow"
          >
            {link.label}
          </SiteLink>
        </p>
      )}
    </section>
  );
}

interface CountedProps {
  base: string;
  period: string;
  source: string;
  /** Whether the figure only stands in for the firm's own. */
  illustrative?: boolean | undefined;
}

/** How a figure is counted: a `<details>`, closed at first. On paper it is open (claims.sheet.css). */
function Counted({ base, period, source, illustrative }: CountedProps) {
  const words = useWords<typeof claimWords>("claims");
  return (
    <details>
      <summary>{words.counted}</summary>
      <dl>
        <dt>{words.base}</dt>
        <dd>{base}</dd>
        <dt>{words.period}</dt>
        <dd>{period}</dd>
        <dt>{words.source}</dt>
        <dd>{source}</dd>
      </dl>
      {illustrative && <p>{words.illustrative}</p>}
    </details>
  );
}

/** Characters of a figure that fits into a telephone at the size of a poster, such as 3,200+. */
const LONGEST_AT_POSTER_SIZE = 7;

/** The class of the letters' size. Up to three figures are as large as on a poster; four need room beside each other. */
function sizeOf(values: readonly string[]): string {
  if (values.some(({ length }) => length > LONGEST_AT_POSTER_SIZE)) return "claims-small";
  return values.length > 3 ? "claims-medium" : "claims-large";
}
