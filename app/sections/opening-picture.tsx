import { Picture, type PictureSource } from "#app/ui/picture.tsx";

export interface OpeningPictureProps {
  picture: PictureSource;
  /** Its shape and its gap. */
  className?: string;
}

/**
 * The picture that opens a page. Its file stands there three times, once for each plate: where it is scrolled in or out,
 * the plates come apart (styles/motion.css). Otherwise the first alone is seen, and the others cost no request.
 */
export function OpeningPicture({ picture, className = "" }: OpeningPictureProps) {
  const plate = <Picture picture={{ ...picture, alt: "" }} isEager />;
  return (
    <div className={`plates rounded-picture ${className}`}>
      <Picture picture={picture} isEager className="opening-picture rounded-picture" />
      <span>{plate}</span>
      <span>{plate}</span>
    </div>
  );
}
