import { Icon } from "#app/ui/icon.tsx";
import { InkCircles } from "#app/ui/sections/ink-circles.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { homeContent } from "./content.ts";
import type { heroWords } from "./interface-words.ts";

export type GrowthHeroProps = ReturnType<typeof homeContent>["growthHero"] & {
  hasInsights: boolean;
};

/** The second hero: three labelled circles with growth in the middle (product 5.7). */
export function GrowthHero({ label, heading, intro, circles, hasInsights }: GrowthHeroProps) {
  const words = useWords<typeof heroWords>("hero");
  const { blue, red, yellow, center } = circles;
  return (
    <section className="hero" aria-labelledby="growth-heading">
      <div className="page-width growth-hero">
        <div>
          <p className="mb-5 font-medium text-blue">{label}</p>
          <h1 id="growth-heading" className="text-h1">
            {heading}
          </h1>
          <p className="mt-6 max-w-[44ch] text-lead text-ink-2">{intro}</p>
          <p className="hero-actions">
            <a href="#services" className="button">
              {words.capabilities}
            </a>
            {hasInsights && (
              <a href="#insights" className="button button-outline">
                {words.insights}
              </a>
            )}
          </p>
        </div>
        <svg
          role="img"
          aria-label={fill(words.circles, { first: blue, second: red, third: yellow, center })}
          viewBox="15 8 770 732"
          width={240}
          height={228}
          className="w-full"
        >
          <InkCircles id="growth" circles={CIRCLES} />
          <Label x={470} y={122} text={blue} fill="fill-white" />
          <Label x={409} y={412} text={center} fill="fill-paper" />
          <Label x={162} y={432} text={yellow} fill="fill-black" />
          <Label x={592} y={612} text={red} fill="fill-black" />
        </svg>
      </div>
      <SiteLink href="#services" aria-label={words.scroll} className="hero-scroll">
        <Icon name="arrow-down" size={24} />
      </SiteLink>
    </section>
  );
}

/** A position in units of the drawing. */
const CIRCLES = {
  blue: { x: 470, y: 248, r: 240 },
  red: { x: 545, y: 500, r: 240 },
  yellow: { x: 255, y: 420, r: 240 },
};

/** Words in lines, centered on a point. */
function Label({ x, y, text, fill }: { x: number; y: number; text: string; fill: string }) {
  const words = text.split(" ");
  // The vertical offset in em: up by half the height of the further lines, and down by a third of a line.
  const firstLine = 0.35 - (words.length - 1) * 0.575;
  return (
    <text x={x} y={y} textAnchor="middle" className={`circle-label ${fill}`}>
      {words.map((word, index) => (
        <tspan key={word} x={x} dy={index === 0 ? `${firstLine}em` : "1.15em"}>
          {word}
        </tspan>
      ))}
    </text>
  );
}
