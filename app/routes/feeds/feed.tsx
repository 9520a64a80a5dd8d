import { Navigate, useParams, useRouteLoaderData } from "react-router";
import { feedTypeOf } from "#app/lib/feed-data.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import UnknownAddress from "../not-found/unknown-address.tsx";
import { FeedScreen } from "./feed-screen.tsx";

const ENDING = ".xml";

/**
 * The address of a feed for which no file answers: a type that does not exist, or a host without the
 * built files (specification, section 5: any other type yields the all feed, none goes to /404).
 */
export default function Feed() {
  const { feedFile = "" } = useParams();
  const shell = useRouteLoaderData<typeof rootLoader>("root");
  if (!feedFile.endsWith(ENDING)) return <UnknownAddress />;
  if (feedFile === ENDING) return <Navigate to="/404" replace />;
  return (
    <>
      <title>{["RSS feed", shell?.name].filter(Boolean).join(" | ")}</title>
      <meta name="robots" content="noindex" />
      <FeedScreen type={feedTypeOf(feedFile.slice(0, -ENDING.length))} />
    </>
  );
}
