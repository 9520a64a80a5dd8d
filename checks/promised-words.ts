import type { BuiltSite } from "./built/built-site.ts";
import { find, type Page, type PageElement, prefixed, textOf } from "./built/page.ts";

/** What docs/product.md promises word for word of pages. Quotation marks and apostrophes may be straight or curved. */
export interface PromisedWords {
  /** Decoded addresses. */
  pages: readonly string[] | "every page";
  /** A selector of the part of the page. By default what stands between header and footer. */
  within?: string;
  /** Each is the whole text of an element: a heading, a label, a button. */
  texts?: readonly string[];
  /** Each is a part of a text. */
  phrases?: readonly string[];
  /** Addresses by the names of the links that lead to them. `{title}` stands for the heading of the page. */
  links?: Readonly<Record<string, string>>;
  /** How many links have a name. */
  counts?: Readonly<Record<string, number>>;
  /** How many elements a selector finds. */
  elements?: Readonly<Record<string, number>>;
}

const GROWTH_SERVICES = [
  "360°-business-growth",
  "strategic-marketing-communication",
  "performance-optimization",
  "m&a-growth-support",
  "business-consulting",
  "ai-powered-enablement",
].map((id) => `/services/${id}`);

const CAPABILITIES = {
  "Strategy & Innovation": "/services/strategy-innovation",
  "Digital Transformation": "/services/digital-transformation",
  "Operations Excellence": "/services/operations-excellence",
  "Risk Management": "/services/risk-management",
  Sustainability: "/services/sustainability",
  "M&A Advisory": "/services/ma-advisory",
};

const INDUSTRIES = {
  "Financial Services": "/industries/financial-services",
  Healthcare: "/industries/healthcare",
  Technology: "/industries/technology",
  "Consumer Goods": "/industries/consumer-goods",
  "Energy & Resources": "/industries/energy-resources",
  Manufacturing: "/industries/manufacturing",
};

const LISTS_TO_COME = ["research-reports", "webinars", "podcasts", "news-letters"];

