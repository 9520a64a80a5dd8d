import { redirect } from "react-router";
import type { Route } from "./+types/apply-redirect.ts";

const TARGET = "/careers/apply";

/** The page of a host that cannot redirect: it sends the browser on by itself. */
export function loader() {
  return redirect(TARGET);
}

/** Inside the site the position goes along (decision 12). */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return redirect(`${TARGET}${new URL(request.url).search}`);
}

/** Never shown: the route needs a component only so as not to be a file of its own. */
export default function ApplyRedirect() {
  return null;
}
