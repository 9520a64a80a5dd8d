import { brochure, deck } from "./deck.ts";
import { leader, position } from "./people.ts";
import { acknowledgements, redirects, site } from "./site.ts";
import { insightFrontMatter, legalFrontMatter } from "./texts.ts";
import { capability, growthService, industry } from "./topics.ts";

/** What holds for each file of content/; `*` stands for any name. Pages declare their own (page-content.ts). */
export const CONTENT_SCHEMAS = {
  "site.yaml": site,
  "redirects.yaml": redirects,
  "acknowledgements.yaml": acknowledgements,
  "insights/articles/*.md": insightFrontMatter,
  "insights/blogs/*.md": insightFrontMatter,
  "services/growth/*.yaml": growthService,
  "services/capabilities/*.yaml": capability,
  "industries/*.yaml": industry,
  "leaders/*.yaml": leader,
  "positions/*.yaml": position,
  "legal/*.md": legalFrontMatter,
  "deck/deck.yaml": deck,
  "brochure/brochure.yaml": brochure,
};
