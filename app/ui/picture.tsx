/** The data of a picture. A decorative picture has an empty `alt`. */
export interface PictureSource {
  src: string;
  /** The size of the file in pixels. It fixes the aspect ratio before the file has loaded. */
  width: number;
  height: number;
  alt: string;
  /** Of a photo: the `srcset` of its AVIF files. */
  avif?: string;
  /** Of a photo: the `srcset` of its WebP files. */
  srcSet?: string;
  /** Of a photo: the widths at which the page shows it, as the attribute `sizes`. */
  sizes?: string;
  /** Of a drawing: files in the shapes of narrower screens, the narrowest first. */
  shapes?: { media: string; srcSet: string }[];
}

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
        alt={alt}
        loading={isEager ? undefined : "lazy"}
        decoding={avif ? "async" : undefined}
        className={`w-full object-cover bg-surface ${className}`}
      />
    </picture>
  );
}
