import { growthServiceSlugOf, slugOf } from "#app/base/slug.ts";
import { deliverySettings, retentionDays } from "#app/features/forms/delivery-settings.ts";
import { siteAddress } from "../../hosting/address.ts";
import type { Move, Site } from "./content.ts";
import { type HeldText, type Item, isClosed, published } from "./publication.ts";
import { photoList, photoRemedy } from "./read-photos.ts";
import { createReader, type Entry, type Findings } from "./reader.ts";
import { identified, type References, requireReferences, requireUnique } from "./rules.ts";
import { type LegalFrontMatter, mailTokens } from "./schemas/site.ts";

/** A reader of files that name the firm by tokens such as `{firm}`. */
export function siteReader(site: Site, findings: Findings) {
  const { legalName, phone, email, hrEmail, url, figures } = site;
  const { address = url } = deliverySettings();
  const { contact: messageDays, application: applicationDays } = retentionDays();
  const host = url.replace(/^https?:\/\//, "");
  const tokens = {
    firm: site.name,
    legalName,
    phone,
    email,
    hrEmail,
    site: host,
    // What the privacy page says of the receiver of the forms.
    formHost: new URL(address, url).host,
    messageDays,
    applicationDays,
    ...figures,
  };
  // Where site.yaml cannot be read, nothing is known of its figures.
  const isRead = Object(figures) === figures;
  return createReader(isRead ? tokens : undefined, findings, photoRemedy);
}

/** The text of a legal page. Its second section says how the forms of this build are delivered. */
function legalText({ forms }: LegalFrontMatter, body: string): string {
  if (!forms) return body;
  const [first, ...others] = body.split(/^(?=## )/m);
  return [first, `## ${forms.heading}`, forms[deliverySettings().mode], ...others].join("\n\n");
}

/** Stands for what a site.yaml with a fault may lack. */
const NO_SITE = { categories: [], preview: { band: "", draft: "", scheduled: "" } };

/** Reads all but the words of pages: where there are problems, for further checks alone. */
export function readContent(findings: Findings) {
  const { problems } = findings;
  const site = createReader({}, findings, photoRemedy).one("site.yaml");
  const identity = { ...NO_SITE, ...site.fields, url: siteAddress().url };
  const { one, all } = siteReader(identity, findings);
  createReader(mailTokens(identity), findings).one("acknowledgements.yaml");
  const held: HeldText[] = [];

  /** The items of a folder, each with its id, in the order that they name. */
  function inOrder<Own extends Item & { order: number }>(entries: Entry<Own>[], slug = slugOf) {
    const items = identified(entries, problems, slug);
    requireUnique(items, "order", problems);
    return published(items, held, identity.preview).sort((a, b) => a.order - b.order);
  }

  const legal = identified(all("legal/*.md"), problems);
  const insights = (["article", "blog"] as const).flatMap((type) =>
    all(`insights/${type}s/*.md`).map(({ fields, ...entry }) => {
      return { ...entry, fields: { ...fields, type, markdown: entry.body } };
    }),
  );
  const texts = identified(insights, problems);
  const positions = inOrder(all("positions/*.yaml"));
  const deck = one("deck/deck.yaml");
  const brochure = one("brochure/brochure.yaml");
  const moved = one("redirects.yaml");
  const content = {
    site: identity,
    leaders: inOrder(all("leaders/*.yaml")),
    /** Articles and blogs merged, newest first (of one day: by id); the Markdown is parsed only where it is needed. */
    insights: published(texts, held, identity.preview).sort(
      (a, b) => String(b.date).localeCompare(a.date) || a.id.localeCompare(b.id),
    ),
    growthServices: inOrder(all("services/growth/*.yaml"), growthServiceSlugOf),
    capabilities: inOrder(all("services/capabilities/*.yaml")),
    industries: inOrder(all("industries/*.yaml")),
    positions: positions.filter((position) => !isClosed(position)),
    /** Those whose last day is over: their pages stay, and nothing lists them. */
    closedPositions: positions.filter(isClosed),
    legal: legal.map(({ fields, body }) => ({ ...fields, markdown: legalText(fields, body) })),
    deck: deck.fields,
    brochure: brochure.fields,
    redirects: (moved.isSound ? moved.fields.redirects : []).map((move, index): Move => {
      return { ...move, file: moved.file, field: `redirects[${index}].from` };
    }),
    /** Drafts and texts dated later, which only a preview shows. */
    held,
    photos: photoList(),
  };
  const topic = { leader: "leaders", "related[]": "insights" };
  const titles = { "services.items[].title": "services", "industries.items[].title": "industries" };
  const check = (references: References, files: readonly { file: string }[]) =>
    requireReferences(files, references, content, problems);
  const written = texts.map(({ fields }) => fields);
  check({ author: "leaders", category: "site.yaml" }, written);
  check(topic, [...content.growthServices, ...content.capabilities]);
  check({ ...topic, "services[]": "services" }, content.industries);
  check({ "slides[].leaders[]": "leaders" }, [{ ...deck.fields, file: deck.file }]);
  check(titles, [{ ...brochure.fields, file: brochure.file }]);
  return content;
}
