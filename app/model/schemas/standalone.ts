import { z } from "zod";
import { code, count, date, flag, link, paragraph, text } from "../fields/building-blocks.ts";
import { picture } from "../fields/picture-fields.ts";
import { blocks } from "./blocks.ts";
import {
  draft,
  fieldset,
  type HasIdAndFile,
  itemTitle,
  meta,
  notBefore,
  REDIRECT_TARGET,
  REDIRECT_TARGET_MESSAGE,
  RESERVED_FOLDERS,
} from "./shared.ts";

/** The address of a page: small letters, digits and single hyphens, in up to three parts. */
export const pageAddress = code()
  .regex(
    /^(\/[a-z0-9]+(-[a-z0-9]+)*){1,3}$/,
    "must be an address such as /imprint or /events/spring-dinner: a slash before each of up to three parts, and small letters, digits and single hyphens",
  )
  .refine((address) => !RESERVED_FOLDERS.includes(firstPart(address)), {
    error: `must not begin with one of these, which the site needs: ${RESERVED_FOLDERS.join(", ")}`,
  })
  .describe("Such as /imprint or /events/spring-dinner.");

/** `events` of `/events/spring-dinner`. */
function firstPart(address: string): string {
  return address.split("/")[1] ?? "";
}

/** content/standalone/*.yaml: pages that an editor composes from blocks. */
export const standalonePage = z
  .strictObject({
    title: itemTitle().describe("The heading of the page, and its name in breadcrumbs."),
    address: pageAddress,
    draft,
    from: date().optional().describe("The first day; before it, only a preview has the page."),
    until: date()
      .optional()
      .describe(
        "The last day. Later the address redirects, and no menu, list or search has the page.",
      ),
    afterwards: link()
      .regex(REDIRECT_TARGET, REDIRECT_TARGET_MESSAGE)
      .optional()
      .describe("Where the address leads after the last day. Left out: to the page above it."),
    isHidden: flag()
      .meta({ title: "Hidden from searches" })
      .optional()
      .describe(
        "Search engines and the site's search leave the page out: for those with the link.",
      ),
    shownIn: fieldset("Where the site names the page. Left out: only where you link to it.", {
      label: text().max(30).optional().describe("A short name. Left out, it is the title."),
      menu: flag().optional().describe("In the menu, before its last entry."),
      footerColumn: count()
        .optional()
        .describe("At the end of this column of the footer, counted from 1."),
    }).optional(),
    meta,
    card: fieldset("The picture for shared links, where it differs from the page.", {
      title: itemTitle()
        .optional()
        .describe("The title on the picture. Left out, it is that of the page."),
      picture: picture().optional().describe("The drawing or photo on it."),
    }).optional(),
    lead: paragraph().max(300).describe("The sentence beside the heading."),
    picture: picture().optional().describe("A wide picture below the heading."),
    blocks,
  })
  .superRefine(notBefore("from", "until"))
  .refine(({ address, afterwards }) => address !== afterwards, {
    path: ["afterwards"],
    error: "lead to another page: this one is over then",
  })
  .meta({ title: "Standalone pages" });
export type StandalonePage = z.infer<typeof standalonePage> & HasIdAndFile;
