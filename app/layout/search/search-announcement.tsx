import { useEffect, useState } from "react";

export interface SearchAnnouncementProps {
  text: string;
}

/** Milliseconds of rest before a count is said: nobody wants to hear one for each letter. */
const REST = 700;

/** Says what a search has brought to those who do not see it, once the typing rests. */
export function SearchAnnouncement({ text }: SearchAnnouncementProps) {
  const [said, setSaid] = useState("");
  // An effect, because the wait is the browser's.
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
