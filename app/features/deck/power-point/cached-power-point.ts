import { buildDay } from "#app/base/dates.ts";
import { content, contentPart, recordReads } from "#app/model/content.ts";
import { cachedTracedFile } from "../../../../platform/build-cache.ts";
import { sourceCode } from "../../../../platform/source-code.ts";

const CODE = sourceCode("app/features/deck/power-point/power-point-file.ts");

/**
 * Takes the PowerPoint file of the language that is rendered over from an earlier build, or makes it. It is made anew if a part
 * of the content has changed that was read for it.
 *
 * @param base the address of the site's root, with a slash at its end
 * @param folder of the cache
 */
export function cachedPowerPoint(
  make: () => Promise<Buffer>,
  base: string,
  folder?: string,
): Promise<Buffer> {
  const { language, photos } = content();
  // The drawn slides read photos as files.
  const inputs = { language: language.tag, photos, base, day: buildDay() };
  const makeFile = async () => {
    const { result, reads } = await recordReads(make);
    return { bytes: result, reads };
  };
  return cachedTracedFile({ code: CODE, inputs }, contentPart, makeFile, folder);
}
