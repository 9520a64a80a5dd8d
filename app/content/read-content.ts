import { growthServiceSlugOf } from "#app/lib/slug.ts";
import { siteAddress } from "../../hosting/address.ts";
import { deliverySettings, retentionDays } from "../../hosting/delivery-settings.ts";
import type { Move, Site } from "./content.ts";
import { photoList } from "./photos/read-photos.ts";
import { type HeldText, isClosed, published } from "./publication.ts";
import { createReader, type Entry, type Findings, type Reader, textsAt } from "./reader.ts";
import { identified, requireReference, requireReferences, requireUnique } from "./rules.ts";
import { mailTokens } from "./schemas/site.ts";
import type { LegalFrontMatter } from "./schemas/texts.ts";

/** A reader of files that name the firm by tokens such as `{firm}`. */
export function siteReader(site: Site, findings: Findings): Reader {
  const { name: firm, legalName, phone, email, hrEmail, url } = site;
  const tokens = { firm, legalName, phone, email, hrEmail, site: url.replace(/^https?:\/\//, "") };
  return createReader({ ...tokens, ...deliveryTokens(url), ...site.figures }, findings);
}

/** What a text may say of the receiver of the forms; each is meant for the words of its kind of delivery. */
function deliveryTokens(siteUrl: string) {
  const { address = siteUrl } = deliverySettings();
  const { contact, application } = retentionDays();
  return {
    formHost: new URL(address, siteUrl).host,
    messageDays: String(contact),
    applicationDays: String(application),
  };
}

/** The text of a legal page. Its second section says how the forms of this build are delivered. */
function legalText({ forms }: LegalFrontMatter, body: string): string {
  if (!forms) return body;
  const [first, ...others] = body.split(/^(?=## )/m);
  return [first, `## ${forms.heading}`, forms[deliverySettings().mode], ...others].join("\n\n");
}

/** Stands for what a site.yaml with a fault may lack. */
const NO_SITE = { categories: [], preview: { band: "", draft: "", scheduled: "" } };

/**
 * Reads all but the words of pages.
 *
 * @returns what was read; where there are problems, for further checks alone
 */
export function readContent(findings: Findings) {
  const { problems } = findings;
  const site = createReader({}, findings).one("site.yaml");
  const identity = { ...NO_SITE, ...site.fields, url: siteAddress().url };
  const { one, all } = siteReader(identity, findings);
  createReader(mailTokens(identity), findings).one("acknowledgements.yaml");
  const held: HeldText[] = [];

  function inOrder<Item extends { id: string; title: string; order: number }>(
    entries: Entry<Item>[],
  ): Item[] {
    requireUnique<"order">(entries, "order", problems);
    return published(entries, held, identity.preview)
      .map(({ fields }) => fields)
      .sort((a, b) => a.order - b.order);
  }

  const legal = all("legal/*.md");
  requireUnique(legal, "id", problems);
  for (const { fields, file } of legal)
    for (const mode of ["simulated", "received", "endpoint"])
      for (const { field, value } of textsAt(fields, `forms.${mode}`))
        findings.texts.push({ file, field, markdown: value });
  const insights = (["article", "blog"] as const).flatMap((type) =>
    all(`insights/${type}s/*.md`).map(({ fields, ...entry }) => {
      return { ...entry, fields: { ...fields, type } };
    }),
  );
  const texts = identified(insights, problems);
  const positions = inOrder(identified(all("positions/*.yaml"), problems));
  const deck = one("deck/deck.yaml");
  const brochure = one("brochure/brochure.yaml");
  const moved = one("redirects.yaml");
  const content = {
    site: identity,
    leaders: inOrder(identified(all("leaders/*.yaml"), problems)),
    /** Articles and blogs merged, newest first (of one day: by id); the Markdown is parsed only where it is needed. */
    insights: published(texts, held, identity.preview)
      .map(({ fields, body }) => ({ ...fields, markdown: body }))
      .sort((a, b) => String(b.date).localeCompare(a.date) || a.id.localeCompare(b.id)),
    growthServices: inOrder(
      identified(all("services/growth/*.yaml"), problems, growthServiceSlugOf),
    ),
    capabilities: inOrder(identified(all("services/capabilities/*.yaml"), problems)),
    industries: inOrder(identified(all("industries/*.yaml"), problems)),
    positions: positions.filter((position) => !isClosed(position)),
    /** Those whose last day is over: their pages stay, and nothing lists them. */
    closedPositions: positions.filter(isClosed),
    legal: legal.map(({ fields, body, file }) => {
      return { ...fields, file, markdown: legalText(fields, body) };
    }),
    deck: deck.fields,
    brochure: brochure.fields,
    redirects: (moved.isSound ? moved.fields.redirects : []).map((move, index): Move => {
      return { ...move, file: moved.file, field: `redirects[${index}]` };
    }),
    /** Drafts and texts dated later, which only a preview shows. */
    held,
    photos: photoList(),
  };
  for (const { fields, file } of texts) {
    const category = { file, field: "category", value: fields.category };
    const place = "the categories in content/site.yaml";
    requireReference(category, identity.categories, place, problems);
    requireReferences(fields, { author: "leaders" }, content, problems);
  }
  for (const topic of [content.growthServices, content.capabilities, content.industries].flat()) {
    const isIndustry = topic.file.startsWith("content/industries/");
    const own = isIndustry ? { "services[]": "services" } : {};
    const references = { leader: "leaders", "related[]": "insights", ...own };
    requireReferences(topic, references, content, problems, { mayBeHeld: true });
  }
  const portraits = { "slides[].leaders[]": "leaders" };
  requireReferences({ ...deck.fields, file: deck.file }, portraits, content, problems);
  const topics = {
    "services.items[].title": "services",
    "industries.items[].title": "industries",
  };
  const sheets = { ...brochure.fields, file: brochure.file };
  requireReferences(sheets, topics, content, problems, { by: "title" });
  return content;
}
