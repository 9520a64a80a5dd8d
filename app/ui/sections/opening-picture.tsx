import { Picture, type PictureProps } from "#app/ui/picture.tsx";

/**
 * The picture that opens a page. The document has its image three times, once for each printing plate. The plates come
 * apart while the picture is scrolled in or out (app/ui/styles/motion.css). At other times only the first image is
 * visible. All three show one file, so the plates cost no request.
 *
 * The `<link rel="expect">` delays the first paint until the browser has parsed the picture: the view transition from a card
 * grows into it.
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
