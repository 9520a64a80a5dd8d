/**
 * The kinds of pages that an unknown address can ask for. Styles use the kind to choose what the not-found page shows
 * (app/ui/frame/frame.css).
 */
export type RequestKind =
  | "application"
  | "feed-missing"
  | "feed"
  | "insight"
  | "service"
  | "industry";
