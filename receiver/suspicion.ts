const FASTEST = 2_000; // ms in which nobody reads, fills in and sends a form
const MOST_LINKS = 3; // that a person puts into a first message

/** Why a form may be spam, in words for the firm; empty where nothing speaks for it. It is kept like any other. */
export function suspicionOf(texts: Readonly<Record<string, string>>, now: number): string {
  const { website = "", opened = "", message = "", coverLetter = "" } = texts;
  const taken = now - Number(opened);
  const links = `${message} ${coverLetter}`.match(/https?:\/\/|\bwww\./gi) ?? [];
  const reasons = [
    website.trim() !== "" && "a field that people do not see was filled in",
    // A clock that goes ahead gives a negative time, which says nothing.
    opened !== "" && taken >= 0 && taken < FASTEST && `it was filled in within ${taken} ms`,
    links.length > MOST_LINKS && `it holds ${links.length} links`,
  ];
  return reasons.filter(Boolean).join("; ");
}
