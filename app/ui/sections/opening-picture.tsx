import { Picture, type PictureProps } from "#app/ui/picture.tsx";

interface OpeningPictureProps extends Omit<PictureProps, "isEager"> {
  /** False where the first paint waits for the whole page anyway. */
  delaysPaint?: boolean;
}

/**
 * The picture that opens a page. While it leaves the window, its three inks slide out below it (app/ui/styles/motion.css).
 *
 * The `<link rel="expect">` delays the first paint until the browser has parsed the header and the picture (see
 * app/ui/frame/paint-whole-page.tsx).
 */
export function OpeningPicture(props: OpeningPictureProps) {
  const { picture, className = "", delaysPaint = true } = props;
  return (
    <div id="opening-picture" className={`opening-frame ${className}`}>
      {delaysPaint && <link rel="expect" href="#opening-picture" blocking="render" />}
      <Picture picture={picture} isEager className="opening-picture" />
    </div>
  );
}
