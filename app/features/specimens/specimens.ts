import { type Content, content } from "#app/model/content.ts";
import { hasTranslated, pageFilePath } from "#app/model/page-content.ts";
import { documentsContent, type Specimen } from "./content.ts";

/** The specimens of a language. Empty if the site has none, or if a translation lacks their file. */
export function specimens(of: Content = content()): readonly Specimen[] {
  if (!hasTranslated(of, pageFilePath(documentsContent))) return [];
  return documentsContent(of)?.items ?? [];
}

/** The specimens that stand on the page of a service. */
export function specimensOfService(id: string): Specimen[] {
  return specimens().filter(({ services = [] }) => services.includes(id));
}

/** The specimens that stand below a text. */
export function specimensOfInsight(id: string): Specimen[] {
  return specimens().filter(({ insights = [] }) => insights.includes(id));
}
