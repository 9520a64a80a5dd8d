import heroTexts from "virtual:words/hero";
import { type RefObject, useEffect, useRef, useState } from "react";
import { telephoneLink } from "#app/base/site-href.ts";
import { Icon } from "#app/ui/icon.tsx";
import { listen } from "#app/ui/runtime/events.ts";
import { island } from "#app/ui/runtime/island.tsx";
import { InkCircles } from "#app/ui/sections/ink-circles.tsx";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { heroWords } from "./interface-words.ts";

export interface RotatingHeroProps {
  messages: { headline: string; subtitle: string }[];
  phone: string;
}

/** The hero with rotating messages. Each message has its own arrangement of the circles. */
export const RotatingHero = island("RotatingHero", RotatingHeroView, heroTexts);

function RotatingHeroView({ messages, phone }: RotatingHeroProps) {
  const words = useWords<typeof heroWords>("hero");
  const ref = useRef<HTMLElement>(null);
  const rotation = useHeroRotation(ref, messages.length);
  const isCarousel = messages.length > 1;
  return (
    <section
      ref={ref}
      aria-roledescription={isCarousel ? words.carousel : undefined}
      aria-label={words.label}
      className="hero"
    >
      <HeroCircles index={rotation.index} />
      <div className="page-width hero-text">
        {isCarousel && <HeroControls messages={messages} {...rotation} />}
        <div aria-live={rotation.isPaused ? "polite" : "off"} className="hero-messages">
          {messages.map(({ headline, subtitle }, index) => {
            // The h1 of the page is the headline of the current message.
            const Headline = index === rotation.index ? "h1" : "h2";
            const state = rotation.isFading ? "fading" : "shown";
            return (
              <div
                key={headline}
                className="hero-message"
                data-state={index === rotation.index ? state : "hidden"}
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
  );
}

type HeroControlsProps = ReturnType<typeof useHeroRotation> & Pick<RotatingHeroProps, "messages">;

/** Pause or play first, then one button for each message (WCAG 2.2.2; product 5.4). */
function HeroControls({ messages, index: current, isPaused, toggle, show }: HeroControlsProps) {
  const words = useWords<typeof heroWords>("hero");
  const { length: count } = messages;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label={words.messages} className="hero-controls needs-script">
      <button type="button" onClick={toggle} className="hero-pause">
        <Icon name={isPaused ? "play" : "pause"} size={16} />
        <span>{isPaused ? words.play : words.pause}</span>
      </button>
      {messages.map(({ headline }, index) => (
        <button
          key={headline}
          type="button"
          aria-label={fill(words.message, { number: index + 1, count, headline })}
          aria-current={index === current ? "true" : undefined}
          onClick={() => show(index)}
          className="hero-bar"
        />
      ))}
    </div>
  );
}

/** The arrangements of the circles, which messages use in turn (app/routes/home/hero.sheet.css). */
const ARRANGEMENTS = ["overlap", "arc", "stack", "regrouped", "dial"] as const;

/** Milliseconds that the circles take to move to the next arrangement. */
const MOVE_TIME = 700;

/**
 * The circles in the three inks, with an arrangement for each message. `data-new` is set while they move. Decorative.
 */
function HeroCircles({ index }: { index: number }) {
  const [settled, setSettled] = useState(index);
  useEffect(() => {
    const timer = setTimeout(setSettled, MOVE_TIME, index);
    return () => clearTimeout(timer);
  }, [index]);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 800 800"
      width={240}
      height={240}
      className="hero-circles"
      data-arrangement={ARRANGEMENTS[index % ARRANGEMENTS.length]}
      data-new={settled !== index || undefined}
    >
      <InkCircles id="hero" />
    </svg>
  );
}

/** Milliseconds that a message, the last message and the fade between two messages take (product 5.3). */
const MESSAGE_TIME = 3000;
const LAST_MESSAGE_TIME = 5000;
const FADE_TIME = 500;

/** Each of these events may pause the hero or let it continue. */
const STATE_EVENTS = ["mouseover", "mouseout", "focusin", "focusout", "visibilitychange"];

const matchesMedia = (query: string) => matchMedia(query).matches;

/**
 * The rotation of the hero (product 5.3 and 5.5). It stops while the visitor has paused it, while the mouse or the
 * keyboard's focus is in the hero, and while the tab is hidden. With reduced motion it never starts by itself.
 */
function useHeroRotation(hero: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0);
  const [isFading, setIsFading] = useState(false);
  const [isPaused, setIsPaused] = useState<boolean>();
  const [isResting, setIsResting] = useState(false);
  const isRunning = count > 1 && !isPaused && !isResting;

  // An effect, because mouse, focus and tab change outside of React, also before hydration.
  useEffect(() => {
    const readState = () => {
      const isReduced = matchesMedia("(prefers-reduced-motion: reduce)");
      // The choice of the visitor stays.
      setIsPaused((chosen) => chosen ?? (isReduced || undefined));
      const inUse = matchesMedia("(hover: hover)")
        ? ":has(:focus-visible), :hover"
        : ":has(:focus-visible)";
      setIsResting(document.hidden || hero.current?.matches(inUse) === true);
    };
    readState();
    return listen(document, STATE_EVENTS, readState);
  }, [hero]);

  // A fade that has begun always ends.
  useEffect(() => {
    if (!isFading && !isRunning) return;
    const messageTime = index === count - 1 ? LAST_MESSAGE_TIME : MESSAGE_TIME;
    const goOn = () => {
      if (isFading) setIndex((index + 1) % count);
      setIsFading(!isFading);
    };
    const timer = setTimeout(goOn, isFading ? FADE_TIME : messageTime);
    return () => clearTimeout(timer);
  }, [isFading, isRunning, index, count]);

  const show = (next: number) => {
    setIsFading(false);
    setIndex(next);
    setIsPaused(true);
  };
  const toggle = () => setIsPaused(!isPaused);
  return { index, isFading, isPaused, show, toggle };
}
