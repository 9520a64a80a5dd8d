import { z } from "zod";
import { type BrandColors, colorFaults } from "#app/base/brand-inks.ts";
import { TYPESET } from "#app/base/typography.ts";
import {
  choice,
  code,
  color,
  date,
  email,
  heading,
  link,
  logoFile,
  paragraph,
  standIns,
  text,
  webAddress,
} from "../fields/building-blocks.ts";
import { ORIGINAL_TAG } from "../language.ts";
import { CARD_LETTERS, country, fieldset, itemTitle, labelledLink, notBefore } from "./shared.ts";

const linkList = z.strictObject({
  heading: heading().describe("What stands above the links."),
  links: z.array(labelledLink).min(1).describe("The links, in their order."),
});

/** Words in the addresses that come with the program. */
const officePlaceholder = {
  pattern: /\b(?:example|sample|placeholder)\b/i,
  remedy: "write the office's own street",
};

const phone = code({
  placeholder: {
    pattern: /\b555\b/,
    remedy: "write a number that somebody answers: 555 reaches nobody",
  },
}).regex(/^\+[0-9 ]+$/, "must be an international number such as +1 415 555 0132");

const office = z.strictObject({
  city: text({ placeholder: officePlaceholder, isProperName: true }).describe(
    "The name of the office.",
  ),
  street: text({ placeholder: officePlaceholder, isTranslatable: false }).describe(
    "Street and number.",
  ),
  postalCode: code({ placeholder: officePlaceholder })
    .optional()
    .describe("As the country writes it; its place in the line follows the country."),
  region: text({ placeholder: officePlaceholder, isProperName: true })
    .optional()
    .describe("The state or the county, where addresses of the country name it."),
  country,
  phone: phone.optional().describe("The office's own number, if it has one."),
  hours: text().optional().describe("When somebody is there, such as Monday to Friday, 9 to 5."),
});

const profile = z.strictObject({
  network: code().describe(
    "facebook, instagram, twitter, linkedin, quora or reddit have an icon of their own; any other network gets a link as its icon.",
  ),
  label: text({ isProperName: true }).describe(
    "The name of the network, for those who cannot see its icon.",
  ),
  href: webAddress({
    placeholder: {
      pattern: /\/example\b/i,
      remedy: "write the firm's own profile, or remove it",
    },
  })
    .meta({ title: "Address" })
    .describe("The firm's own page there, a whole address with https://."),
});

/** site-reader.ts knows all tokens, so it checks that no other token has the name of a figure. */
const figureName = text().regex(/^[a-zA-Z]+$/, "must be a name of letters only");

/** The panels of the main navigation list a collection, so they always agree with it. */
const navigationList = choice(["growth-services", "industries", "insight-lists"]);

const menuEntry = z.strictObject({
  title: heading().describe("The word in the menu."),
  href: link().meta({ title: "Address" }).describe("A page of this site, such as /about."),
  list: navigationList.optional().describe("Opens a panel with this collection."),
  all: text().optional().describe("The last row of the panel, a link to the page of the entry."),
});

/** The colors of the brand, refused where texts in them could not be read or overlaps could not be seen. */
const colors = fieldset(
  "The firm's own colors in place of the blue, red and yellow. Drawings, charts, favicon and social cards follow.",
  {
    main: color().describe("For links, buttons, charts and the footer; dark enough for texts."),
    second: color().describe("For marks and large areas, with black texts on it."),
    third: color().describe("For highlights and large areas, with black texts on it."),
    overprints: fieldset("Where two inks overlap. Left out: mixed from the inks.", {
      mainSecond: color().describe("Dark enough for white texts."),
      mainThird: color().describe("Where the main and the third ink overlap."),
      secondThird: color().describe("Where the second and the third ink overlap."),
    }).optional(),
  },
).superRefine((chosen: BrandColors, { issues, addIssue }) => {
  // A color that cannot be read is a fault of its own, and cannot be compared.
  if (issues.length > 0) return;
  for (const { field, remedy } of colorFaults(chosen)) {
    const input = field.reduce<unknown>((value, name) => Object(value)[name], chosen);
    addIssue({ code: "custom", path: field, input, message: remedy });
  }
});

