import { createRoot } from "react-dom/client";
import { siteHref } from "#app/base/site-href.ts";
import { faultWords } from "./fault-words.ts";

/** A link that says how else to reach the firm. */
export interface ErrorContact {
  href: string;
  label: string;
}

interface ErrorScreenProps {
  error: unknown;
  contacts: readonly ErrorContact[];
}

/**
 * Renders the screen for a fault in our own code (product 16.3 and 16.4).
 *
 * @param place an empty element
 * @param contacts empty where the page has no form
 */
export function renderErrorScreen(
  place: HTMLElement,
  error: unknown,
  contacts: readonly ErrorContact[],
): void {
  createRoot(place).render(<ErrorScreen error={error} contacts={contacts} />);
}

function ErrorScreen({ error, contacts }: ErrorScreenProps) {
  const { message, stack = "" } = error instanceof Error ? error : { message: String(error) };
  const { errorTitle, errorHome, errorDetails, errorContacts } = faultWords();
  return (
    <div className="page-width section-gap">
      <title>{errorTitle}</title>
      <div className="page-grid items-center gap-y-10">
        <div className="col-span-4 md:col-span-5 md:col-start-8 md:row-start-1">
          <MisprintArtwork />
        </div>
        <div className="col-span-4 md:col-span-7 md:row-start-1">
          {/* The part of the page that the visitor used is gone. The focus scrolls to the heading. */}
          <h1 ref={(heading) => heading?.focus()} tabIndex={-1} className="text-h2">
            {errorTitle}
          </h1>
          <p className="mt-5 text-lead text-ink-2">{message}</p>
          {contacts.length > 0 && (
            <>
              <p className="mt-5 text-lead">{errorContacts}</p>
              <p className="mt-3 flex flex-wrap gap-x-8">
                {contacts.map(({ href, label }) => (
                  <a
                    key={href}
                    href={href}
                    className="text-link inline-flex min-h-11 items-center font-semibold"
                  >
                    {label}
                  </a>
                ))}
              </p>
            </>
          )}
          <p className="mt-8">
            <a href={siteHref(document.documentElement.dataset.prefix ?? "/")} className="button">
              {errorHome}
            </a>
          </p>
        </div>
      </div>
      {stack && (
        <details className="mt-10">
          <summary className="inline-flex min-h-11 items-center font-semibold text-blue underline">
            {errorDetails}
          </summary>
          <pre className="mt-3 rounded-panel bg-surface p-5 text-caption break-words whitespace-pre-wrap">
            {stack}
          </pre>
        </details>
      )}
    </div>
  );
}

/** A misprint: three circles whose colors have slipped out of their outlines. Decorative. */
function MisprintArtwork() {
  return (
    <svg aria-hidden="true" viewBox="0 0 640 400" width={280} height={175} className="block w-full">
      <clipPath id="misprint-blue">
        <circle cx="300" cy="150" r="120" />
      </clipPath>
      <circle cx="190" cy="240" r="120" className="fill-yellow" />
      <circle cx="300" cy="150" r="120" className="fill-blue" />
      <circle cx="500" cy="270" r="120" className="fill-red" />
      <circle cx="190" cy="240" r="120" clipPath="url(#misprint-blue)" className="fill-green" />
      <g fill="none" strokeWidth="4" className="stroke-ink">
        <circle cx="230" cy="230" r="120" />
        <circle cx="320" cy="130" r="120" />
        <circle cx="380" cy="240" r="120" />
      </g>
    </svg>
  );
}