const PROMISED_WORDS: Readonly<Record<string, PromisedWords>> = {
  "4.1": {
    pages: "every page",
    within: "body",
    elements: { ".site-header": 1, ".site-footer": 1 },
  },
  "4.2": {
    pages: "every page",
    within: ".site-header .menu",
    links: { Home: "/", About: "/about", Contact: "/contact" },
    texts: ["Capabilities", "Industries", "Insights"],
  },
  "4.3": {
    pages: ["/about"],
    within: ".site-header #menu-capabilities",
    elements: Object.fromEntries(GROWTH_SERVICES.map((path) => [`[href="${encodeURI(path)}"]`, 1])),
  },
  "4.4": {
    pages: ["/about"],
    within: ".site-header #menu-industries",
    elements: Object.fromEntries(Object.values(INDUSTRIES).map((path) => [`[href="${path}"]`, 1])),
  },
  "4.5": {
    pages: ["/about"],
    within: ".site-header #menu-insights",
    links: {
      Blogs: "/insights/blogs",
      Articles: "/insights/articles",
      "Research Reports": "/insights/research-reports",
      "Webinars & Events": "/insights/webinars",
      Podcasts: "/insights/podcasts",
      "News Letters": "/insights/news-letters",
    },
  },
  "4.11": {
    pages: "every page",
    within: "footer",
    links: {
      Everything: "/feeds/all.xml",
      Articles: "/feeds/insights.xml",
      Blogs: "/feeds/blogs.xml",
      "Phone +1 415 555 0132": "tel:+14155550132",
      "Mail hello@example.com": "mailto:hello@example.com",
    },
    counts: {
      Facebook: 1,
      Instagram: 1,
      "X (Twitter)": 1,
      LinkedIn: 1,
      Quora: 1,
      Reddit: 1,
    },
  },
  "4.12": {
    pages: "every page",
    within: "footer nav",
    links: {
      Home: "/",
      "Strategy & Innovation": CAPABILITIES["Strategy & Innovation"],
      "Digital Transformation": CAPABILITIES["Digital Transformation"],
      "Operations Excellence": CAPABILITIES["Operations Excellence"],
      "Risk Management": CAPABILITIES["Risk Management"],
      Sustainability: CAPABILITIES.Sustainability,
      "Financial Services": INDUSTRIES["Financial Services"],
      Healthcare: INDUSTRIES.Healthcare,
      Technology: INDUSTRIES.Technology,
      "Consumer Goods": INDUSTRIES["Consumer Goods"],
      "Energy & Resources": INDUSTRIES["Energy & Resources"],
      About: "/about",
      Leadership: "/leadership",
      Careers: "/careers",
      Contact: "/contact",
      Privacy: "/privacy",
    },
  },
  "4.14": {
    pages: "every page",
    within: "head",
    elements: Object.fromEntries(
      ["all", "insights", "blogs"].map((feed) => [
        `link[rel=alternate][type="application/rss+xml"][href="/feeds/${feed}.xml"]`,
        1,
      ]),
    ),
  },
  "5.6": {
    pages: ["/"],
    links: { "Explore Our Capabilities": "#services", "Let's Talk": "tel:+14155550132" },
  },
  "5.7": {
    pages: ["/hero-preview"],
    texts: ["Strategic Business Consulting", "Growth that matters"],
    phrases: ["intersection of management consulting, sales and marketing"],
    links: { "Explore Our Capabilities": "#services", "Latest Insights": "#insights" },
  },
  "2.9": { pages: ["/"], texts: ["01", "02", "03"] },
  "5.9": {
    pages: ["/", "/hero-preview"],
    phrases: [
      "17% revenue growth within 2 years",
      "83% launch new products or services",
      "more than 25% of revenue",
    ],
    links: {
      "Strategy & Innovation": CAPABILITIES["Strategy & Innovation"],
      "Digital Transformation": CAPABILITIES["Digital Transformation"],
      "Operations Excellence": CAPABILITIES["Operations Excellence"],
    },
  },
  "5.10": {
    pages: ["/", "/hero-preview"],
    texts: ["Industries We Cater to"],
    links: {
      "Financial Services": INDUSTRIES["Financial Services"],
      Healthcare: INDUSTRIES.Healthcare,
      Technology: INDUSTRIES.Technology,
    },
  },
  "5.11": {
    pages: ["/", "/hero-preview"],
    elements: {
      '#insights article a[href^="/insights/"]': 3,
      '#articles article a[href^="/insights/"]': 3,
    },
  },
  "6.1": {
    pages: ["/services", "/capabilities"],
    texts: ["Our Capabilities"],
    links: CAPABILITIES,
  },
  "6.3": {
    pages: GROWTH_SERVICES,
    texts: ["Key Benefits", "Our Methodology", "Our Services", "Case Studies"],
    links: { "Connect with our {title} experts": "/contact" },
  },
  "7.1": { pages: ["/industries"], links: INDUSTRIES },
  "7.2": {
    pages: Object.values(INDUSTRIES),
    texts: [
      "Key Focus Areas",
      "Industry Challenges",
      "Our Solutions",
      "Our Expertise",
      "Industry Trends",
      "Case Studies",
    ],
    links: { "Connect with our {title} experts": "/contact" },
  },
  "7.3": {
    pages: Object.values(INDUSTRIES),
    texts: ["Ready to Get Started?"],
    links: { "Contact Us": "/contact" },
  },
  "8.1 (articles)": { pages: ["/insights/articles"], texts: ["Articles"] },
  "8.1 (blogs)": { pages: ["/insights/blogs"], texts: ["Blogs"] },
  "8.1 (all)": { pages: ["/insights"], texts: ["Insights"] },
  "8.1 (reports)": { pages: ["/insights/research-reports"], texts: ["Research Reports"] },
  "8.1 (webinars)": { pages: ["/insights/webinars"], texts: ["Webinars & Events"] },
  "8.1 (podcasts)": { pages: ["/insights/podcasts"], texts: ["Podcasts"] },
  "8.1 (newsletters)": { pages: ["/insights/news-letters"], texts: ["News Letters"] },
  "8.5": {
    pages: LISTS_TO_COME.map((list) => `/insights/${list}`),
    texts: ["Coming soon"],
    links: { "Check out our blogs in the meantime": "/insights/blogs" },
  },
  "8.6 (article)": {
    pages: ["/insights/articles/give-growth-one-owner"],
    texts: ["Article", "Leadership", "Mara Ellison", "November 4, 2025"],
    links: { "Back to articles": "/insights/articles" },
  },
  "8.6 (blog)": {
    pages: ["/insights/blogs/write-the-decision-before-you-leave-the-room"],
    texts: ["Blog Post", "Leadership", "Mara Ellison", "October 20, 2026"],
    links: { "Back to blogs": "/insights/blogs" },
  },
  "9.1": {
    pages: ["/about"],
    texts: ["Clarity", "Credibility", "Relevance", "Repositioning", "Alignment", "Stewardship"],
  },
  "9.3": { pages: ["/privacy", "/terms", "/cookies"], phrases: ["Last updated"] },
  "10.1": {
    pages: ["/contact"],
    phrases: ["20 minutes", "within 1 business day", "appointment with a senior partner"],
  },
  "10.2": { pages: ["/contact"], texts: ["Name", "Email", "Subject", "Message"] },
  "11.1": { pages: ["/careers"], counts: { "Apply Now": 4 } },
  "11.2": {
    pages: ["/careers/apply"],
    texts: ["Apply for: Job Position"],
    links: { "Back to Careers": "/careers" },
  },
  "11.4": {
    pages: ["/careers/apply"],
    texts: [
      "Full Name *",
      "Email Address *",
      "Phone Number *",
      "LinkedIn Profile (optional)",
      "CV/Resume *",
      "PDF or Word (max 5MB)",
      "Cover Letter (optional)",
      "Submit Application",
    ],
  },
  "13.1": {
    pages: ["/presentation"],
    texts: [
      "Navigate through the slides using the controls below.",
      "Print / Save as PDF",
      "Download Presentation",
      "Previous",
      "Next",
    ],
    phrases: ["Slide 1 of 15"],
  },
  "13.8": {
    pages: ["/presentation"],
    texts: [...Object.keys(CAPABILITIES), "Core Capabilities", "Thank You"],
    phrases: ["hello@example.com", "+1 415 555 0132", "LinkedIn"],
  },
  "13.9": { pages: ["/presentation"], phrases: ["35+", "3,200+", "65+", "3.2x", "87%", "91%"] },
  "14.1": { pages: ["/brochure"], texts: ["Download Brochure", "About Us", "2024"] },
  "16.1": {
    pages: ["/404"],
    texts: ["404", "Oops! Page not found"],
    links: { "Return to Home": "/" },
  },
};

