import { telephoneLink } from "#app/base/site-href.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ScriptedIsland } from "#app/ui/runtime/scripted-island.tsx";
import { InkCircles } from "#app/ui/sections/ink-circles.tsx";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { heroWords } from "./interface-words.ts";

interface Message {
  headline: string;
  subtitle: string;
}

export interface RotatingHeroProps {
  messages: readonly Message[];
  phone: string;
}

/** The hero with rotating messages. Its script (rotating-hero.script.ts) turns them. */
export function RotatingHero({ messages, phone }: RotatingHeroProps) {
  const words = useWords<typeof heroWords>("hero");
  const isCarousel = messages.length > 1;
  const data = { "data-play": words.play, "data-pause": words.pause };
  return (
    <ScriptedIsland script="rotating-hero" data={data}>
      <section
        aria-roledescription={isCarousel ? words.carousel : undefined}
        aria-label={words.label}
        className="hero"
      >
        {/* Decorative. Each message has its own arrangement of the circles. */}
        <svg
          aria-hidden="true"
          viewBox="0 0 800 800"
          width={240}
          height={240}
          className="hero-circles"
          data-arrangement="overlap"
        >
          <InkCircles id="hero" />
        </svg>
        <div className="page-width hero-text">
          {isCarousel && <HeroControls messages={messages} />}
          <div aria-live="off" className="hero-messages">
            {messages.map(({ headline, subtitle }, index) => {
              // The h1 of the page is the headline of the current message.
              const Headline = index === 0 ? "h1" : "h2";
              return (
                <div
                  key={headline}
                  className="hero-message"
                  data-state={index === 0 ? "shown" : "hidden"}
                >
                  <Headline className="hero-headline">{headline}</Headline>
                  <p className="mt-6 max-w-[44ch] text-lead text-ink-2">{subtitle}</p>
                </div>
              );
            })}
          </div>
          <p className="hero-actions">
            <a href="#services" className="button">
              {words.capabilities}
            </a>
            <a href={telephoneLink(phone)} className="button button-outline">
              {words.call}
            </a>
          </p>
        </div>
      </section>
    </ScriptedIsland>
  );
}

/** Pause or play first, then one button for each message (WCAG 2.2.2; product 5.4). */
function HeroControls({ messages }: Pick<RotatingHeroProps, "messages">) {
  const words = useWords<typeof heroWords>("hero");
  const { length: count } = messages;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label={words.messages} className="hero-controls needs-script">
      <button type="button" className="hero-pause">
        <span>
          <Icon name="pause" size={16} />
        </span>
        <span hidden>
          <Icon name="play" size={16} />
        </span>
        <span>{words.pause}</span>
      </button>
      {messages.map(({ headline }, index) => (
        <button
          key={headline}
          type="button"
          aria-label={fill(words.message, { number: index + 1, count, headline })}
          aria-current={index === 0 ? "true" : undefined}
          className="hero-bar"
        />
      ))}
    </div>
  );
}
