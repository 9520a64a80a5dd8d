import { useEffect } from "react";
import { useFetcher } from "react-router";
import { NotFoundScreen } from "#app/layout/not-found-screen.tsx";
import { type NotFoundWords, notFoundWords } from "./not-found-words.ts";

/** Any address that no other route takes; its words are those of `/404`. */
export default function UnknownAddress() {
  const { load, data } = useFetcher<NotFoundWords>();
  const words = notFoundWords() ?? data;
  const isWithout = words === undefined;
  // An effect, because the words belong to another page and are fetched from there.
  useEffect(() => {
    if (isWithout) load("/404");
  }, [isWithout, load]);
  return (
    <>
      <title>{words?.head.title ?? "Page not found"}</title>
      <NotFoundScreen {...(words && { lead: words.lead, links: words.links })} />
    </>
  );
}
