import { HomePage, LIVE_HERO } from "./home-page.tsx";

/** The home page. */
export function Page() {
  return <HomePage hero={LIVE_HERO} />;
}
