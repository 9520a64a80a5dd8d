import { z } from "zod";
import type { StoredKind } from "#app/base/stored-values.ts";
import { TYPESET } from "#app/base/typography.ts";
import {
  choice,
  code,
  email,
  heading,
  link,
  logoFile,
  markdown,
  paragraph,
  standIns,
  text,
  webAddress,
} from "../fields/building-blocks.ts";
import { CARD_LETTERS, country, fieldset, itemTitle, labelledLink, meta } from "./shared.ts";

const linkList = z.strictObject({ heading: heading(), links: z.array(labelledLink).min(1) });

/** Words in the addresses that come with the program. */
const officePlaceholder = {
  pattern: /\b(?:example|sample|placeholder)\b/i,
  remedy: "write the office's own street",
};

const office = z.strictObject({
  city: text({ placeholder: officePlaceholder }),
  street: text({ placeholder: officePlaceholder, isTranslatable: false }),
  postalCode: code({ placeholder: officePlaceholder }),
  region: text({ placeholder: officePlaceholder }),
  country,
});

const phone = code({
  placeholder: {
    pattern: /\b555\b/,
    remedy: "write a number that somebody answers: 555 reaches nobody",
  },
}).regex(/^\+[0-9 ]+$/, "must be an international number such as +1 415 555 0132");

const profile = z.strictObject({
  network: code().describe(
    "facebook, instagram, twitter, linkedin, quora or reddit have an icon of their own; any other network gets a link as its icon.",
  ),
  label: text(),
  href: webAddress({
    placeholder: {
      pattern: /\/example\b/i,
      remedy: "write the firm's own profile, or remove it",
    },
  }),
});

/** The check that no other token has the name is in read-content.ts, where all tokens are known. */
const figureName = text().regex(/^[a-zA-Z]+$/, "must be a name of letters only");

/** The panels of the main navigation list a collection, so they always agree with it. */
const navigationList = choice(["growth-services", "industries", "insight-lists"]);

const menuEntry = z.strictObject({
  title: heading(),
  href: link(),
  list: navigationList.optional().describe("Opens a panel with this collection"),
  all: text().optional().describe("The last row of the panel, a link to the page of the entry"),
});

/** content/site.yaml: the firm's identity (product 2.1), the navigation and the footer. */
export const site = z
  .strictObject({
    name: text({ isTranslatable: false })
      .regex(TYPESET, CARD_LETTERS)
      .describe(
        "The firm's name. No other file has it: texts write {firm}, {legalName}, {phone}, {email}, {hrEmail} or {site}, and the right words are filled in.",
      ),
    legalName: text({ isTranslatable: false }),
    tagline: text().regex(TYPESET, CARD_LETTERS),
    description: paragraph().max(160),
    language: z.literal("en-us"),
    phone,
    email: email(),
    hrEmail: email().meta({ title: "Email of human resources" }).describe("Where applications go."),
    illustrativeNote: paragraph().describe("Below case studies with figures marked illustrative"),
    documents: linkList.describe(
      "What can be taken along: named at the end of pages about the firm",
    ),
    booking: fieldset("Where visitors book an appointment; shown beside the contact form.", {
      label: text().describe("The words on the button, such as Book your 20 minutes."),
      href: webAddress().describe(
        "The page of the booking service, a whole address with https://.",
      ),
    }).optional(),
    reply: fieldset("A calendar file for the day of the reply; a booking takes its place.", {
      label: text().describe("The words of the link to the file."),
      title: text().describe("What the entry is called, after the firm's name."),
      text: paragraph().describe("The promise itself, before the link and in the entry."),
    }),
    logo: fieldset("The firm's own logo in place of the drawn mark and the name beside it.", {
      file: logoFile().describe("A file in content/photos/, best an SVG, that reads on white."),
      alt: paragraph().describe("What the logo says, usually the firm's name."),
      footer: fieldset("The same for the blue footer; it may be the same file.", {
        file: logoFile(),
      }),
    }).optional(),
    addresses: z.array(office).describe("The offices, in the order of the pages."),
    social: z.array(profile).describe("The firm elsewhere: icons in the footer."),
    figures: z
      .record(figureName, text())
      .describe("Claims, each named once: {growthClaim} in any other file gives what stands here."),
    categories: z
      .array(itemTitle())
      .describe("What texts can be about. Every insight names one of these."),
    navigation: z.array(menuEntry).min(1),
    preview: fieldset("What only npm run dev, npm run edit and a preview build say.", {
      band: text().describe("Above every page of the preview"),
      draft: text().describe("Before the title of a draft"),
      scheduled: text().describe("Before the day from which a text is out"),
    }),
    footer: z.strictObject({
      closing: paragraph(),
      action: labelledLink.describe(
        "What the closing line leads to; left out on the pages with a form",
      ),
      blurb: paragraph(),
      feedsHeading: text(),
      night: text().describe("The switch between the colors of day and night"),
      columns: z.array(linkList),
    }),
    standIns: standIns(
      ["name", "legalName", "tagline", "description", "logo", "figures"],
      "write the firm's own, then remove the word from `standIns`",
    ),
  })
  .meta({ title: "Firm, menu, footer" });
