import type { PictureSource } from "#app/lib/picture.ts";

export interface PictureProps {
  picture: PictureSource;
  className?: string;
  /** Load at once: only for a picture that stands above the fold. */
  isEager?: boolean;
  /** For photos: the width it is shown at, as the `sizes` attribute of an image. */
  sizes?: string;
}

/** A drawing or a photo; its size is known before it loads, so nothing shifts. */
export function Picture({ picture, className, isEager = false, sizes }: PictureProps) {
  const image = (
    <img
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={isEager ? "eager" : "lazy"}
      decoding="async"
      className={`block w-full object-cover ${picture.placeholder ?? "bg-surface"} ${className ?? ""}`}
    />
  );
  if (!picture.sources) return image;
  return (
    <picture>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
