import { createContext, type ReactNode, use } from "react";

/** Whether a document is rendered for several addresses: it has a mark in place of the part that varies. */
export const IsSharedContext = createContext(false);

/** The mark as HTML. No page has such an element, and text cannot contain it, because React escapes text. */
export const VARYING_PART_MARK = "<slot></slot>";

export interface VaryingPartProps {
  children: ReactNode;
}

/** The only part of a page that differs between its addresses. A build renders the rest once for all of them. */
export function VaryingPart({ children }: VaryingPartProps) {
  return use(IsSharedContext) ? <slot /> : children;
}
