/** A type of the vocabulary. */
interface VocabularyType {
  /** The types whose properties it has, too. */
  parents?: readonly string[];
  /** Its own properties that the site uses. */
  properties?: readonly string[];
}

/**
 * The types and properties of https://schema.org that the site uses. They are those of release 30.0 of 19 March 2026
 * (https://github.com/schemaorg/schemaorg, data/releases/30.0/schemaorg-all-https.jsonld: `rdfs:subClassOf` and
 * `schema:domainIncludes`). Whoever uses another property looks it up there, and adds it to the type that declares it.
 */
const VOCABULARY: Readonly<Record<string, VocabularyType>> = {
  AboutPage: { parents: ["WebPage"] },
  Answer: { parents: ["Comment"] },
  Article: { parents: ["CreativeWork"], properties: ["articleSection"] },
  AudioObject: { parents: ["MediaObject"] },
  BlogPosting: { parents: ["SocialMediaPosting"] },
  BreadcrumbList: { parents: ["ItemList"] },
  CollectionPage: { parents: ["WebPage"] },
  Comment: { parents: ["CreativeWork"] },
  ContactPage: { parents: ["WebPage"] },
  ContactPoint: { parents: ["StructuredValue"], properties: ["contactType", "email", "telephone"] },
  CreativeWork: {
    parents: ["Thing"],
    properties: [
      "associatedMedia",
      "author",
      "dateModified",
      "datePublished",
      "encodingFormat",
      "hasPart",
      "headline",
      "inLanguage",
      "isPartOf",
      "mainEntity",
      "publisher",
      "text",
      "thumbnailUrl",
      "video",
    ],
  },
  CreativeWorkSeries: { parents: ["Series", "CreativeWork"] },
  DigitalDocument: { parents: ["CreativeWork"] },
  Episode: { parents: ["CreativeWork"], properties: ["partOfSeries"] },
  Event: {
    parents: ["Thing"],
    properties: [
      "endDate",
      "eventAttendanceMode",
      "eventStatus",
      "location",
      "organizer",
      "performer",
      "startDate",
    ],
  },
  FAQPage: { parents: ["WebPage"] },
  Intangible: { parents: ["Thing"] },
  ItemList: { parents: ["Intangible"], properties: ["itemListElement"] },
  JobPosting: {
    parents: ["Intangible"],
    properties: [
      "baseSalary",
      "datePosted",
      "directApply",
      "employmentType",
      "hiringOrganization",
      "jobLocation",
      "title",
      "validThrough",
    ],
  },
  ListItem: { parents: ["Intangible"], properties: ["item", "position"] },
  MediaObject: {
    parents: ["CreativeWork"],
    properties: ["contentSize", "contentUrl", "duration", "encodingFormat", "uploadDate"],
  },
  MonetaryAmount: { parents: ["StructuredValue"], properties: ["currency", "value"] },
  Organization: {
    parents: ["Thing"],
    properties: [
      "address",
      "contactPoint",
      "email",
      "founder",
      "legalName",
      "logo",
      "slogan",
      "telephone",
    ],
  },
  Person: { parents: ["Thing"], properties: ["email", "jobTitle", "knowsLanguage", "worksFor"] },
  Place: { parents: ["Thing"], properties: ["address"] },
  PodcastEpisode: { parents: ["Episode"] },
  PodcastSeries: { parents: ["CreativeWorkSeries"], properties: ["webFeed"] },
  PostalAddress: {
    parents: ["ContactPoint"],
    properties: [
      "addressCountry",
      "addressLocality",
      "addressRegion",
      "postalCode",
      "streetAddress",
    ],
  },
  ProfilePage: { parents: ["WebPage"] },
  PropertyValue: { parents: ["StructuredValue"], properties: ["value"] },
  QuantitativeValue: {
    parents: ["StructuredValue"],
    properties: ["maxValue", "minValue", "unitText"],
  },
  Question: { parents: ["Comment"], properties: ["acceptedAnswer"] },
  Report: { parents: ["Article"] },
  Series: { parents: ["Intangible"] },
  Service: { parents: ["Intangible"], properties: ["provider", "serviceType"] },
  SocialMediaPosting: { parents: ["Article"] },
  StructuredValue: { parents: ["Intangible"] },
  Thing: {
    properties: ["description", "identifier", "image", "mainEntityOfPage", "name", "sameAs", "url"],
  },
  VideoObject: { parents: ["MediaObject"] },
  VirtualLocation: { parents: ["Intangible"] },
  WebPage: { parents: ["CreativeWork"] },
  WebSite: { parents: ["CreativeWork"] },
};

/** Whether a type of the vocabulary has a property, by itself or by one of its parents. */
export function hasProperty(type: string, property: string): boolean {
  const { parents = [], properties = [] } = VOCABULARY[type] ?? {};
  return properties.includes(property) || parents.some((parent) => hasProperty(parent, property));
}
