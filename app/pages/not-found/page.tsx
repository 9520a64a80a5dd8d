import type { NotFoundData } from "./data.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { RequestGuide } from "./request-guide.island.tsx";
import { ServiceFallback } from "./service-fallback.tsx";

/**
 * The document for every address without a page. What it shows depends on what was asked for: the boot script notes
 * that on `<html data-requested>` before anything is painted, and the style sheet chooses. Without scripts it is
 * the not-found screen.
 */
export function NotFoundPage({ lead, links, fallback, guide }: NotFoundData) {
  return (
    <>
      <div className="requested-other">
        <NotFoundScreen lead={lead} links={links} />
      </div>
      <div className="requested-service">
        <ServiceFallback {...fallback} />
      </div>
      <p role="status" className="requested-insight page-width section-gap">
        Loading...
      </p>
      <RequestGuide {...guide} />
    </>
  );
}
