import { randomBytes } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The last day of a build and 128 random bits: `preview-2026-12-08-…`. An unfinished build has a dot before its name. */
const SHARE_NAME = /^\.?preview-(\d{4}-\d{2}-\d{2})-[\da-f]{32}$/;

/**
 * The name of a build that only those who have its address find.
 *
 * @param until the last day on which it is kept, `YYYY-MM-DD`
 */
export function newShareName(until: string): string {
  return `preview-${until}-${randomBytes(16).toString("hex")}`;
}

/**
 * Removes the builds whose last day has passed, the unfinished ones too.
 *
 * @param folder the folder of the shared builds; it may be missing
 * @param today `YYYY-MM-DD`
 * @returns the names of the removed builds
 */
export async function removeEndedShares(folder: string, today: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const ended = names.filter((name) => {
    const [, until] = SHARE_NAME.exec(name) ?? [];
    return until !== undefined && until < today;
  });
  for (const name of ended) await rm(join(folder, name), { recursive: true });
  return ended;
}

/**
 * What to tell whoever has shared a build.
 *
 * @param until the last day on which it is kept, `YYYY-MM-DD`
 * @param address of the build
 * @param path of its folder, such as `shared/preview-…`
 * @param isPlaceholder whether nobody has set the address of the site
 */
export function shareReport(share: {
  until: string;
  address: string;
  path: string;
  isPlaceholder: boolean;
}): string {
  const { until, address, path, isPlaceholder } = share;
  const lines = [
    `Shared until ${until}: ${address}/`,
    `The files are in ${path}. Copy the folder ${dirname(path)}/ to the host of that address.`,
  ];
  if (isPlaceholder) {
    lines.push(
      "This address is a placeholder: nobody has said where the site stands. Write the line",
      "SITE_URL=https:// with the address of your server after it into the file site.env, in the folder of the project, and run this again.",
    );
  }
  return lines.join("\n");
}
