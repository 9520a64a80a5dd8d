import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { content } from "#app/model/content.ts";
import { attachmentRemedy, readAttachments } from "#app/model/read-attachments.ts";
import { contentProblems } from "../../../tests/set-up/content-problems.ts";
import { FIXTURE_DAY, fixtureContent } from "../../../tests/set-up/fixture-site.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { attachmentAddresses, attachmentOf } from "./attachments.ts";
import { fileSize } from "./file-size.ts";

/** A copy of the content, which a test may change. */
let folder: string;
const REPORT = "content/insights/reports/a-report.md";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(fixtureContent("full"), folder, { recursive: true });
  vi.stubEnv("CONTENT_DIR", folder);
  vi.stubEnv("SOURCE_DATE_EPOCH", String(Date.parse(FIXTURE_DAY) / 1000));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const FILMS = ["/media/a-talk-large.webm", "/media/a-talk-small.webm"];

test("the site serves the files of published insights at addresses that say what they are", async () => {
  await loadTestContent();
  expect(attachmentAddresses().sort()).toEqual([
    "/downloads/book.epub",
    "/downloads/everything.zip",
    "/downloads/numbers.xlsx",
    "/downloads/umsatze-plane-final.pdf",
    "/media/a-talk-deutsch.vtt",
    "/media/a-talk-english.vtt",
    ...FILMS,
    "/media/episode-1.mp3",
  ]);
  expect(attachmentOf("numbers.xlsx", REPORT)).toMatchObject({ type: "xlsx", bytes: 569 });
  const [episode] = content().insights.filter(({ list }) => list === "episodes");
  expect(attachmentOf(episode?.audio?.file ?? "", episode?.file ?? "").seconds).toBeCloseTo(1.02);
});

test("the film of an event is published when the event is over, without another change", async () => {
  rmSync(join(folder, "insights/talks/over.md"));
  await loadTestContent();
  expect(attachmentAddresses()).not.toContain(FILMS[0]);
  vi.stubEnv("SOURCE_DATE_EPOCH", String(Date.parse("2099-07-02") / 1000));
  await loadTestContent();
  expect(attachmentAddresses()).toEqual(expect.arrayContaining(FILMS));
});

test.each([
  ["timeZone", "Zurich", /^must be the name of a time zone/],
  ["ends", "March 18", /^must be a day and a time/],
  ["ends", "2099-13-01 19:00", /^mend the day or the month/],
])("an event with `%s: %s` is reported, and the check goes on", async (field, value, remedy) => {
  const file = "insights/talks/ahead.md";
  const text = readFileSync(join(folder, file), "utf8");
  writeFileSync(join(folder, file), text.replace(new RegExp(`(  ${field}: ).*`), `$1${value}`));
  expect(await contentProblems()).toContainEqual(
    expect.objectContaining({
      file: `content/${file}`,
      field: `event.${field}`,
      remedy: expect.stringMatching(remedy),
    }),
  );
});

test.each([
  [
    "a chapter after the end",
    "episodes/first.md",
    '"0:01"',
    '"0:02"',
    "audio.chapters[1].start",
    /lasts 0:01$/,
  ],
  [
    "a chapter before the one above it",
    "episodes/first.md",
    '"0:01"',
    '"0:00"',
    "audio.chapters[1].start",
    /^must be after 0:00,/,
  ],
])("%s is reported", async (_what, path, from, to, field, remedy) => {
  const file = join(folder, "insights", path);
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(from, to));
  expect(await contentProblems()).toEqual([
    expect.objectContaining({
      file: `content/insights/${path}`,
      line: text.slice(0, text.indexOf(from)).split("\n").length,
      field,
      value: to.replaceAll('"', ""),
      remedy: expect.stringMatching(remedy),
    }),
  ]);
});

test("a fault of a group of fields shows the value of the field that is wrong, not the whole group", async () => {
  const file = join(folder, "insights/talks/ahead.md");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/^( +ends: ).*/m, "$11999-01-01 10:00"));
  expect(await contentProblems()).toEqual([
    expect.objectContaining({
      field: "event.ends",
      value: "1999-01-01 10:00",
      remedy: "must be after the start",
    }),
  ]);
});

