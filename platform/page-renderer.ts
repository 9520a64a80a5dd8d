import { renderDocument } from "./render-document.ts";
import type { Assets, RecordedDocument, SiteDefinition } from "./site-definition.ts";

/**
 * A function that renders the page at an address. A document that several addresses share is rendered once if they follow each
 * other.
 */
export function pageRenderer(
  site: SiteDefinition,
  assets: Assets,
): (address: string) => Promise<RecordedDocument<Buffer>> {
  let last: { key: string; shared: RecordedDocument<Buffer> } | undefined;
  return async (address) => {
    const found = site.sharedDocument(address, assets);
    if (!found) return renderWholePage(address, site, assets);
    const { key, document, varyingPart, mark } = found;
    if (last?.key !== key) {
      last = { key, shared: await site.record(address, () => renderDocument(document)) };
    }
    const { shared } = last;
    const part = await site.record(address, () => renderDocument(varyingPart));
    return {
      result: replaceMark(shared.result, mark, part.result),
      texts: [...shared.texts, ...part.texts],
      assets: [...shared.assets, ...part.assets],
    };
  };
}

function renderWholePage(address: string, site: SiteDefinition, assets: Assets) {
  const document = site.document(address, assets);
  if (!document) throw new RangeError(`The site has no document at ${address}`);
  return site.record(address, () => renderDocument(document));
}

/** @throws Error unless the document has the mark exactly once */
function replaceMark(document: Buffer, mark: string, part: Buffer): Buffer {
  const position = document.indexOf(mark);
  if (position < 0 || position !== document.lastIndexOf(mark)) {
    throw new Error(`A shared document must have ${mark} once`);
  }
  return Buffer.concat([
    document.subarray(0, position),
    part,
    document.subarray(position + mark.length),
  ]);
}
