import { GrowthHero } from "./growth-hero.tsx";
import type { HeroContent } from "./home-data.ts";

/** The hero of `/hero-preview`: the one that live-hero.tsx does not show (decision 2). */
export function OtherHero({ growth }: HeroContent) {
  return <GrowthHero {...growth} />;
}
