import { content } from "#app/content/content.ts";
import { homeSections } from "./sections-data.ts";
import { headOf } from "#app/seo/page-head.ts";

function heroContent() {
  const { pages, site } = content();
  return { messages: pages.home.heroMessages, growth: pages.home.growthHero, phone: site.phone };
}

/** The words of both heroes. */
export type HeroContent = ReturnType<typeof heroContent>;

/**
 * What either home page shows.
 *
 * @param path `/` or `/hero-preview`
 */
export function homeData(path: string) {
  return { head: headOf(path), hero: heroContent(), sections: homeSections() };
}
