import { z } from "zod";
import { isTimeZone } from "#app/base/dates.ts";
import { secondsOf } from "#app/base/recording-time.ts";
import {
  attachedFile,
  code,
  dateTime,
  flag,
  heading,
  link,
  markdown,
  paragraph,
  text,
  webAddress,
} from "../fields/building-blocks.ts";
import { country, fieldset } from "./shared.ts";

/** A file that visitors take along. */
export const download = z.strictObject({
  file: attachedFile("document").describe(
    "A file in content/downloads/, or beside this item: PDF, PowerPoint, Excel, EPUB or ZIP of at most 25 MB. The page says its type and its size.",
  ),
  title: heading().max(80).describe("What the file is, for example The whole report."),
  description: paragraph().max(200).optional().describe("One sentence about what is in it."),
});
export type Download = z.infer<typeof download>;

export const downloads = z
  .array(download)
  .min(1)
  .describe("Files that visitors can download from the page.");

const transcript = markdown().describe(
  "Everything that is said, in Markdown. It stands on the page, and the search finds its words.",
);

const TIME_IN_RECORDING = /^(\d{1,2}:)?[0-5]?\d:[0-5]\d$/;

const chapter = z.strictObject({
  start: code()
    .regex(TIME_IN_RECORDING, "must be a time written 4:30 or 1:04:30")
    .describe("Minutes and seconds such as 4:30, or with hours 1:04:30."),
  title: text().max(80).describe("What is spoken of there; visitors jump to it."),
});

const chapters = z
  .array(chapter)
  .min(2)
  .superRefine((list, { addIssue }) => {
    for (const [index, { start }] of list.entries()) {
      const before = list[index - 1];
      if (!before || secondsOf(before.start) < secondsOf(start)) continue;
      const message = `must be after ${before.start}, where the part above it begins`;
      addIssue({ code: "custom", path: [index, "start"], input: start, message });
    }
  })
  .describe("Where each part begins, in their order; two or more.");

/** A recording to hear: an episode of a podcast, for example. */
export const audio = fieldset("A recording to hear. The feed of the list is a podcast with it.", {
  file: attachedFile("audio").describe(
    "An MP3 or M4A file of at most 100 MB in content/downloads/, or beside this item.",
  ),
  chapters: chapters.optional(),
  transcript,
  isExplicit: flag()
    .optional()
    .describe("Podcast directories mark the episode as not suited for children."),
});

const captions = z.strictObject({
  file: attachedFile("captions").describe(
    "A WebVTT file (.vtt) in content/downloads/, or beside this item.",
  ),
  language: code()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, "must be the tag of a language such as en or de-CH")
    .describe("Of the captions, such as en."),
});

/** A film of the firm's own. */
const film = z.strictObject({
  file: attachedFile("video").describe(
    "The large size, such as 1920 × 1080 pixels: an MP4 (H.264) or WebM file of at most 100 MB.",
  ),
  small: attachedFile("video").describe("The same film for telephones, such as 854 × 480 pixels."),
  captions: z
    .array(captions)
    .min(1)
    .describe("What is said and heard, in each language of the captions."),
  transcript,
});
export type Film = z.infer<typeof film>;

/** A film that another site shows. */
const filmElsewhere = z.strictObject({
  link: webAddress().describe("The page of the other site with the film. Nothing is embedded."),
});

/** A film: the firm's own, or a link to that of another site. The picture of the item is its poster. */
export const video = z
  .union([
    film.meta({ title: "Film" }).describe("A film of the firm's own, with captions."),
    filmElsewhere
      .meta({ title: "Link to a film" })
      .describe("A film on another site. The page links to it."),
  ])
  .describe("A film. Nothing of it loads before a visitor starts it.");

const place = fieldset("Where it is. Left out, it is online alone.", {
  name: text({ isProperName: true }).describe("The house or the hall."),
  street: text({ isProperName: true })
    .optional()
    .describe("Street and number, for visitors and calendars."),
  city: text({ isProperName: true }).describe("The city, beside the date in lists."),
  postalCode: code().optional().describe("As the country writes it."),
  country,
});

/** A date in the future: a webinar, a dinner, a talk. */
export const event = fieldset(
  "A date. Until it is over the page shows day, place or link, and a calendar file; afterwards the recording or the film of this item.",
  {
    starts: dateTime().describe("By the clocks of its time zone, such as 2027-03-18 17:30."),
    ends: dateTime().describe("By the same clocks."),
    timeZone: code()
      .refine(isTimeZone, "must be the name of a time zone such as Europe/Zurich")
      .describe("Such as America/New_York, Europe/Zurich or Asia/Kolkata."),
    place: place.optional(),
    link: webAddress().optional().describe("Where it takes place online."),
    registration: link()
      .optional()
      .describe("Where visitors register: a page of this site, or another address."),
    isCancelled: flag()
      .optional()
      .describe("The page and search engines say that it is cancelled."),
  },
)
  .refine(({ starts, ends }) => starts < ends, {
    path: ["ends"],
    error: "must be after the start",
  })
  .refine(({ place, link }) => place !== undefined || link !== undefined, {
    path: ["link"],
    error: "write a link or a place",
  });
export type Event = z.infer<typeof event>;
