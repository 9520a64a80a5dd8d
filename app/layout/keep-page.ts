import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { dismissToast, showToast } from "#app/hooks/use-toasts.ts";
import { ask, isOfOtherDeployment, loadFully } from "#app/lib/deployment.ts";
import { missingCode } from "#app/lib/route-module.ts";
import { isUnknownId } from "#app/lib/unknown-id.ts";

type Results = Record<string, DataStrategyResult>;

/**
 * Runs around every navigation inside the site. When data or code of the wanted page does not arrive, the router
 * is left waiting, so that the page that stands stays with all that was typed into it: the visitor gets words and
 * a retry. A page that the site has, but not for the code in this tab (a new deployment), is loaded as a whole.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request, url }, next) => {
  const results = await next();
  const failure = Object.values(results).find(
    ({ type, result }) => type === "error" && !(result instanceof Response),
  )?.result;
  const files = missingCode(Object.keys(results));
  if (!failure && files.length === 0) return results;
  const outcome = await outcomeOf(failure, url.href, files);
  if (outcome === "unknown" || request.signal.aborted) return results;
  const { dataset } = document.documentElement;
  dataset.held = "";
  let endRetry = () => {};
  if (outcome === "gone") loadFully(url.href);
  else endRetry = offerRetry(url.href);
  return new Promise((resolve) => {
    // The visitor has chosen another page.
    request.signal.addEventListener("abort", () => {
      delete dataset.held;
      endRetry();
      resolve(results);
    });
  });
};

/**
 * Asks the site for a page that could not be shown, and for its code.
 *
 * @param failure what the router met when it fetched the data
 * @param files the code that did not arrive
 * @returns whether nothing has that id, the page or its code is gone from where this tab looks for it, or it
 *   cannot be fetched for now
 */
async function outcomeOf(failure: unknown, address: string, files: string[]) {
  try {
    const answers = await Promise.all([address, ...files].map(ask));
    const page = answers[0] as Response;
    // A host that can redirects the address of an unknown id.
    if (isUnknownId(failure) && (!page.ok || page.redirected)) return "unknown";
    // The router asks for code only once: where it is there by now, only a full load brings it.
    if (files.length > 0 || (await isOfOtherDeployment(page))) return "gone";
  } catch {
    // No connection, or a site that is out of order.
  }
  return "unreachable";
}

/** @returns a function that takes the offer back */
function offerRetry(address: string): () => void {
  const offer = () =>
    showToast({
      title: "This page could not be fetched.",
      description: "Check the connection and try again.",
      variant: "destructive",
      action: { label: "Try again", run: retry },
    });
  const retry = () =>
    ask(address).then(
      () => loadFully(address),
      () => {
        id = offer();
      },
    );
  let id = offer();
  return () => dismissToast(id);
}
