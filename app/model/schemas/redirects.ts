import { z } from "zod";
import { code } from "../fields/building-blocks.ts";
import { REDIRECT_TARGET, REDIRECT_TARGET_MESSAGE } from "./shared.ts";

/** A path; a folder with everything below it; or a path with one parameter, which may be that of the home page. */
const FORMER_ADDRESS =
  /^(?!.*\/index\.html$)(?:(\/[^/?#*:%"`{}\s.][^/?#*:%"`{}\s]*)+(\/\*|\?[\w.~-]+=[\w.~-]+)?|\/\?[\w.~-]+=[\w.~-]+)$/;

const redirect = z.strictObject({
  from: code()
    .regex(
      FORMER_ADDRESS,
      "must be an address such as /old-page: a slash first and none at the end, no index.html, nothing after #, é and not %C3%A9. /old/* stands for everything below /old, and /index.php?page=about for an address with this parameter",
    )
    .describe(
      "The old address without the name of the site: /old-page, /old/* with everything below it, or /index.php?page=about.",
    ),
  to: code()
    .regex(REDIRECT_TARGET, REDIRECT_TARGET_MESSAGE)
    .describe("Where it leads: a page such as /contact, or a whole address with https://."),
});

/** content/redirects.yaml: former addresses of this site, or of the site before it. */
export const redirects = z.strictObject({
  redirects: z.array(redirect).describe("The first entry that fits an address applies."),
});
export type RedirectFields = z.infer<typeof redirects>;
