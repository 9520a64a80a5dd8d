import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { allowInterruptedTransitions } from "./lib/interrupted-transitions.ts";
import { keepUnansweredAddress } from "./lib/unanswered-address.ts";

declare global {
  interface Window {
    __reactRouterRouteModules: Record<string, unknown>;
  }
}

keepUnansweredAddress("not-found" in window.__reactRouterRouteModules, import.meta.env.BASE_URL);
allowInterruptedTransitions(document);
// Below a sub-path the router knows the home page only with a slash, with which its data file begins too.
if (import.meta.env.BASE_URL !== "/" && import.meta.env.BASE_URL === `${location.pathname}/`) {
  history.replaceState(
    history.state,
    "",
    `${location.pathname}/${location.search}${location.hash}`,
  );
}

// In a task of its own: that of this module is long enough with starting React.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  }),
);
