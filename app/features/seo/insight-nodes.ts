import { isoDuration } from "#app/base/recording-time.ts";
import { attachmentOf } from "#app/features/attachments/attachments.ts";
import { type ShownParts, shownParts } from "#app/features/attachments/shown-parts.ts";
import { isoTime } from "#app/features/events/event-date.ts";
import { feedPath } from "#app/features/feeds/feed-xml.ts";
import { insightListsContent } from "#app/features/insights/content.ts";
import { authorOf, insightOf } from "#app/features/insights/insights.ts";
import { ATTACHMENT_TYPES } from "#app/model/attachment-types.ts";
import { absoluteUrl, content, type Insight, sharedUrl } from "#app/model/content.ts";
import { isOver } from "#app/model/event-times.ts";
import type { PageRecord } from "#app/model/page-record.ts";
import type { Event, Film } from "#app/model/schemas/attachments.ts";
import { type JsonLdNode, organization } from "./organization.ts";
import { person } from "./person.ts";
import { searchImages } from "./search-images.ts";

/** The structured data of an insight: an event until it is over, else a text with its files and its recordings. */
export function insightNodes(page: PageRecord): JsonLdNode[] {
  const insight = insightOf(page.id);
  const { event } = insight;
  if (event && !isOver(event)) return [eventNode(insight, event, page)];
  return [workNode(insight, page)];
}

/** An insight as a work: an article, a report with its files, an episode with its recording. */
function workNode(insight: Insight, page: PageRecord): JsonLdNode {
  const parts = shownParts(insight);
  const url = absoluteUrl(page.canonical);
  const isEpisode = parts.audio !== undefined;
  return {
    "@type": workType(insight, parts),
    headline: insight.title,
    name: isEpisode ? insight.title : undefined,
    description: insight.description,
    url,
    mainEntityOfPage: url,
    image: searchImages(page).map(sharedUrl),
    datePublished: timeOf(insight.date),
    dateModified: timeOf(insight.updated ?? insight.date),
    author: person(authorOf(insight), page),
    publisher: organization(),
    articleSection: isEpisode ? undefined : insight.category,
    inLanguage: content().language.tag.toLowerCase(),
    partOfSeries: isEpisode ? series(insight, page) : undefined,
    associatedMedia: parts.audio && audioObject(insight, parts.audio),
    video:
      parts.video && "file" in parts.video ? videoObject(insight, parts.video, page) : undefined,
    hasPart: parts.downloads?.map((download) => digitalDocument(download, insight)),
  };
}

/** A day as search engines ask for it: with a time and its zone. The feeds state the same time. */
const timeOf = (day: string) => `${day}T12:00:00+00:00`;

function workType({ list }: Insight, { audio, downloads }: ShownParts): string {
  if (audio) return "PodcastEpisode";
  if (downloads) return "Report";
  return list === "blogs" ? "BlogPosting" : "Article";
}

/** The podcast to which an episode belongs. */
function series({ list }: Insight, { breadcrumbs }: PageRecord): JsonLdNode {
  const heading = insightListsContent().lists.find(({ id }) => id === list)?.heading ?? list;
  const page = breadcrumbs.at(-2);
  return {
    "@type": "PodcastSeries",
    name: heading,
    url: page && absoluteUrl(decodeURI(page.href)),
    webFeed: absoluteUrl(feedPath(list)),
  };
}

function audioObject(
  { title, file }: Insight,
  { file: name }: NonNullable<Insight["audio"]>,
): JsonLdNode {
  // The transcript stands on the page, and may be longer than everything else there.
  return { "@type": "AudioObject", name: title, ...mediaFile(name, file) };
}

/** A film (https://developers.google.com/search/docs/appearance/structured-data/video). */
function videoObject(insight: Insight, film: Film, page: PageRecord): JsonLdNode {
  const { title, description, date, file } = insight;
  return {
    "@type": "VideoObject",
    name: title,
    description,
    thumbnailUrl: searchImages(page).map(sharedUrl),
    uploadDate: timeOf(date),
    ...mediaFile(film.file, file),
  };
}

/** The properties of a recording that follow from its file. */
function mediaFile(name: string, file: string) {
  const { address, type, bytes, seconds = 0 } = attachmentOf(name, file);
  return {
    contentUrl: sharedUrl(address),
    encodingFormat: ATTACHMENT_TYPES[type].mime,
    contentSize: String(bytes),
    duration: isoDuration(seconds),
  };
}

function digitalDocument(
  { file: name, title, description }: NonNullable<Insight["downloads"]>[number],
  { file }: Insight,
): JsonLdNode {
  const { address, type } = attachmentOf(name, file);
  return {
    "@type": "DigitalDocument",
    name: title,
    description,
    url: sharedUrl(address),
    encodingFormat: ATTACHMENT_TYPES[type].mime,
  };
}

/** An event to come (https://developers.google.com/search/docs/appearance/structured-data/event). */
function eventNode(insight: Insight, event: Event, page: PageRecord): JsonLdNode {
  const { starts, ends, timeZone, isCancelled } = event;
  return {
    "@type": "Event",
    name: insight.title,
    description: insight.description,
    url: absoluteUrl(page.canonical),
    image: searchImages(page).map(sharedUrl),
    startDate: isoTime(starts, timeZone),
    endDate: isoTime(ends, timeZone),
    eventStatus: `https://schema.org/${isCancelled ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: `https://schema.org/${attendanceMode(event)}EventAttendanceMode`,
    location: locations(event),
    organizer: organization(),
    performer: person(authorOf(insight), page),
  };
}

function attendanceMode({ place, link }: Event): string {
  if (place && link) return "Mixed";
  return place ? "Offline" : "Online";
}

/** Where an event takes place: a place, an address online, or both. */
function locations({ place, link }: Event): JsonLdNode[] {
  const nodes: JsonLdNode[] = [];
  if (place) {
    const address = {
      "@type": "PostalAddress",
      streetAddress: place.street,
      addressLocality: place.city,
      postalCode: place.postalCode,
      addressCountry: place.country,
    };
    nodes.push({ "@type": "Place", name: place.name, address });
  }
  if (link) nodes.push({ "@type": "VirtualLocation", url: link });
  return nodes;
}
