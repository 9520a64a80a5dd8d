import type { HeroContent } from "./home-data.ts";
import { RotatingHero } from "./rotating-hero.tsx";

/** The hero of `/`. It and other-hero.tsx swap what they show (decision 2); a page loads only its own. */
export function LiveHero({ messages, phone }: HeroContent) {
  return <RotatingHero messages={messages} phone={phone} />;
}