export type SiteFields = z.infer<typeof site>;

const redirect = z.strictObject({
  from: code()
    .regex(
      /^(?!.*\/index\.html$)(\/[^/?#*:%"`{}\s.][^/?#*:%"`{}\s]*)+$/,
      "must be an address such as /old-page: a slash first and none at the end, no index.html, nothing after ? or #, é and not %C3%A9",
    )
    .describe("The old address without the name of the site, such as /old-page."),
  to: code()
    .regex(
      /^(\/([^/?#%\s][^?#%\s]*)?|https:\/\/[^/\s]+\.[^\s]+)$/,
      "must be an address of this site, such as /contact, or a whole one that begins with https://",
    )
    .describe("Where it leads: a page such as /contact, or a whole address with https://."),
});

/** content/redirects.yaml: former addresses of this site, or of the site before it. */
export const redirects = z.strictObject({ redirects: z.array(redirect) });
export type RedirectFields = z.infer<typeof redirects>;

/** The tokens that a mail may contain. The receiver knows nothing else about the firm. */
export function mailTokens({
  name: firm,
  phone,
  email,
  hrEmail,
}: Pick<SiteFields, "name" | "phone" | "email" | "hrEmail">) {
  return { firm, phone, email, hrEmail };
}

/** A text about each value that the browser stores. The compiler requires a text for each kind. */
type StoredWords = Record<StoredKind, ReturnType<typeof paragraph>>;
const stored: StoredWords = {
  draft: paragraph(),
  sent: paragraph(),
  toast: paragraph(),
  reloaded: paragraph(),
  attribution: paragraph().describe("Shown with the setting ATTRIBUTION=on alone."),
  search: paragraph(),
  scheme: paragraph(),
};

/** Front matter of content/legal/*.md; the Markdown below it is the text of the page. */
export const legalFrontMatter = z
  .strictObject({
    id: choice(["privacy", "terms", "cookies", "accessibility"]).describe(
      "The address of the page.",
    ),
    title: itemTitle(),
    meta,
    forms: fieldset("For the page on privacy: its second section, one of these texts.", {
      heading: heading(),
      simulated: markdown().describe("Where nothing is sent."),
      received: markdown().describe("Where this site's own server takes it."),
      endpoint: markdown().describe("Where another server takes it."),
      attribution: markdown().describe(
        "What follows with the setting ATTRIBUTION=on: that the form says where its visitor came from.",
      ),
    }).optional(),
    newsletter: fieldset("For the page on privacy: a section where the site has a newsletter.", {
      heading: heading(),
      text: markdown(),
    }).optional(),
    figures: fieldset("Where visits are counted (FIGURES=on): a section in place of another.", {
      replaces: heading().describe("The heading of that other section, as it stands in the text."),
      heading: heading(),
      text: markdown().describe("What is counted, and for how many months: {figuresMonths}."),
    }).optional(),
    lead: paragraph().describe("One sentence that says what the page settles."),
    standIns: standIns(
      ["text"],
      "have a lawyer of the firm check the text, then remove the word from `standIns`",
    ),
    stored: fieldset("For the page on cookies: what is kept in the browser, in words.", {
      heading: heading(),
      items: z.strictObject(stored),
    }).optional(),
  })
  .meta({ title: "Legal texts" })
  .refine(({ id, forms }) => id !== "privacy" || forms, {
    path: ["forms"],
    message: "say what becomes of what visitors send, in the words for each kind of delivery",
  });
export type LegalFrontMatter = z.infer<typeof legalFrontMatter>;
