import { lazy, Suspense } from "react";
import { isRouteErrorResponse, useRouteLoaderData } from "react-router";
import { useIsOwnError } from "#app/hooks/use-is-own-error.ts";
import { buttonStyle } from "#app/ui/button-style.ts";
import { MisprintArtwork } from "./misprint-artwork.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

/** Rarely needed, so not a part of what every page loads. */
const NotFoundScreen = lazy(async () => ({
  default: (await import("#app/pages/not-found/not-found-screen.tsx")).NotFoundScreen,
}));

export interface ErrorScreenProps {
  error: unknown;
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

/** The screen for unexpected routing errors (specification, section 2; decision 15). */
export function ErrorScreen({ error }: ErrorScreenProps) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Suspense>
        <NotFoundScreen />
      </Suspense>
    );
  }
  return <UnexpectedError error={error} />;
}

function UnexpectedError({ error }: ErrorScreenProps) {
  const hasRouter = useRouteLoaderData("root") !== undefined;
  const isOwnError = useIsOwnError();
  if (!isOwnError) return null;
  const stack = error instanceof Error ? error.stack : undefined;
  return (
    <div className="page-width section-gap">
      <title>Unexpected Application Error!</title>
      <div className="page-grid items-center gap-y-10">
        <div className="col-span-4 md:col-span-5 md:col-start-8 md:row-start-1">
          <MisprintArtwork />
        </div>
        <div className="col-span-4 md:col-span-7 md:row-start-1">
          <h1 className="text-h2">Unexpected Application Error!</h1>
          <p className="mt-5 text-lead text-ink-2">{messageOf(error)}</p>
          <p className="mt-8">
            {hasRouter ? (
              <SiteLink href="/" className={buttonStyle()}>
                Return to Home
              </SiteLink>
            ) : (
              <a href={import.meta.env.BASE_URL} className={buttonStyle()}>
                Return to Home
              </a>
            )}
          </p>
        </div>
      </div>
      {stack && (
        <details className="mt-10">
          <summary className="inline-flex min-h-11 items-center font-semibold text-blue underline">
            Technical details
          </summary>
          <pre className="mt-3 rounded-panel bg-surface p-5 text-caption break-words whitespace-pre-wrap">
            {stack}
          </pre>
        </details>
      )}
    </div>
  );
}
