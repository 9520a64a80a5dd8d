/** The properties of a type. */
export interface TypeRule {
  /**
   * The documentation of a search engine that requires these properties, or of the vocabulary if no search engine does.
   */
  source: string;
  /** Without one of these a search engine ignores the node. Paths into the node, such as `address.addressCountry`. */
  required: readonly string[];
  /** Recommended properties, which every site knows. */
  recommended: readonly string[];
  /** Further recommended properties. The reason says why a node may lack them. */
  optional?: Readonly<Record<string, string>>;
}

const GOOGLE = "https://developers.google.com/search/docs/appearance/structured-data";
const VOCABULARY = "https://schema.org";

const ARTICLE: TypeRule = {
  source: `${GOOGLE}/article`,
  required: [],
  recommended: [
    "headline",
    "image",
    "datePublished",
    "dateModified",
    "author.name",
    "author.url",
    "publisher.name",
    "publisher.logo",
  ],
};

/**
 * Search engines make no results from these types. Their names and addresses help search engines to understand the
 * site.
 */
function page(type: string): TypeRule {
  return { source: `${VOCABULARY}/${type}`, required: ["name", "url"], recommended: ["isPartOf"] };
}

/**
 * The types that pages of the site use. The type of an element depends on its list: `ListItem in BreadcrumbList`.
 *
 * The properties are those that Google requires. Bing reads the same vocabulary and publishes no table
 * (https://www.bing.com/webmasters/help/marking-up-your-site-with-structured-data-3a93e731).
 */
export const TYPE_RULES: Readonly<Record<string, TypeRule>> = {
  AboutPage: page("AboutPage"),
  Article: ARTICLE,
  BlogPosting: ARTICLE,
  BreadcrumbList: {
    source: `${GOOGLE}/breadcrumb`,
    required: ["itemListElement"],
    recommended: [],
  },
  "ListItem in BreadcrumbList": {
    source: `${GOOGLE}/breadcrumb`,
    required: ["position", "name", "item"],
    recommended: [],
  },
  CollectionPage: page("CollectionPage"),
  ContactPage: page("ContactPage"),
  ContactPoint: {
    source: `${GOOGLE}/organization`,
    required: [],
    recommended: ["contactType", "telephone", "email"],
  },
  ItemList: { source: `${GOOGLE}/carousel`, required: ["itemListElement"], recommended: [] },
  "ListItem in ItemList": {
    source: `${GOOGLE}/carousel`,
    required: ["position", "url"],
    recommended: [],
  },
  JobPosting: {
    source: `${GOOGLE}/job-posting`,
    required: [
      "title",
      "description",
      "datePosted",
      "hiringOrganization.name",
      "jobLocation.address.addressCountry",
    ],
    recommended: [
      "validThrough",
      "employmentType",
      "directApply",
      "identifier.name",
      "identifier.value",
      "hiringOrganization.sameAs",
      "hiringOrganization.logo",
      "jobLocation.address.addressLocality",
      "jobLocation.address.addressRegion",
    ],
    optional: {
      baseSalary: "a firm may not publish what it pays",
      "jobLocation.address.streetAddress": "only cities with an office have one",
      "jobLocation.address.postalCode": "only cities with an office have one",
      applicantLocationRequirements: "for work from home; every position has a place",
      jobLocationType: "for work from home; every position has a place",
    },
  },
  MonetaryAmount: {
    source: `${GOOGLE}/job-posting`,
    required: ["currency", "value.unitText"],
    recommended: ["value.minValue", "value.maxValue"],
  },
  Organization: {
    source: `${GOOGLE}/organization`,
    required: [],
    recommended: ["name", "url", "logo"],
    optional: {
      legalName: "on the page that describes the firm",
      description: "on the page that describes the firm",
      telephone: "on the page that describes the firm",
      email: "on the page that describes the firm",
      contactPoint: "on the page that describes the firm",
      founder: "where the content names the founder",
      address: "where the firm has offices",
      sameAs: "where the firm has profiles elsewhere",
      foundingDate: "the content does not say it",
      numberOfEmployees: "the content says it in words for readers only",
      vatID: "the content does not say it",
    },
  },
  "Organization that describes the firm": {
    source: `${GOOGLE}/organization`,
    required: [],
    recommended: ["legalName", "description", "telephone", "email", "contactPoint"],
  },
  Person: { source: `${GOOGLE}/article`, required: ["name"], recommended: ["url", "jobTitle"] },
  "Person in ProfilePage": {
    source: `${GOOGLE}/profile-page`,
    required: ["name"],
    recommended: ["description", "image", "url", "jobTitle", "worksFor.name"],
    optional: {
      alternateName: "people are known by their names",
      sameAs: "the content does not link to profiles elsewhere",
      interactionStatistic: "nobody follows a partner on this site",
    },
  },
  Place: { source: `${GOOGLE}/job-posting`, required: ["address"], recommended: [] },
  PostalAddress: {
    source: `${GOOGLE}/job-posting`,
    required: ["addressCountry"],
    recommended: ["addressLocality"],
  },
  ProfilePage: {
    source: `${GOOGLE}/profile-page`,
    required: ["mainEntity.name"],
    recommended: ["name", "url"],
    optional: {
      dateCreated: "the content does not say it",
      dateModified: "known from the history of the content alone; the sitemap has it",
    },
  },
  PropertyValue: {
    source: `${GOOGLE}/job-posting`,
    required: ["name", "value"],
    recommended: [],
  },
  QuantitativeValue: {
    source: `${GOOGLE}/job-posting`,
    required: ["unitText"],
    recommended: ["minValue", "maxValue"],
  },
  Service: {
    source: `${VOCABULARY}/Service`,
    required: ["name", "provider.name"],
    recommended: ["description", "url", "image"],
  },
  WebPage: page("WebPage"),
  WebSite: {
    // The name of the site above its results.
    source: "https://developers.google.com/search/docs/appearance/site-names",
    required: ["name", "url"],
    recommended: [],
    optional: { alternateName: "the firm has one name" },
  },
};
