/** A picture as a page shows it. Decorative pictures have an empty `alt`. */
export interface PictureSource {
  src: string;
  /** Intrinsic size in pixels; fixes the aspect before anything has loaded. */
  width: number;
  height: number;
  alt: string;
  /** Only photos: the same picture in newer formats, as `srcset` values in order of preference. */
  sources?: { type: string; srcSet: string }[];
  /** Only photos: how wide it is shown, as the `sizes` attribute of an image. */
  sizes?: string;
  /** Only photos: the class of the dominant colour shown until the photo has loaded. */
  placeholder?: string;
}
