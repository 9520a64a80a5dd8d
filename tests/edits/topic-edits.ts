import { type Fields, itemWith } from "./content-folder.ts";
import type { Edit, Remedy } from "./edit.ts";

const SITE = "site.yaml";

/** The new title of the service that is renamed. */
const RENAMED = "Circular Business";

/** The address of the removed industry. */
const GONE = "/industries/energy-resources";

/** The remedy of a file that still names the renamed service by its former id. */
function writeNewId(file: string, reported: string): Remedy {
  const renamed = reported.replace("sustainability", "circular-business");
  return { file, reported, apply: (content) => content.replaceText(file, reported, renamed) };
}

function withoutIndustry(links: readonly Fields[]): Fields[] {
  return links.filter(({ href }) => href !== GONE);
}

export const topicEdits: readonly Edit[] = [
  {
    name: "a service more",
    apply: (content) => {
      content.copy("services/growth/business-consulting.yaml", "services/growth/pricing.yaml");
      content.editFields("services/growth/pricing.yaml", (service) => {
        delete service.id;
        service.title = "Pricing & Packaging";
        service.order = 7;
        service.meta.title = "Pricing & Packaging that customers accept";
        service.meta.description =
          "What to charge, for which package, and how to say so: decided with the people who sell, and tried on real customers first.";
        service.description = "A price is the shortest message that a company sends.";
        service.picture = { family: "dots", scheme: "violet" };
        service.caseStudies = [];
      });
    },
  },
  {
    name: "a service renamed, its old address redirected",
    apply: (content) =>
      content.editFields("services/capabilities/sustainability.yaml", (service) => {
        service.title = RENAMED;
        service.id = "circular-business";
        service.formerIds = ["sustainability"];
      }),
    remedies: [
      {
        file: "brochure/brochure.yaml",
        reported: "Sustainability",
        apply: (content) =>
          content.replaceText(
            "brochure/brochure.yaml",
            "title: Sustainability",
            `title: ${RENAMED}`,
          ),
      },
      writeNewId("industries/consumer-goods.yaml", "sustainability"),
      writeNewId("industries/manufacturing.yaml", "sustainability"),
      writeNewId(SITE, "/services/sustainability"),
      writeNewId("pages/search.yaml", "/services/sustainability"),
    ],
  },
  {
    name: "an industry less",
    apply: (content) => content.remove("industries/energy-resources.yaml"),
    remedies: [
      {
        file: SITE,
        reported: GONE,
        apply: (content) =>
          content.editFields(SITE, ({ footer }) => {
            const column = itemWith<Fields>(footer.columns, "heading", "Industries");
            column.links = withoutIndustry(column.links);
          }),
      },
      {
        file: "pages/search.yaml",
        reported: GONE,
        apply: (content) =>
          content.editFields("pages/search.yaml", (search) => {
            search.otherNames = withoutIndustry(search.otherNames);
          }),
      },
    ],
  },
  {
    name: "a case with a quote",
    apply: (content) =>
      content.editFields("industries/manufacturing.yaml", ({ caseStudies }) => {
        caseStudies.push({
          title: "A gate maker hears its customers",
          facts: {
            sector: "Garden gates",
            size: "38 people",
            duration: "5 months",
            figure: { value: "12 days", label: "from order to gate, 41 before" },
            illustrative: true,
          },
          description: `"We never asked them," says the owner: "we counted gates." The firm now visits each customer once. “It is the shortest part of the week,” she adds.`,
        });
      }),
  },
];
