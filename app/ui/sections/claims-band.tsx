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

/** The claims of the firm in large figures on a dark band. */
export function ClaimsBand({ heading, figures, isDrawn = false, link }: ClaimsBandProps) {
  const size = sizeOf(figures.map(({ value }) => value));
  // Three figures make a row. Two and four figures stand in rows of two, so that no figure is alone in its row.
  const columns = [2, 4].includes(figures.length) ? "md:grid-cols-2" : "md:grid-cols-3";
  return (
    <section
      aria-label={heading}
      className="on-dark my-[calc(var(--section-gap)/2)] bg-band border-rule py-20 [.bg-surface+&]:mt-0 [.bg-surface+&]:border-t text-white md:py-30"
    >
      <div className="claims page-width">
        {isDrawn && <ShareCircles values={figures.map(({ value }) => value)} />}
        <dl className={`grid gap-10 md:gap-x-(--column-gap) md:gap-y-16 ${columns}`}>
          {figures.map(({ value, label }, index) => (
            <Reveal
              key={value}
              delay={200 * (index % 3)}
              className="flex flex-col-reverse justify-end border-l border-white/40 py-2 pl-6 lg:pl-10"
            >
              <dt className="mt-3 max-w-[26ch] text-balance text-white/80">{label}</dt>
              <dd
                className={`leading-none font-bold tracking-[-0.03em] whitespace-nowrap tabular ${size}`}
              >
                {value}
              </dd>
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
  if (values.some(({ length }) => length > LONGEST_AT_POSTER_SIZE))
    return "text-[min(clamp(2.25rem,4.4vw,4rem),11.25vw)]";
  if (values.length > 3) return "text-[min(clamp(3rem,0.5rem+6vw,6.5rem),15vw)]";
  return "text-[min(clamp(4rem,8.9vw,8rem),20vw)]";
}
