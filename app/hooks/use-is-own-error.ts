import { useEffect, useState } from "react";
import { ask, isOfOtherDeployment, loadFully } from "#app/lib/deployment.ts";

/**
 * Whether an error on the page is to be shown: code in a tab from before a deployment may not understand the data
 * of the new one. Such a page is loaded anew.
 *
 * @returns false until it is known
 */
export function useIsOwnError(): boolean {
  const [isOwn, setIsOwn] = useState(false);
  // An effect, because only the site knows.
  useEffect(() => {
    const show = () => setIsOwn(true);
    ask(location.href)
      .then(isOfOtherDeployment)
      .then((isOther) => (isOther ? loadFully(location.href) : show()), show);
  }, []);
  return isOwn;
}
