/** `00:01.000`, or with hours `01:00:01.000`. */
const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMING = new RegExp(String.raw`^${TIME} +--> +${TIME}(?:[ \t].*)?$`);

/** When the last caption begins, in seconds, or what to do about captions that browsers would not show whole. */
export type Captions = { lastStart: number } | { remedy: string };

/** Reads captions (https://www.w3.org/TR/webvtt1/). */
export function readCaptions(text: string): Captions {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|\n|\r/);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? "")) {
    return { remedy: "begin the captions with a line that holds only WEBVTT" };
  }
  let lastStart = -1;
  for (const [index, line] of lines.entries()) {
    if (!line.includes("-->")) continue;
    const report = (what: string) => ({ remedy: `line ${index + 1} of the captions: ${what}` });
    const times = TIMING.exec(line);
    if (!times) return report("write the times as 00:01.000 --> 00:04.500");
    const start = seconds(times.slice(1, 5));
    if (seconds(times.slice(5, 9)) <= start) return report("the end must be after the start");
    if (start < lastStart) return report("a caption must not start before the one above it");
    if (!lines[index + 1]?.trim()) return report("write what is said below the times");
    lastStart = start;
  }
  if (lastStart >= 0) return { lastStart };
  return { remedy: "write at least one caption: times, and below them what is said" };
}

function seconds([hours = "0", minutes, rest, milliseconds]: string[]): number {
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest) + Number(milliseconds) / 1000;
}
