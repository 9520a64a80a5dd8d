import { type Fields, itemWith } from "./content-folder.ts";
import type { Edit, Remedy } from "./edit.ts";

const SITE = "site.yaml";

/** The new title of the service that is renamed. */
const RENAMED = "Circular Business";

/** The address of the removed industry. */
const REMOVED_INDUSTRY = "/industries/energy-resources";

/** The id of the removed service. */
const REMOVED_SERVICE = "360°-business-growth";

/** The remedy for a file that names the renamed service by its former id. */
function writeNewId(file: string, reported: string): Remedy {
  const renamed = reported.replace("sustainability", "circular-business");
  return { file, reported, apply: (content) => content.replaceText(file, reported, renamed) };
}

function withoutLink(links: readonly Fields[], address: string): Fields[] {
  return links.filter(({ href }) => href !== address);
}

function fortyLines(): string[] {
  const numbers = Array.from({ length: 40 }, (_, index) => index + 1);
  return numbers.map((number) => `Gate ${number}: asked about, priced and hung`);
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
    name: "a service less",
    apply: (content) => content.remove("services/growth/360-business-growth.yaml"),
    remedies: [
      {
        file: "industries/manufacturing.yaml",
        reported: REMOVED_SERVICE,
        apply: (content) =>
          content.editFields("industries/manufacturing.yaml", (industry) => {
            industry.services = industry.services.filter((id: string) => id !== REMOVED_SERVICE);
          }),
      },
      {
        file: "pages/search.yaml",
        reported: `/services/${REMOVED_SERVICE}`,
        apply: (content) =>
          content.editFields("pages/search.yaml", (search) => {
            search.otherNames = withoutLink(search.otherNames, `/services/${REMOVED_SERVICE}`);
          }),
      },
      {
        file: "pages/home.yaml",
        reported: REMOVED_SERVICE,
        apply: (content) =>
          content.editFields("pages/home.yaml", ({ voices }) => {
            voices.case.service = "performance-optimization";
            voices.case.number = 1;
          }),
      },
      {
        file: "pages/documents.yaml",
        reported: REMOVED_SERVICE,
        apply: (content) =>
          content.editFields("pages/documents.yaml", ({ items }) => {
            const decision = itemWith<Fields>(items, "id", "one-page-decision");
            decision.services = decision.services.filter((id: string) => id !== REMOVED_SERVICE);
          }),
      },
    ],
  },
  {
    name: "lists with a single entry",
    apply: (content) => {
      content.editFields("services/growth/ai-powered-enablement.yaml", (service) => {
        service.benefits.splice(1);
        service.methodology.splice(1);
        service.services.splice(1);
        service.caseStudies.splice(1);
        service.related.splice(1);
      });
      content.editFields("industries/healthcare.yaml", (industry) => {
        industry.focus.splice(1);
        industry.challenges.splice(1);
        industry.solutions.splice(1);
        industry.trends.splice(1);
        industry.services.splice(1);
      });
      content.editFields("pages/home.yaml", ({ capabilities, industries }) => {
        capabilities.cards.splice(1);
        industries.cards.splice(1);
      });
    },
  },
  {
    name: "lists with forty entries",
    apply: (content) => {
      content.editFields("services/growth/business-consulting.yaml", (service) => {
        service.benefits = fortyLines();
        service.services = fortyLines();
        service.methodology = fortyLines().map((line) => ({ title: line, text: `${line}.` }));
      });
      content.editFields("industries/technology.yaml", (industry) => {
        industry.focus = fortyLines();
        industry.challenges = fortyLines();
        industry.solutions = fortyLines();
        industry.trends = fortyLines();
      });
    },
  },
  {
    name: "an industry less",
    apply: (content) => content.remove("industries/energy-resources.yaml"),
    remedies: [
      {
        file: SITE,
        reported: REMOVED_INDUSTRY,
        apply: (content) =>
          content.editFields(SITE, ({ footer }) => {
            const column = itemWith<Fields>(footer.columns, "heading", "Industries");
            column.links = withoutLink(column.links, REMOVED_INDUSTRY);
          }),
      },
      {
        file: "pages/search.yaml",
        reported: REMOVED_INDUSTRY,
        apply: (content) =>
          content.editFields("pages/search.yaml", (search) => {
            search.otherNames = withoutLink(search.otherNames, REMOVED_INDUSTRY);
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
