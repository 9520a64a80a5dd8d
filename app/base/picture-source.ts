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
