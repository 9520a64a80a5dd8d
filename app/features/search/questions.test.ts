import { describe, expect, test } from "vitest";
import { allPages } from "#app/routes/page-index.ts";
import { searchContent } from "#app/routes/search/content.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { searchDocuments, searchIndexFile } from "./index-file.ts";
import { search } from "./search.ts";
import { createSearchIndex } from "./search-index.ts";
import { ENGLISH } from "./search-language.ts";

await loadTestContent();

/**
 * Queries of clients, applicants and readers of a consulting firm, by the page that must come first. If a page does not
 * contain the visitor's word, content/pages/search.yaml has it as another name.
 */
const QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  "/contact": [
    "contact",
    "contact details",
    "phone number",
    "telephone",
    "email address",
    "e-mail",
    "address",
    "adress",
    "office",
    "our offices",
    "london office",
    "headquarters",
    "where are you?",
    "fees",
    "daily rates",
    "how much does it cost",
    "your prices",
    "opening hours",
    "request a proposal",
    "book a meeting",
    "consultation",
    "enquiries",
    "press",
    "kontakt",
    "preise",
    "tagessatz",
    "standorte",
    "bengaluru",
    "hotline",
    "schedule a call",
    "journalist",
  ],
  "/careers": [
    "jobs",
    "jobs in sales",
    "open positions",
    "vacancies",
    "are you hiring?",
    "recruitment",
    "internship",
    "internships",
    "graduates",
    "cv",
    "résumé",
    "job application",
    "work with us",
    "carreers",
    "salary",
    "remote work",
    "stellenangebote",
    "praktikum",
    "lebenslauf",
    "full time jobs",
    "home office",
    "working student",
  ],
  "/leadership": [
    "ceo",
    "boss",
    "management team",
    "board of directors",
    "executives",
    "partners",
    "who runs the firm",
    "our people",
    "leadrship",
    "geschäftsführer",
    "cfo",
    "team members",
  ],
  "/about": [
    "founder",
    "company history",
    "about us",
    "who are you",
    "who we are",
    "mission",
    "values",
    "über uns",
    "founded",
  ],
  "/services": ["services", "capabilities", "what do you do?", "leistungen"],
  "/industries": [
    "industries",
    "sectors",
    "references",
    "case studies",
    "referenzen",
    "testimonials",
    "track record",
  ],
  "/presentation": [
    "powerpoint",
    "power point",
    "pptx",
    "slides",
    "slide deck",
    "presntation",
    "company presentation",
  ],
  "/brochure": [
    "pdf",
    "download",
    "brochures",
    "company profile",
    "broshure",
    "corporate brochure",
    "one pager",
    "factsheet",
  ],
  "/insights": ["insights", "publications", "thought leadership"],
  "/insights/articles": ["articles"],
  "/insights/research-reports": ["white paper", "whitepaper"],
  "/insights/blogs": ["blog"],
  "/feeds": ["rss", "rss feed", "newsletter", "subscribe"],
  "/privacy": [
    "privacy",
    "gdpr",
    "data protection",
    "privcy",
    "datenschutz",
    "dsgvo",
    "delete my data",
  ],
  "/cookies": ["cookies", "cookie consent"],
  "/accessibility": ["accessibility", "wcag", "screen reader", "barrierefreiheit", "a11y"],
  "/terms": [
    "terms and conditions",
    "imprint",
    "legal notice",
    "copyright",
    "disclaimer",
    "impressum",
    "agb",
  ],
  "/services/strategy-innovation": [
    "strategy",
    "stratgy",
    "strategies",
    "strategic planning",
    "pricing strategy",
    "go to market",
    "gtm",
    "business model",
  ],
  "/services/digital-transformation": [
    "digitalisation",
    "digitization",
    "digital",
    "change management",
    "digitalisierung",
    "change managment",
    "erp",
  ],
  "/services/operations-excellence": [
    "operational excellence",
    "supply chain",
    "efficiency",
    "cost cutting",
    "cost reducton",
    "six sigma",
    "restructuring",
  ],
  "/services/risk-management": ["risks", "risk managment", "compliance"],
  "/services/sustainability": [
    "esg",
    "sustainabilty",
    "net zero",
    "nachhaltigkeit",
    "carbon footprint",
  ],
  "/services/ma-advisory": [
    "m & a",
    "m&a",
    "M and A",
    "merger",
    "mergers & acquisitions",
    "fusion",
    "carve out",
    "merger & aquisition",
  ],
  "/services/m&a-growth-support": ["post-merger integration", "pmi"],
  "/services/360°-business-growth": ["growth", "bussiness growth", "revenue growth"],
  "/services/strategic-marketing-communication": [
    "marketing",
    "marekting",
    "branding",
    "pr",
    "seo",
    "lead generation",
  ],
  "/services/performance-optimization": [
    "performance",
    "optimisation",
    "sales training",
    "salesforce",
    "churn",
    "vertrieb",
    "sales commission",
  ],
  "/services/business-consulting": [
    "consulting",
    "managment consulting",
    "consultancy",
    "unternehmensberatung",
  ],
  "/services/ai-powered-enablement": [
    "ai",
    "artificial intelligence",
    "chatgpt",
    "künstliche intelligenz",
    "ki",
    "llm",
    "genai",
  ],
  "/industries/financial-services": [
    "banking",
    "insurance",
    "finance",
    "financial service",
    "banken",
  ],
  "/industries/healthcare": [
    "helthcare",
    "health care",
    "hospital",
    "pharma",
    "pharmaceutical",
    "biotech",
  ],
  "/industries/technology": ["tech", "tecnology", "software", "startups", "cybersecurity"],
  "/industries/consumer-goods": ["fmcg", "retail", "consumer products", "e-commerce"],
  "/industries/energy-resources": [
    "energy & ressources",
    "utilities",
    "mining",
    "oil",
    "oil and gas",
    "energieversorger",
    "power plants",
  ],
  "/industries/manufacturing": [
    "manufacturers",
    "manufaturing",
    "engineering",
    "maschinenbau",
    "automotive",
  ],
  "/careers/economist": ["economist", "econo", "econimist"],
  "/careers/inside-sales-consultant": ["inside sales"],
  "/leadership/mara-ellison": ["mara", "ellison", "managing partner"],
  "/insights/articles/the-sales-kickoff-nobody-forgets-by-march": ["kickoff", "sales kick off"],
};

const json = searchIndexFile(searchDocuments(allPages(), searchContent().otherNames), ENGLISH);
const index = createSearchIndex(JSON.parse(json), ENGLISH);

describe.each(Object.entries(QUESTIONS))("%s comes first", (path, questions) => {
  test.each(questions)("for “%s”", (question) => {
    const [first] = search(index, question).results;
    expect(first?.page.href).toBe(encodeURI(path));
  });
});

describe("another name", () => {
  const namesOf = (path: string, href: string) => {
    const documents = searchDocuments(allPages(), [{ href, words: ["where the work is"] }]);
    return documents.find((document) => document.href === path)?.otherNames;
  };

  test("with several words is a single term", () => {
    expect(namesOf("/services", "/services")).toEqual(["wheretheworkis"]);
  });

  test("for an alias belongs to the page", () => {
    expect(namesOf("/services", "/capabilities")).toEqual(["wheretheworkis"]);
  });

  test("for a page that the search leaves out is ignored", () => {
    expect(namesOf("/search", "/search")).toBeUndefined();
  });
});
