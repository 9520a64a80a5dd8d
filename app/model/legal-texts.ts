import type { ContentProblem } from "./content-problem.ts";
import type { Entry } from "./findings.ts";
import { type LegalFrontMatter, PRIVACY_PAGE } from "./schemas/legal.ts";
import type { SiteForms } from "./site-forms.ts";

/*
 * The texts of the legal pages. What the page on privacy says depends on the settings of the site: where the forms are
 * sent, whether there is a newsletter, and whether visits are counted.
 */

/**
 * The Markdown of a legal page. Its second section says how the forms of this build are delivered, and the third what
 * becomes of sign-ups for the newsletter, where the site has one. Where visits are counted, a section that says so
 * replaces the section that the front matter names.
 *
 * @param body the Markdown below the front matter
 */
export function legalText(words: LegalFrontMatter, body: string, site: SiteForms): string {
  const { forms, newsletter, figures } = words;
  const [firstSection, ...moreSections] = sectionsOf(body).map((section) => {
    const isReplaced = site.isCounting && figures && headingOf(section) === figures.replaces;
    return isReplaced ? `## ${figures.heading}\n\n${figures.text}\n\n` : section;
  });
  if (!forms) return [firstSection, ...moreSections].join("");
  const sections = [firstSection, `## ${forms.heading}`, forms[site.mode]];
  if (site.hasAttribution) sections.push(forms.attribution);
  for (const program of site.webhooks) sections.push(words.programs?.[program]);
  if (newsletter && site.hasNewsletter) sections.push(`## ${newsletter.heading}`, newsletter.text);
  return [...sections, ...moreSections].join("\n\n");
}

/** The sections of a text. Each begins with its heading, except the first. */
function sectionsOf(body: string): string[] {
  return body.split(/^(?=## )/m);
}

function headingOf(section: string): string | undefined {
  return /^## (.*)/.exec(section)?.[1]?.trim();
}

type LegalPage = Entry<LegalFrontMatter & { file: string }>;

/** Problems of the legal pages with what the settings of the site require them to say. */
export function legalProblems(pages: readonly LegalPage[], site: SiteForms): ContentProblem[] {
  const privacyPage = pages.find(({ fields }) => fields.id === PRIVACY_PAGE);
  return [
    ...(privacyPage ? programProblems(privacyPage, site) : []),
    ...(privacyPage ? newsletterProblems(privacyPage, site) : []),
    ...pages.flatMap((page) => countingProblems(page, site)),
  ];
}

/** A problem for each program that the receiver notifies of enquiries, and that the page on privacy does not name. */
function programProblems({ fields, file }: LegalPage, { webhooks }: SiteForms): ContentProblem[] {
  const unnamed = webhooks.filter((program) => !fields.programs?.[program]);
  const remedy = "say who gets what visitors send: the settings pass it on to this program";
  return unnamed.map((program) => {
    return { file, field: `programs.${program}`, value: undefined, remedy };
  });
}

/** A problem where the site has a newsletter, and the page on privacy does not say what becomes of a sign-up. */
function newsletterProblems(
  { fields, file }: LegalPage,
  { hasNewsletter }: SiteForms,
): ContentProblem[] {
  if (!hasNewsletter || fields.newsletter) return [];
  const remedy = "say what becomes of an address that signs up: the newsletter is switched on";
  return [{ file, field: "newsletter", value: undefined, remedy }];
}

/** Problems of a legal page with the section that says that visits are counted. */
function countingProblems(
  { fields, file, body, isValid }: LegalPage,
  { isCounting }: SiteForms,
): ContentProblem[] {
  const { id, figures } = fields;
  if (!isValid) return [];
  if (!figures) {
    if (!isCounting || id !== PRIVACY_PAGE) return [];
    const remedy = "say what is counted: FIGURES=on requires it on this page";
    return [{ file, field: "figures", value: figures, remedy }];
  }
  if (sectionsOf(body).some((section) => headingOf(section) === figures.replaces)) return [];
  const remedy = "write a heading of the text, as it stands there without ##";
  return [{ file, field: "figures.replaces", value: figures.replaces, remedy }];
}
