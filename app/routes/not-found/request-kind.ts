/** What an address without a page can ask for. Styles tell by it what the not-found page shows (app/ui/frame/frame.css). */
export type RequestKind =
  | "application"
  | "feed-missing"
  | "feed"
  | "insight"
  | "service"
  | "industry";
