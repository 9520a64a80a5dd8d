import { Picture, type PictureProps } from "#app/ui/picture.tsx";

/**
 * The picture that opens a page. Its file stands there three times, once for each plate: where it is scrolled in or out,
 * the plates come apart (styles/motion.css). Otherwise the first alone is seen, and the others cost no request. The page is
 * not shown before it is read up to here: the picture of the link that was followed grows into this one.
 */
export function OpeningPicture({ picture, className = "" }: Omit<PictureProps, "isEager">) {
  const plate = <Picture picture={{ ...picture, alt: "" }} isEager />;
  return (
    <div id="opening-picture" className={`plates rounded-picture ${className}`}>
      <link rel="expect" href="#opening-picture" blocking="render" />
      <Picture picture={picture} isEager className="opening-picture rounded-picture" />
      <span>{plate}</span>
      <span>{plate}</span>
    </div>
  );
}
