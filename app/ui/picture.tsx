import type { PictureSource } from "#app/lib/picture.ts";

export interface PictureProps {
  picture: PictureSource;
  className?: string;
  /** Load at once: only for a picture that stands above the fold. */
  isEager?: boolean;
  /** For photos: how wide it is shown, where that is not what its format says; the `sizes` of an image. */
  sizes?: string;
}

/**
 * A drawing or a photo; its size is known before it loads, so nothing shifts. Only the image takes part in the layout
 * (app/styles/base.css).
 */
export function Picture({
  picture,
  className = "",
  isEager = false,
  sizes = picture.sizes,
}: PictureProps) {
  const { src, width, height, alt, sources = [], placeholder = "bg-surface" } = picture;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={isEager ? "eager" : "lazy"}
        decoding="async"
        className={`block w-full object-cover ${placeholder} ${className}`}
      />
    </picture>
  );
}
