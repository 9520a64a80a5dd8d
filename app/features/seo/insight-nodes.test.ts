import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { calendarFiles } from "#app/features/events/calendar-files.ts";
import { feedFiles } from "#app/features/feeds/feed-content.ts";
import { FEED_ADDRESSES } from "#app/routes/feeds/feed-addresses.ts";
import { insightPath } from "#app/routes/insights/detail/insight-href.ts";
import { itemsOfList } from "#app/routes/insights/list/list-pages.ts";
import { pageAt } from "#app/routes/page-index.ts";
import { FIXTURE_DAY, fixtureContent } from "../../../tests/set-up/fixture-site.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import type { JsonLdNode } from "./organization.ts";
import { structuredData } from "./structured-data.ts";

/** Reads the site `full` as on a day. */
async function loadOn(day: string): Promise<void> {
  vi.stubEnv("CONTENT_DIR", fixtureContent("full"));
  vi.stubEnv("SOURCE_DATE_EPOCH", String(Date.parse(day) / 1000));
  await loadTestContent();
}

beforeAll(() => loadOn(FIXTURE_DAY));
afterAll(() => vi.unstubAllEnvs());

function nodeOf(path: string): JsonLdNode | undefined {
  const page = pageAt(path);
  return page && structuredData(page)[0];
}

test("an event to come is an event, with place, link and the clocks of its place", () => {
  expect(nodeOf("/insights/talks/a-talk-ahead")).toMatchObject({
    "@type": "Event",
    startDate: "2099-07-01T17:30:00+02:00",
    endDate: "2099-07-01T19:00:00+02:00",
    eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
    location: [{ name: "Tonhalle; kleiner Saal" }, { url: "https://talks.example/join?a=1&b=2" }],
  });
});

test("once it is over, the same item is an article with its film, and has no calendar file", async () => {
  expect(Object.keys(calendarFiles(insightPath))).toEqual(["/calendar/a-talk-ahead.ics"]);
  await loadOn("2099-07-02");
  expect(nodeOf("/insights/talks/a-talk-ahead")).toMatchObject({
    "@type": "Article",
    video: { "@type": "VideoObject", duration: "PT0H0M1S", encodingFormat: "video/webm" },
  });
  expect(Object.keys(calendarFiles(insightPath))).toEqual([]);
  await loadOn(FIXTURE_DAY);
});

test("a list begins with the events to come", () => {
  expect(itemsOfList("talks").map(({ id }) => id)).toEqual([
    "a-talk-ahead",
    "a-film-elsewhere",
    "a-talk-that-is-over",
    "a-talk-without-a-recording",
  ]);
});

test("a text with files is a report, which names its files", () => {
  expect(nodeOf("/insights/reports/a-report")).toMatchObject({
    "@type": "Report",
    hasPart: expect.arrayContaining([
      expect.objectContaining({
        "@type": "DigitalDocument",
        name: "The book",
        encodingFormat: "application/epub+zip",
      }),
    ]),
  });
});

test("an episode names its recording and its podcast", () => {
  expect(nodeOf("/insights/episodes/first-episode")).toMatchObject({
    "@type": "PodcastEpisode",
    associatedMedia: { encodingFormat: "audio/mpeg", contentSize: "2028" },
    partOfSeries: { name: "Episodes", webFeed: "https://www.example.com/feeds/episodes.xml" },
  });
});

test("a podcast's feed has what directories ask for, and the chapters in its text", async () => {
  const files = await feedFiles(FEED_ADDRESSES);
  const feed = String(files["/feeds/episodes.xml"]);
  const found = [
    "<itunes:author>",
    "<itunes:email>",
    '<itunes:category text="Health &amp; Fitness"/>',
    "<itunes:explicit>false</itunes:explicit>",
    "<itunes:duration>1</itunes:duration>",
    "/feeds/images/episodes-cover.jpg",
    "0:01 The end &amp;amp; after",
  ].filter((part) => !feed.includes(part));
  expect(found).toEqual([]);
  expect(files["/feeds/images/episodes-cover.jpg"]).toBeInstanceOf(Buffer);
  expect(String(files["/feeds/talks.xml"])).not.toContain("itunes:");
});
