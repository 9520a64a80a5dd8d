import { useEffect } from "react";
import { useFetcher } from "react-router";
import { NotFoundScreen } from "#app/layout/not-found-screen.tsx";
import type { ShellLink } from "#app/lib/shell-data.ts";

/** Any address that no other route takes; its words are those of `/404`. */
export default function UnknownAddress() {
  const fetcher = useFetcher<{ lead: string; links: ShellLink[]; head: { title: string } }>();
  const { load, data } = fetcher;
  // An effect, because the words belong to another page and are fetched from there.
  useEffect(() => {
    load("/404");
  }, [load]);
  return (
    <>
      <title>{data?.head.title ?? "Page not found"}</title>
      <NotFoundScreen {...(data && { lead: data.lead, links: data.links })} />
    </>
  );
}
