import { Picture, type PictureProps } from "#app/ui/picture.tsx";

/**
 * The picture that opens a page. While it leaves the window, its three inks slide out below it (app/ui/styles/motion.css).
 *
 * The `<link rel="expect">` delays the first paint until the browser has parsed the picture: the view transition from a card
 * grows into it.
 */
export function OpeningPicture({ picture, className = "" }: Omit<PictureProps, "isEager">) {
  return (
    <div id="opening-picture" className={`opening-frame rounded-picture ${className}`}>
      <link rel="expect" href="#opening-picture" blocking="render" />
      <Picture picture={picture} isEager className="opening-picture rounded-picture" />
    </div>
  );
}
