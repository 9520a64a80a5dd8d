import { siteHref } from "#app/lib/site-href.ts";
import { buttonStyle } from "#app/ui/button-style.ts";
import { MisprintArtwork } from "./misprint-artwork.tsx";

export interface ErrorScreenProps {
  error: unknown;
}

/** The screen for a fault in our own code (specification, section 2; decisions 15 and 26). */
export function ErrorScreen({ error }: ErrorScreenProps) {
  const message = error instanceof Error ? error.message : String(error);
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
          <p className="mt-5 text-lead text-ink-2">{message}</p>
          <p className="mt-8">
            <a href={siteHref("/")} className={buttonStyle()}>
              Return to Home
            </a>
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
