import { cardNumber } from "#app/sections/card.ts";
import { Reveal } from "#app/sections/reveal.tsx";
import { SectionHeading } from "#app/sections/section-heading.tsx";

export interface ValueListProps {
  heading: string;
  lead: string;
  items: { title: string; text: string }[];
}

/** Milliseconds: 150 × (index + 1) (specification, section 9). */
const STAGGER = 150;

/** The six values of the firm. */
export function ValueList({ heading, lead, items }: ValueListProps) {
  return (
    <section aria-labelledby="values" className="bg-surface py-18 md:py-28">
      <div className="page-width">
        <SectionHeading id="values" heading={heading} lead={lead} />
        <ol className="page-grid gap-y-10">
          {items.map(({ title, text }, index) => (
            <li key={title} className="col-span-4 md:col-span-6 lg:col-span-4">
              <Reveal delay={STAGGER * (index + 1)} className="h-full border-t-2 border-ink pt-5">
                <p className="text-caption text-ink-3 tabular">{cardNumber(index)}</p>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-3 max-w-[42ch] text-ink-2">{text}</p>
              </Reveal>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