/** Promises whose words are not on their pages. @param promises by their numbers in docs/product.md */
export function findMissingWords(
  { pages }: Pick<BuiltSite, "pages">,
  promises: Readonly<Record<string, PromisedWords>> = PROMISED_WORDS,
): string[] {
  const addresses = pages.map(({ address }) => address);
  return Object.entries(promises).flatMap(([promise, words]) =>
    (words.pages === "every page" ? addresses : words.pages).flatMap((address) => {
      const page = pages.find((page) => page.address === address);
      const problems = page ? missingWords(page, words) : ["there is no such page"];
      return problems.map(prefixed(`product ${promise}: ${address}`));
    }),
  );
}

function missingWords(page: Page, words: PromisedWords): string[] {
  const {
    within = "main",
    texts = [],
    phrases = [],
    links = {},
    counts = {},
    elements = {},
  } = words;
  const wholeTexts = new Set(find(page, `${within} *`).map(wordsOf));
  const text = find(page, within).map(wordsOf).join(" ");
  const title = wordsOf(find(page, "h1")[0]);
  const linksNamed = (name: string) =>
    find(page, `${within} a[href]`).filter((link) => nameOf(link) === name);
  return [
    ...texts.filter((words) => !wholeTexts.has(words)),
    ...phrases.filter((words) => !text.includes(words)),
    ...Object.entries(links)
      .filter(([name, href]) => {
        const found = linksNamed(name.replace("{title}", title));
        return !found.some(({ attribs }) => attribs.href === href);
      })
      .map(([name, href]) => `link "${name}" to ${href}`),
    ...Object.entries(counts)
      .filter(([name, count]) => linksNamed(name).length !== count)
      .map(([name, count]) => `link "${name}", ${count} times`),
    ...Object.entries(elements)
      .filter(([selector, count]) => find(page, `${within} ${selector}`).length !== count)
      .map(([selector, count]) => `${selector}, ${count} times`),
  ];
}

/** The words of a link, or the name of an icon. */
function nameOf(link: PageElement): string {
  return wordsOf(link) || (link.attribs["aria-label"] ?? "");
}

/** The words of an element as a reader compares them: with single blanks and straight quotation marks. */
function wordsOf(element: PageElement | undefined): string {
  return textOf(element).replaceAll(/[‘’]/g, "'").replaceAll(/\s+/g, " ").trim();
}