test("captions of another film are reported: the last begins after the end of this film", async () => {
  // It has the same film.
  rmSync(join(folder, "insights/talks/over.md"));
  const file = join(folder, "downloads/a talk, English.vtt");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, `${text.trimEnd()}\n\n01:01:05.000 --> 01:01:06.000\nThe end.\n`);
  expect(await contentProblems()).toEqual([
    expect.objectContaining({
      file: "content/insights/talks/ahead.md",
      field: "video.captions[0].file",
      value: "a talk, English.vtt",
      remedy: expect.stringMatching(
        /^its last caption begins at 1:01:05, and the film lasts 0:0\d:/,
      ),
    }),
  ]);
});

test.each([
  ["tour.en.vtt", "/media/tour-en.vtt"],
  ["plant_tour(de).vtt", "/media/plant-tour-de.vtt"],
  ["What's new+old?.vtt", "/media/whats-new-old.vtt"],
])("the words of the file name %s stay apart in its address", async (name, address) => {
  cpSync(join(folder, "downloads/a talk, English.vtt"), join(folder, "downloads", name));
  const file = (await readAttachments())[`downloads/${name}`];
  expect(file).toMatchObject({ attachment: { address } });
});

test.each([
  [
    "a text",
    "notes.pdf",
    "Only words.",
    /^this file is of another type: bring a PDF, PPTX, XLSX, EPUB or ZIP file$/,
  ],
  ["an empty file", "empty.pdf", "", /^this file is empty: export it anew$/],
  ["captions with a fault", "faulty.vtt", "WEBVTT\n", /^write at least one caption/],
  [
    "a file of 26 MB",
    "large.zip",
    Buffer.alloc(25_500_000),
    /^this file has 26 MB: at most 25 MB$/,
  ],
  [
    "a file with the address of another",
    "BOOK.epub",
    undefined,
    /^rename it: content\/downloads\/.* has the same address$/,
  ],
])("%s cannot be attached", async (_what, name, bytes, remedy) => {
  const book = readFileSync(join(folder, "downloads/book.epub"));
  const head = Buffer.from("%PDF-1.7\n");
  const data = Buffer.isBuffer(bytes) ? Buffer.concat([head, bytes]) : (bytes ?? book);
  writeFileSync(join(folder, "downloads", name), data);
  const attachments = await readAttachments();
  const remedies = [name, "book.epub"].map((written) =>
    attachmentRemedy(written, { file: REPORT, accepts: "document" }, attachments),
  );
  expect(remedies.filter((found) => found !== undefined)).toEqual([expect.stringMatching(remedy)]);
});

test("a misspelt name and a file of another kind are reported with a remedy", async () => {
  const attachments = await readAttachments();
  const remedyOf = (name: string) =>
    attachmentRemedy(name, { file: REPORT, accepts: "audio" }, attachments);
  expect(remedyOf("bok.epub")).toBe(
    "did you mean book.epub? put an MP3 or M4A file into content/downloads/ or beside content/insights/reports, or mend its name (capitals count)",
  );
  expect(remedyOf("book.epub")).toBe("this file is EPUB: bring an MP3 or M4A file");
});

test.each([
  ["video", "tour.mov", "this file is of another type: bring an MP4 or WebM file"],
  ["captions", "tour.srt", "this file is of another type: bring a WebVTT file (.vtt)"],
] as const)(
  "the remedy for a wrong file names only what a field for %s takes",
  async (accepts, name, remedy) => {
    writeFileSync(join(folder, "downloads", name), "1\n00:00:01,000 --> 00:00:02,000\nOne.\n");
    const attachments = await readAttachments();
    expect(attachmentRemedy(name, { file: REPORT, accepts }, attachments)).toBe(remedy);
  },
);

test("a recording can stand in a folder of content/downloads/, where the editor puts it", async () => {
  const recording = join(folder, "downloads/audio/second.mp3");
  cpSync(join(folder, "insights/episodes/épisode 1.mp3"), recording);
  const attachments = await readAttachments();
  const remedyOf = (name: string) =>
    attachmentRemedy(name, { file: REPORT, accepts: "audio" }, attachments);
  expect(remedyOf("audio/second.mp3")).toBeUndefined();
  expect(remedyOf("audio/secnd.mp3")).toMatch(/^did you mean audio\/second\.mp3\?/);
});

test("a size is written as the language writes it", () => {
  expect([
    fileSize(569, "en-US"),
    fileSize(304_600, "en-US"),
    fileSize(1_240_000, "en-US"),
  ]).toEqual(["1 kB", "305 kB", "1.2 MB"]);
  expect(fileSize(1_240_000, "de")).toBe("1,2 MB");
});
