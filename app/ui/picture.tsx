import type { PictureSource } from "#app/base/picture-source.ts";
import { unstyledSize } from "#app/base/unstyled-size.ts";

export interface PictureProps {
  picture: PictureSource;
  className?: string;
  /** Whether it loads at once. Only for a picture above the fold. */
  isEager?: boolean;
}

/** A drawing or a photo. Only its `<img>` takes part in the layout (app/ui/styles/base.css). */
export function Picture({ picture, className = "", isEager = false }: PictureProps) {
  const { avif, alt, shapes = [], ...image } = picture;
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={picture.sizes} />}
      {shapes.map((shape) => (
        <source key={shape.media} {...shape} />
      ))}
      <img
        {...image}
        {...unstyledSize(picture)}
        alt={alt}
        loading={isEager ? undefined : "lazy"}
        decoding={avif ? "async" : undefined}
        className={`w-full object-cover bg-surface ${className}`}
      />
    </picture>
  );
}
