import { wordsOfFields } from "#app/features/search/search-words.ts";
import { documentsContent, type Specimen } from "#app/features/specimens/content.ts";
import { specimens } from "#app/features/specimens/specimens.ts";
import type { Content } from "#app/model/content.ts";
import type { PageAddress } from "#app/model/page-record.ts";
import { pageAddress } from "#app/routes/page-kind.ts";
import { fillPath } from "#app/routes/paths.ts";

/** The addresses of the specimens of the firm's work. */
export function specimenAddresses(
  paths: Readonly<Record<"main", string>>,
  of: Content,
): PageAddress[] {
  return specimens(of).map((specimen) => specimenAddress(paths.main, specimen, of));
}

function specimenAddress(path: string, specimen: Specimen, of: Content): PageAddress {
  const { id, title, meta } = specimen;
  return pageAddress(fillPath<string>(path, { id }), meta, {
    id,
    name: title,
    section: "company",
    sources: ["content/pages/documents.yaml"],
    words: () => wordsOfFields(documentsContent.schema, { items: [specimen] }, of),
  });
}
