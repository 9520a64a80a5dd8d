import { SiteLink } from "#app/ui/site-link.tsx";
import { Reveal } from "./reveal.tsx";
import { ShareCircles } from "./share-circles.tsx";

export interface ClaimsBandProps {
  heading: string;
  figures: { value: string; label: string }[];
  /** Whether three shares are drawn as circles, too. */
  isDrawn?: boolean;
  /** A link below the figures. */
  link?: { label: string; href: string } | undefined;
}

/** The claims of the firm in large figures on a dark band. Its pages need the sheet claims.sheet.css. */
export function ClaimsBand({ heading, figures, isDrawn = false, link }: ClaimsBandProps) {
  const size = sizeOf(figures.map(({ value }) => value));
  // Three figures make a row. Two and four figures stand in rows of two, so that no figure is alone in its row.
  const columns = [2, 4].includes(figures.length) ? "claims-in-pairs" : "claims-in-threes";
  return (
    <section aria-label={heading} className="claims-band on-dark text-white">
      <div className="claims page-width">
        {isDrawn && <ShareCircles values={figures.map(({ value }) => value)} />}
        <dl className={`claims-figures ${columns}`}>
          {figures.map(({ value, label }, index) => (
            <Reveal key={value} delay={200 * (index % 3)} className="claims-figure">
              <dt>{label}</dt>
              <dd className={`tabular ${size}`}>{value}</dd>
            </Reveal>
          ))}
        </dl>
      </div>
      {link && (
        <p className="page-width mt-12 print:hidden">
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

/** Characters of a figure that fits into a telephone at the size of a poster, such as 3,200+. */
const LONGEST_AT_POSTER_SIZE = 7;

/** The class of the letters. Up to three figures are set like a poster; more of them need room beside each other. */
function sizeOf(values: readonly string[]): string {
  if (values.some(({ length }) => length > LONGEST_AT_POSTER_SIZE)) return "claims-small";
  return values.length > 3 ? "claims-medium" : "claims-large";
}
