import { quoted } from "#app/base/quotation-marks.ts";
import { COLUMN } from "#app/features/artwork/picture-formats.ts";
import { pictureOf } from "#app/features/artwork/pictures.ts";
import { content } from "#app/model/content.ts";
import type { BlockOf } from "#app/model/schemas/blocks.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { PageBlock } from "./page-blocks.ts";

/** A sentence in large type, with the person who says it and, if there is one, the portrait. */
export function QuoteBlock({ block }: PageBlock<BlockOf<"quote">>) {
  const { text, name, role, picture } = block;
  return (
    <figure className="page-width py-9 md:py-14">
      <div className="page-grid items-end gap-y-8">
        {picture && (
          <div className="col-span-4">
            <Picture
              picture={pictureOf(picture, name, "tall", COLUMN)}
              className="aspect-3/4 rounded-picture"
            />
          </div>
        )}
        <blockquote className="col-span-4 text-h3 font-semibold text-balance md:col-span-8 md:col-start-5">
          {quoted(text, content().language.tag)}
        </blockquote>
      </div>
      <figcaption className="page-grid">
        <p className="col-span-4 mt-3 md:col-span-8 md:col-start-5">
          <span className="block font-semibold">{name}</span>
          {role && <span className="block text-ink-2">{role}</span>}
        </p>
      </figcaption>
    </figure>
  );
}