/** content/site.yaml: the firm's identity (product 2.1), the navigation and the footer. */
export const site = z
  .strictObject({
    name: text({ isTranslatable: false })
      .regex(TYPESET, CARD_LETTERS)
      .describe(
        "The firm's name. No other file has it: texts write {firm}, {legalName}, {phone}, {email}, {hrEmail} or {site}, and the right words are filled in.",
      ),
    legalName: text({ isTranslatable: false }).describe(
      "The name in the register; in legal texts and in the footer.",
    ),
    tagline: text()
      .regex(TYPESET, CARD_LETTERS)
      .describe("A few words beside the name: in the title of the home page and on its card."),
    description: paragraph()
      .max(160)
      .describe("The firm in a sentence, for search engines, feeds and home screens."),
    language: z.literal(ORIGINAL_TAG).describe("The language of this folder, for feeds."),
    phone: phone.describe("In the header, on the contact page, in brochure and deck."),
    email: email().describe("Where messages go, and where visitors can write to."),
    hrEmail: email().meta({ title: "Email of human resources" }).describe("Where applications go."),
    illustrativeNote: paragraph().describe("Below case studies with figures marked illustrative."),
    documents: linkList.describe(
      "What can be taken along: named at the end of pages about the firm.",
    ),
    booking: fieldset("Where visitors book an appointment; shown beside the contact form.", {
      label: text().describe("The words on the button, such as Book your 20 minutes."),
      href: webAddress()
        .meta({ title: "Address" })
        .describe("The page of the booking service, a whole address with https://."),
    }).optional(),
    reply: fieldset("A calendar file for the day of the reply; a booking takes its place.", {
      label: text().describe("The words of the link to the file."),
      title: text().describe("What the entry is called, after the firm's name."),
      text: paragraph().describe("The promise itself, before the link and in the entry."),
    }),
    logo: fieldset("The firm's own logo in place of the drawn mark and the name beside it.", {
      file: logoFile().describe("A file in content/photos/, best an SVG, that reads on white."),
      alt: paragraph({
        placeholder: { pattern: /^name of the firm$/i, remedy: "write what the logo says" },
      }).describe("What the logo says, usually the firm's name."),
      footer: fieldset("The same for the blue footer; it may be the same file.", {
        file: logoFile().describe("A file in content/photos/ that reads on blue."),
      }),
      icon: fieldset("A square sign for tabs of the browser and home screens.", {
        file: logoFile().describe("Left out: the first letter of the firm's name."),
      }).optional(),
    }).optional(),
    colors: colors.optional(),
    announcement: fieldset("A band above every page, for a time.", {
      text: paragraph().max(160).describe("A sentence; it stands in the band."),
      link: labelledLink.optional().describe("Where the reader learns more."),
      from: date().optional().describe("The first day. Left out: from now on."),
      until: date().optional().describe("The last day. Left out: until you remove the band."),
    })
      .superRefine(notBefore("from", "until"))
      .optional(),
    addresses: z.array(office).describe("The offices, in the order of the pages."),
    social: z
      .array(profile)
      .meta({ entry: "Network" })
      .describe("The firm elsewhere: icons in the footer."),
    figures: z
      .record(figureName, text({ isFigure: true }))
      .describe("Claims, each named once: {growthClaim} in any other file gives what stands here."),
    categories: z
      .array(itemTitle())
      .describe("What texts can be about. Every insight names one of these."),
    navigation: z
      .array(menuEntry)
      .min(1)
      .meta({ entry: "Entry" })
      .describe("The menu, in its order; the last entry is a button."),
    preview: fieldset("What only npm run dev, npm run edit and a preview build say.", {
      band: text().describe("Above every page of the preview."),
      draft: text().describe("Before the title of a draft."),
      scheduled: text().describe("Before the day from which a text is out."),
      until: text().describe("Before the last day of a preview that npm run share makes."),
      newsletterOff: text().describe(
        "In the place of a newsletter form, while the newsletter is not switched on.",
      ),
    }),
    footer: z
      .strictObject({
        closing: paragraph().describe("The large sentence above the footer."),
        action: labelledLink.describe(
          "What the closing line leads to; left out on the pages with a form.",
        ),
        blurb: paragraph().describe("What the firm does, below its logo."),
        feedsHeading: text().describe("Above the links to the feeds."),
        columns: z.array(linkList).describe("Columns of links, in their order."),
      })
      .describe("The end of every page."),
    standIns: standIns(
      ["name", "legalName", "tagline", "description", "logo", "figures"],
      "write the firm's own, then remove the word from `standIns`",
    ),
  })
  .meta({ title: "Firm, menu, footer" });
export type SiteFields = z.infer<typeof site>;
