import { isRouteErrorResponse } from "react-router";

/** Whether a loader failed because nothing has that id: its data file does not exist. */
export function isUnknownId(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** What a loader throws for an id that nothing has. */
export function unknownId(): Response {
  return new Response(null, { status: 404, statusText: "Not Found" });
}
