import { useEffect } from "react";

/**
 * Fetches the data of a page at which the visitor points; the answer waits in the browser's cache for the click.
 * Stands in for the `<link rel="prefetch">` of React Router (generators/router-parts.ts), which Firefox judges by
 * `default-src`, refused by our policy, and Safari does not know.
 */
export function PrefetchedData({ href }: { href: string }) {
  // An effect, because it asks the server. Without the body nothing would be kept; a failure is of no account.
  useEffect(() => {
    fetch(href, { priority: "low" })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
  }, [href]);
  return null;
}
