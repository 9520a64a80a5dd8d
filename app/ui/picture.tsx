/** A picture as a page shows it. Decorative pictures have an empty `alt`. */
export interface PictureSource {
  src: string;
  /** Intrinsic size in pixels; fixes the aspect before anything has loaded. */
  width: number;
  height: number;
  alt: string;
  /** Of photos: files of several widths in two formats as `srcset` values, and how wide they are shown. */
  avif?: string;
  srcSet?: string;
  sizes?: string;
  /** Of drawings: files in the shapes of narrower screens, the narrowest first. */
  shapes?: { media: string; srcSet: string }[];
}

export interface PictureProps {
  picture: PictureSource;
  className?: string;
  /** Load at once: only for a picture that stands above the fold. */
  isEager?: boolean;
}

/** A drawing or a photo. Only the image takes part in the layout (app/ui/styles/base.css). */
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
        alt={alt}
        loading={isEager ? undefined : "lazy"}
        decoding={avif ? "async" : undefined}
        className={`w-full object-cover bg-surface ${className}`}
      />
    </picture>
  );
}
