import { Reveal } from "#app/sections/reveal.tsx";

export interface ClaimsBandProps {
  heading: string;
  figures: { value: string; label: string }[];
}

/** The claims, set large on ink. */
export function ClaimsBand({ heading, figures }: ClaimsBandProps) {
  return (
    <section
      aria-label={heading}
      className="on-dark my-[calc(var(--section-gap)/2)] bg-ink py-20 text-paper md:py-30"
    >
      <dl className="page-width grid gap-10 md:grid-cols-3 md:gap-(--column-gap)">
        {figures.map(({ value, label }, index) => (
          <Reveal
            key={value}
            delay={200 * index}
            className="flex flex-col-reverse justify-end border-l border-paper/30 py-2 pl-8 md:pl-10"
          >
            <dt className="mt-3 max-w-[26ch] text-paper/80">{label}</dt>
            <dd className="text-[clamp(4rem,2.6rem+6vw,8rem)] leading-none font-bold tracking-[-0.03em] tabular">
              {value}
            </dd>
          </Reveal>
        ))}
      </dl>
    </section>
  );
}
