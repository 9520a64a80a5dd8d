import type { PictureSource } from "#app/lib/picture.ts";

export interface PictureProps {
  picture: PictureSource;
  className?: string;
  /** Load at once: only for a picture that stands above the fold. */
  isEager?: boolean;
}

/**
 * A drawing or a photo; its size is known before it loads, so nothing shifts. Only the image takes part in the layout
 * (app/styles/base.css).
 */
export function Picture({ picture, className = "", isEager = false }: PictureProps) {
  const { avif, alt, shapes = [], placeholder = "bg-surface", ...image } = picture;
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={picture.sizes} />}
      {shapes.map((shape) => (
        <source key={shape.media} {...shape} />
      ))}
      <img
        {...image}
        alt={alt}
        loading={isEager ? "eager" : "lazy"}
        decoding={avif ? "async" : undefined}
        className={`w-full object-cover ${placeholder} ${className}`}
      />
    </picture>
  );
}
