import type { Page } from "@playwright/test";
import { violations } from "./axe-violations.ts";
import { expect, test } from "./fixtures.ts";
import { FULL_SITE } from "./full-site.ts";
import { open } from "./open-page.ts";
import { overflowing } from "./text-spacing.ts";

// The items of these lists have files to download, recordings, films and events.
test.use({ baseURL: FULL_SITE, contextOptions: { reducedMotion: "reduce" } });

const REPORT = "/insights/reports/a-report";
const EPISODE = "/insights/episodes/first-episode";
const FILM = "/insights/talks/a-talk-that-is-over";
const EVENT = "/insights/talks/a-talk-ahead";

/** Records the paths of the recordings, films and captions that a page requests. */
function mediaRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/media/")) paths.push(pathname);
  });
  return paths;
}

test("nothing of a film is requested before it is pressed, and then the size for the window", async ({
  page,
}) => {
  const requests = mediaRequests(page);
  for (const [width, file] of [
    [1366, "/media/a-talk-large.webm"],
    [390, "/media/a-talk-small.webm"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, FILM);
    const film = page.locator("video");
    await film.scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(requests, `${width} px`).toEqual([]);
    await film.focus();
    await page.keyboard.press("Space");
    await expect.poll(() => requests).toContain(file);
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);
    requests.length = 0;
  }
});

test("captions can be switched on, in each of their languages", async ({ page }) => {
  await open(page, FILM);
  const spoken = await page.locator("video").evaluate(async (video: HTMLVideoElement) => {
    const tracks = [...video.textTracks];
    const loaded = tracks.map((track, index) => {
      const element = video.querySelectorAll("track")[index];
      const { promise, resolve } = Promise.withResolvers<unknown>();
      element?.addEventListener("load", resolve);
      track.mode = "showing";
      return promise;
    });
    await Promise.all(loaded);
    return tracks.map(({ label, cues }) => [label, (cues?.[0] as VTTCue | undefined)?.text]);
  });
  expect(spoken).toEqual([
    ["English", "Good morning & welcome."],
    ["German", "Guten Morgen!"],
  ]);
});

test("a recording is heard after a press, its chapters are links, and its transcript is found", async ({
  page,
}) => {
  const requests = mediaRequests(page);
  await open(page, EPISODE);
  const transcript = page.getByText("Quokkas are seldom heard in the first second.");
  await expect(transcript).toBeHidden();
  await page.getByText("Transcript", { exact: true }).press("Enter");
  await expect(transcript).toBeVisible();
  await expect(page.getByRole("link", { name: "The end & after" })).toHaveAttribute(
    "href",
    "/media/episode-1.mp3#t=1",
  );
  expect(requests).toEqual([]);
  await page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.play());
  expect(requests).toContain("/media/episode-1.mp3");
  await open(page, "/search?q=quokkas");
  await expect(page.getByRole("main").getByText("First episode").first()).toBeVisible();
});

test("a file is downloaded under a name of its own", async ({ page }) => {
  await open(page, REPORT);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "The whole report" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("umsatze-plane-final.pdf");
  await expect(page).toHaveURL(REPORT);
});

test("an event says when and where it is, and its calendar file has the same time", async ({
  page,
}) => {
  await open(page, EVENT);
  const panel = page.getByRole("region", { name: "Take part" });
  await expect(panel.getByText(/July 1, 2099.*5:30.*7:00/)).toBeVisible();
  await expect(panel.getByText(/Tonhalle; kleiner Saal, .*8002 Zürich, Switzerland/)).toBeVisible();
  await expect(panel.getByRole("link", { name: "Register" })).toHaveAttribute("href", "/contact");
  const calendar = await panel.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
  const file = await page.request.get(calendar ?? "");
  expect(file.headers()["content-type"]).toContain("text/calendar");
  expect(await file.text()).toContain("DTSTART:20990701T153000Z");
});

test("axe finds nothing by day and by night, and at 320 px nothing scrolls sideways", async ({
  page,
}) => {
  for (const path of [REPORT, EPISODE, FILM, EVENT]) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await open(page, path);
    for (const details of await page.locator("main details").all())
      await details.evaluate((element: HTMLDetailsElement) => element.setAttribute("open", ""));
    expect.soft(await violations(page), path).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await overflowing(page), `${path} at 320 px`).toEqual([]);
  }
});
