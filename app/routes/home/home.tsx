import { metaOf } from "#app/lib/page-head.ts";
import type { Route } from "./+types/home.ts";
import { homeData } from "./home-data.ts";
import { HomePage } from "./home-page.tsx";
import { LiveHero } from "./live-hero.tsx";

export function loader() {
  return homeData("/");
}

export const meta: Route.MetaFunction = metaOf;

export default function Home({ loaderData: { hero, sections } }: Route.ComponentProps) {
  return (
    <HomePage sections={sections}>
      <LiveHero {...hero} />
    </HomePage>
  );
}
