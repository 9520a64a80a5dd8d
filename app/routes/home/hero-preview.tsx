import { metaOf } from "#app/lib/page-head.ts";
import type { Route } from "./+types/hero-preview.ts";
import { homeData } from "./home-data.ts";
import { HomePage } from "./home-page.tsx";
import { OtherHero } from "./other-hero.tsx";

export function loader() {
  return homeData("/hero-preview");
}

export const meta: Route.MetaFunction = metaOf;

/** The home page with the hero that is not live (decision 2). */
export default function HeroPreview({ loaderData: { hero, sections } }: Route.ComponentProps) {
  return (
    <HomePage sections={sections}>
      <OtherHero {...hero} />
    </HomePage>
  );
}
