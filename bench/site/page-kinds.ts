import { allPages, type PageRecord } from "#app/pages.ts";

/** One page that stands for all of its kind. */
export interface PageOfKind {
  /** `home`, `insight articles`, `service`, `contact`. */
  kind: string;
  /** Decoded. */
  address: string;
}

/** One page of every kind: the first of each collection, and every page that there is only once. */
export function pagesOfKinds(): PageOfKind[] {
  const first = new Map<string, string>();
  for (const page of allPages()) {
    const kind = kindOf(page);
    if (page.path === page.canonical && !page.continues && !first.has(kind)) {
      first.set(kind, page.path);
    }
  }
  return [...first].map(([kind, address]) => ({ kind, address }));
}

function kindOf({ kind, path, parent }: PageRecord): string {
  if (path === "/") return "home";
  if (kind === "insight") return `insight ${parent?.split("/").at(-1)}`;
  return kind === "page" || kind === "home" ? path.slice(1) : kind;
}
