import { listHref } from "#app/routes/insights/list/list-href.ts";
import type { PageProps } from "#app/routes/registry.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { insightWords } from "../interface-words.ts";
import { listName } from "../type-name.ts";

/** The way back to the list in whose folder the address is. */
export function WayBack({ item: { list } }: PageProps<"insights/detail">) {
  const words = useWords<typeof insightWords>("insight");
  return (
    <SiteLink
      href={listHref(list)}
      className="inline-flex min-h-6 items-center gap-2 font-medium text-ink-2 hover:text-blue"
    >
      <Icon name="arrow-left" />
      {fill(words.back, { list: listName(list) })}
    </SiteLink>
  );
}
