/** A picture as a page shows it. Decorative pictures have an empty `alt`. */
export interface PictureSource {
  src: string;
  /** Intrinsic size in pixels; fixes the aspect before anything has loaded. */
  width: number;
  height: number;
  alt: string;
  /** Only photos: files of several widths, as `srcset` values, in a format that not every browser reads. */
  avif?: string;
  /** The same in WebP. */
  srcSet?: string;
  /** Only drawings: files in the shapes of narrower screens, the narrowest first. */
  shapes?: { media: string; srcSet: string }[];
  /** Only photos: how wide it is shown, as the `sizes` attribute of an image. */
  sizes?: string;
  /** Only photos: the class of the dominant colour shown until the photo has loaded. */
  placeholder?: string;
}
