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
  /** Whether search engines ask for no other properties. */
  isExact?: boolean;
  /** The only values of a property that search engines understand. */
  values?: Readonly<Record<string, readonly string[]>>;
}

const GOOGLE = "https://developers.google.com/search/docs/appearance/structured-data";
const VOCABULARY = "https://schema.org";

/** Why the firm lacks what only shops have. */
const NO_SHOP = "the firm sells nothing on its site";

/** Why the firm lacks the numbers by which registers know it. */
const NO_NUMBER = "the content does not say it";

const ARTICLE: TypeRule = {
  source: `${GOOGLE}/article`,
  required: [],
  recommended: [
    "author.name",
    "author.url",
    "dateModified",
    "datePublished",
    "headline",
    "image",
    // Google's list of today lacks the publisher. Its examples have it, and others read it.
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
 * The properties are those that Google requires and recommends. They were compared with its pages of these days: article,
 * breadcrumb, carousel and site names of 10 December 2025, job posting of 18 December 2025, video of 13 February 2026, FAQ of
 * 8 May 2026, event, organization and profile page of 8 September 2026. Its gallery of 15 June 2026 has no page about
 * recordings and podcasts. That every property exists in the vocabulary is checked with schema.org 30.0 (./vocabulary.ts).
 * Bing reads the same vocabulary and publishes no table
 * (https://www.bing.com/webmasters/help/marking-up-your-site-with-structured-data-3a93e731).
 */
export const TYPE_RULES: Readonly<Record<string, TypeRule>> = {
  AboutPage: page("AboutPage"),
  Article: ARTICLE,
  AudioObject: {
    source: `${VOCABULARY}/AudioObject`,
    required: ["contentUrl"],
    recommended: ["name", "duration", "encodingFormat"],
    optional: { transcript: "it stands on the page" },
  },
  BlogPosting: ARTICLE,
  BreadcrumbList: {
    source: `${GOOGLE}/breadcrumb`,
    // A trail has at least two steps.
    required: ["itemListElement.0", "itemListElement.1"],
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
    // The kind of contact is recommended by the vocabulary alone.
    recommended: ["telephone", "email", "contactType"],
  },
  Answer: { source: `${VOCABULARY}/Answer`, required: ["text"], recommended: [] },
  // Google has shown no questions and answers since 7 May 2026. Others read them.
  FAQPage: {
    source: `${VOCABULARY}/FAQPage`,
    required: ["name", "url", "mainEntity"],
    recommended: ["isPartOf"],
  },
  Question: {
    source: `${VOCABULARY}/Question`,
    required: ["name", "acceptedAnswer.text"],
    recommended: [],
  },
  DigitalDocument: {
    source: `${VOCABULARY}/DigitalDocument`,
    required: ["name", "url"],
    recommended: ["encodingFormat"],
    optional: { description: "the title of a file may say enough" },
  },
  // Google shows events that have a place, not those that are online alone. Others read those, too.
  Event: {
    source: `${GOOGLE}/event`,
    required: ["name", "startDate", "location"],
    recommended: [
      "description",
      "endDate",
      "eventStatus",
      // Recommended by the vocabulary alone.
      "eventAttendanceMode",
      "image",
      "organizer.name",
      "organizer.url",
      "performer.name",
    ],
    optional: {
      offers: "the content does not say what an event costs",
      previousStartDate: "an event that is put off gets another day, without a record of the first",
    },
    values: {
      eventStatus: ["EventScheduled", "EventCancelled", "EventPostponed", "EventRescheduled"].map(
        (value) => `${VOCABULARY}/${value}`,
      ),
      eventAttendanceMode: ["Offline", "Online", "Mixed"].map(
        (value) => `${VOCABULARY}/${value}EventAttendanceMode`,
      ),
    },
  },
  // Google makes a carousel of courses, films, recipes and restaurants alone. The rules are those of its carousel.
  ItemList: {
    source: `${GOOGLE}/carousel`,
    // A carousel has at least two entries.
    required: ["itemListElement.0", "itemListElement.1"],
    recommended: [],
  },
  // An entry that leads to a page of its own has only these properties.
  "ListItem in ItemList": {
    source: `${GOOGLE}/carousel`,
    required: ["position", "url"],
    recommended: [],
    isExact: true,
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
      // Required of a position with a last day to apply, which every position here has.
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
      educationRequirements: "the description says in words what an applicant needs",
      experienceInPlaceOfEducation: "the description says in words what an applicant needs",
      experienceRequirements: "the description says in words what an applicant needs",
      jobLocationType: "for work from home; every position has a place",
    },
    values: {
      employmentType: [
        "FULL_TIME",
        "PART_TIME",
        "CONTRACTOR",
        "TEMPORARY",
        "INTERN",
        "VOLUNTEER",
        "PER_DIEM",
        "OTHER",
      ],
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
      alternateName: "the firm has one name",
      foundingDate: "the content does not say it",
      hasMemberProgram: NO_SHOP,
      hasMerchantReturnPolicy: NO_SHOP,
      hasShippingService: NO_SHOP,
      numberOfEmployees: "the content says it in words for readers only",
      duns: NO_NUMBER,
      globalLocationNumber: NO_NUMBER,
      iso6523Code: NO_NUMBER,
      leiCode: NO_NUMBER,
      naics: NO_NUMBER,
      taxID: NO_NUMBER,
      vatID: NO_NUMBER,
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
    // Address and office are recommended by the vocabulary alone.
    recommended: ["description", "url", "jobTitle"],
    optional: {
      image: "where a photo shows the person; Google asks for none where a drawing stands in",
      alternateName: "people are known by their names",
      "worksFor.name": "a former partner and a guest do not work for the firm",
      sameAs: "where the content links to profiles elsewhere",
      identifier: "the address of the page says who it is",
      interactionStatistic: "nobody follows a partner on this site",
      agentInteractionStatistic: "nobody counts what a partner does on this site",
    },
  },
  Place: { source: `${GOOGLE}/job-posting`, required: ["address"], recommended: [] },
  "Place in Event": { source: `${GOOGLE}/event`, required: ["address"], recommended: ["name"] },
  PodcastEpisode: {
    source: `${VOCABULARY}/PodcastEpisode`,
    required: ["name", "url", "associatedMedia.contentUrl"],
    recommended: ["description", "datePublished", "image", "partOfSeries.name", "author.name"],
  },
  PodcastSeries: {
    source: `${VOCABULARY}/PodcastSeries`,
    required: ["name", "url"],
    recommended: ["webFeed"],
  },
  PostalAddress: {
    source: `${GOOGLE}/job-posting`,
    required: ["addressCountry"],
    recommended: ["addressLocality"],
    optional: {
      addressRegion: "not every country names it; a position states it",
      postalCode: "not every country has one",
      streetAddress: "only cities with an office have one",
    },
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
    values: { unitText: ["HOUR", "DAY", "WEEK", "MONTH", "YEAR"] },
  },
  // A kind of article.
  Report: ARTICLE,
  Service: {
    source: `${VOCABULARY}/Service`,
    required: ["name", "provider.name"],
    recommended: ["description", "url", "image"],
  },
  VideoObject: {
    source: `${GOOGLE}/video`,
    required: ["name", "thumbnailUrl", "uploadDate"],
    recommended: ["contentUrl", "description", "duration"],
    optional: {
      embedUrl: "no other site can embed a page of this site",
      expires: "a film stays as long as its page",
      hasPart: "films have no chapters here",
      ineligibleRegion: "a film may be watched everywhere",
      interactionStatistic: "nobody counts who watches a film",
      publication: "for broadcasts; a film is recorded",
      regionsAllowed: "a film may be watched everywhere",
    },
  },
  VirtualLocation: { source: `${VOCABULARY}/VirtualLocation`, required: ["url"], recommended: [] },
  WebPage: page("WebPage"),
  WebSite: {
    // The name of the site above its results.
    source: "https://developers.google.com/search/docs/appearance/site-names",
    required: ["name", "url"],
    recommended: [],
    optional: { alternateName: "the firm has one name" },
  },
};
