import { deckFile } from "#app/features/deck/deck-links.ts";
import { cachedPowerPoint } from "#app/features/deck/power-point/cached-power-point.ts";
import { content, contentOfLanguages, withContent } from "#app/model/content.ts";
import { pageAt } from "#app/routes/page-index.ts";
import { PAGES } from "#app/routes/registry.ts";
import { addressOf } from "./languages.ts";

/**
 * The PowerPoint file of each language that has the deck, by address. Only this function loads the packages for it, in one
 * process of a build.
 */
export async function powerPoint(): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  for (const language of contentOfLanguages()) {
    await withContent(language, async () => {
      if (!pageAt(PAGES.presentation.paths.main)) return;
      const file = await cachedPowerPoint(makePowerPoint, import.meta.env.BASE_URL);
      files[addressOf(`/${deckFile("pptx")}`)] = file;
    });
  }
  return files;
}

async function makePowerPoint(): Promise<Buffer> {
  const { powerPointFile } = await import("../features/deck/power-point/power-point-file.ts");
  return powerPointFile(content().deck);
}
