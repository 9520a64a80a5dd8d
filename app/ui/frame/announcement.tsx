import type { frameWords } from "#app/ui/interface-words.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { useWords } from "#app/words/words-context.tsx";

export interface AnnouncementProps {
  text: string;
  link?: { label: string; href: string } | undefined;
}

/**
 * The band above every page. The browser itself opens and closes it. With scripts, a band that is closed stays away until the
 * session ends (app/ui/runtime/closed-announcement.ts).
 */
export function Announcement({ text, link }: AnnouncementProps) {
  const words = useWords<typeof frameWords>("frame");
  return (
    <aside className="announcement print:hidden" aria-label={words.announcement}>
      <details open className="page-width">
        <summary>
          <span className="announcement-name">{words.announcement}</span>
        </summary>
        <p>
          {text} {link && <SiteLink href={link.href}>{link.label}</SiteLink>}
        </p>
      </details>
    </aside>
  );
}
