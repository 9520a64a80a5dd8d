import { HomePage, PREVIEW_HERO } from "#app/routes/home/home-page.tsx";

/** The home page with the hero that is not live (product 5.8). */
export function Page() {
  return <HomePage hero={PREVIEW_HERO} />;
}
