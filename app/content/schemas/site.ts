import { z } from "zod";
import { country, link, text, title } from "./shared.ts";

/** Sub-lists of the main navigation that come from a collection, so that they cannot disagree with it. */
const NAVIGATION_LISTS = ["growth-services", "industries", "insight-lists"] as const;

const httpsLink = z.url({
  protocol: /^https$/,
  error: "write the whole address, beginning with https://",
});

/** content/site.yaml: the firm's identity, the navigation and the footer (decision 1). */
export const site = z.strictObject({
  name: text.describe(
    "The firm's name. No other file has it: texts write {firm}, {legalName}, {phone}, {email}, {hrEmail} or {site}, and the right words are filled in.",
  ),
  legalName: text,
  tagline: text,
  description: text.max(160),
  language: z.literal("en-us"),
  phone: text.regex(/^\+[0-9 ]+$/, "must be an international number such as +1 415 555 0132"),
  email: z.email("must be an e-mail address"),
  hrEmail: z
    .email("must be an e-mail address")
    .meta({ title: "Email of human resources" })
    .describe("Where applications go."),
  illustrativeNote: text.describe("Below case studies with figures marked illustrative"),
  documents: z
    .strictObject({ heading: text, links: z.array(link).min(1) })
    .describe("What can be taken along: named at the end of pages about the firm"),
  booking: z
    .strictObject({
      label: text.describe("The words on the button, such as Book your 20 minutes."),
      href: httpsLink.describe("The page of the booking service, a whole address with https://."),
    })
    .optional()
    .describe("Where visitors book an appointment themselves; shown beside the contact form."),
  reply: z
    .strictObject({
      label: text.describe("The words of the link to the file."),
      title: text.describe("What the entry is called, after the firm's name."),
      text: text.describe("The promise itself, before the link and in the entry."),
    })
    .describe("A calendar file for the day of the reply; a booking takes its place."),
  logo: z
    .strictObject({
      file: text.describe("A file in content/photos/, best an SVG, that reads on white."),
      alt: text.describe("What the logo says, usually the firm's name."),
      footer: z
        .strictObject({ file: text })
        .describe("The same for the blue footer; it may be the same file."),
    })
    .optional()
    .describe("The firm's own logo in place of the drawn mark and the name beside it."),
  addresses: z
    .array(z.strictObject({ city: text, street: text, postalCode: text, region: text, country }))
    .describe("The offices, in the order in which they are shown."),
  social: z
    .array(
      z.strictObject({
        network: text.describe(
          "facebook, instagram, twitter, linkedin, quora or reddit have an icon of their own; any other network gets a link as its icon.",
        ),
        label: text,
        href: z.url("write the whole address, beginning with https://"),
      }),
    )
    .describe("The firm elsewhere: icons in the footer."),
  figures: z
    .record(
      z
        .string()
        .regex(
          /^(?!(firm|legalName|phone|email|hrEmail|site|formHost|messageDays|applicationDays)$)[a-zA-Z]+$/,
          "must be a name of letters only, and none that {firm} and the like have",
        ),
      text,
    )
    .describe("Claims, each named once: {growthClaim} in any other file gives what stands here."),
  categories: z
    .array(title)
    .describe("What an article or a blog can be about. Every insight names one of these."),
  navigation: z
    .array(
      z.strictObject({
        title: text,
        href: text,
        list: z.enum(NAVIGATION_LISTS).optional().describe("Opens a panel with this collection"),
        all: text.optional().describe("The last row of the panel, a link to the page of the entry"),
      }),
    )
    .min(1),
  preview: z
    .strictObject({
      band: text.describe("Above every page of the preview"),
      draft: text.describe("Before the title of a draft"),
      scheduled: text.describe("Before the day from which a text is out"),
    })
    .describe("What only npm run dev, npm run edit and a preview build say."),
  footer: z.strictObject({
    closing: text,
    action: link.describe("What the closing line leads to; left out on the pages with a form"),
    blurb: text,
    feedsHeading: text,
    night: text.describe("The switch between the colors of day and night"),
    columns: z.array(z.strictObject({ heading: text, links: z.array(link).min(1) })),
  }),
});
export type SiteFields = z.infer<typeof site>;

/** content/redirects.yaml: addresses of the past, of this site or the one before it. */
export const redirects = z.strictObject({
  redirects: z.array(
    z.strictObject({
      from: text
        .regex(
          /^(?!.*\/index\.html$)(\/[^/?#*:%"`{}\s.][^/?#*:%"`{}\s]*)+$/,
          "must be an address such as /old-page: a slash first and none at the end, no index.html, nothing after ? or #, é and not %C3%A9",
        )
        .describe("The old address without the name of the site, such as /old-page."),
      to: text
        .regex(
          /^(\/([^/?#%\s][^?#%\s]*)?|https:\/\/[^/\s]+\.[^\s]+)$/,
          "must be an address of this site, such as /contact, or a whole one that begins with https://",
        )
        .describe("Where it leads: a page such as /contact, or a whole address with https://."),
    }),
  ),
});
export type Redirect = z.infer<typeof redirects>["redirects"][number];

const letter = z.strictObject({ subject: text, text });

/** content/acknowledgements.yaml: the mails that the receiver sends to visitors when it is told to. */
export const acknowledgements = z.strictObject({ contact: letter, application: letter });

/** What a mail may say of the firm: the receiver knows no more of it. */
export function mailTokens({ name: firm, phone, email, hrEmail }: SiteFields) {
  return { firm, phone, email, hrEmail };
}
