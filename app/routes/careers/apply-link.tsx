import { href } from "#app/routes/href.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { careerWords } from "./interface-words.ts";

export interface ApplyLinkProps {
  position: { id: string; title: string };
  /** Small in a list of positions, and as high as other buttons where it is the act of the page. */
  size?: "small" | "usual";
}

/** Links to the application form. The query of the address names the position (product 11.3). */
export function ApplyLink({ position, size = "usual" }: ApplyLinkProps) {
  const words = useWords<typeof careerWords>("careers");
  return (
    <SiteLink
      href={`${href("careers/apply")}?position=${position.id}`}
      aria-label={fill(words.applyNowFor, { position: position.title })}
      className={size === "small" ? "button button-small" : "button"}
    >
      {words.applyNow}
    </SiteLink>
  );
}
