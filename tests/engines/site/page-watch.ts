const KEY = "complaints";

/**
 * Runs in the page, before React and all that needs it: keeps what is said on the console, and errors
 * that nobody caught, across the pages of the tab. For browsers whose protocol does not tell.
 */
function watchPage(key: string): void {
  const keep = (kind: string, ...parts: unknown[]) => {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    const text = `${kind} at ${location.pathname}: ${parts.map(String).join(" ")}`;
    sessionStorage.setItem(key, JSON.stringify([...kept, text]));
  };
  for (const level of ["error", "warn"] as const) {
    const say = console[level];
    console[level] = (...parts: unknown[]) => {
      keep(`console ${level}`, ...parts);
      say.apply(console, parts);
    };
  }
  addEventListener("error", ({ message, error }) => keep("uncaught error", error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => keep("unhandled rejection", reason));
}

/** A program for the page: see `watchPage`. */
export const WATCH_PAGE = `(${watchPage})(${JSON.stringify(KEY)});\n`;

/** An expression for the page: what was kept since the last time, as the JSON of a list. */
export const TAKE_COMPLAINTS = `(() => {
  const kept = sessionStorage.getItem("${KEY}") ?? "[]";
  sessionStorage.removeItem("${KEY}");
  return kept;
})()`;
