import type { BrowserContext } from "@playwright/test";

/** A request to a Git host. */
export interface HostRequest {
  method: string;
  /** The path with the query. */
  path: string;
  authorization: string | undefined;
  body: string | null;
}

/** The answer of a Git host: data, or a page. */
export interface HostAnswer {
  status: number;
  json?: unknown;
  html?: string;
}

/**
 * Lets a stand-in for a Git host answer every HTTPS request of a browser. Pages of any site may read its data.
 *
 * @returns the origins that the browser has requested so far
 */
export async function answerRequests(
  context: BrowserContext,
  answer: (request: HostRequest) => HostAnswer,
): Promise<ReadonlySet<string>> {
  const origins = new Set<string>();
  await context.route(/^https:/, async (route) => {
    const request = route.request();
    const { origin, pathname, search } = new URL(request.url());
    origins.add(origin);
    const { status, json, html } = answer({
      method: request.method(),
      path: pathname + search,
      authorization: (await request.headerValue("authorization")) ?? undefined,
      body: request.postData(),
    });
    const allowed = ["origin", "headers", "methods"].map((name) => `access-control-allow-${name}`);
    const headers = Object.fromEntries(allowed.map((name) => [name, "*"]));
    if (html !== undefined) await route.fulfill({ status, contentType: "text/html", body: html });
    else await route.fulfill({ status, headers, ...(json !== undefined && { json }) });
  });
  return origins;
}
