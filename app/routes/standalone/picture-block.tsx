import { pictureOf } from "#app/features/artwork/pictures.ts";
import type { BlockOf } from "#app/model/schemas/blocks.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { PageBlock } from "./page-blocks.ts";

/** A picture as wide as the page, with its caption. */
export function PictureBlock({ block }: PageBlock<BlockOf<"picture">>) {
  const { picture, caption } = block;
  return (
    <figure className="page-width py-9 md:py-14">
      <Picture
        picture={pictureOf(picture, caption ?? "picture", "wide")}
        className="aspect-video rounded-picture"
      />
      {caption && (
        <figcaption className="mt-3 text-caption text-balance text-ink-3">{caption}</figcaption>
      )}
    </figure>
  );
}
