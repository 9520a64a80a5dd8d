import { z } from "zod";
import { pageContent } from "./page-content.ts";
import { opening, text } from "./schemas/shared.ts";

/** content/pages/insight-lists.yaml: the seven lists; `id` is the last part of the address, `insights` for all. */
export const insightListsContent = pageContent(
  "insight-lists",
  z.strictObject({
    lists: z.array(z.strictObject({ id: text, ...opening })).length(7),
    /** Shown under the snippet of an insight that has no text yet. */
    placeholder: text,
  }),
);

/** content/pages/coming-soon.yaml: the kinds of insights that are yet to come. */
export const comingSoonContent = pageContent(
  "coming-soon",
  z.strictObject({ kinds: z.array(z.strictObject({ id: text, sentence: text })).length(4) }),
);
