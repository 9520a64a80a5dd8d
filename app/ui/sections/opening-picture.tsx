import type { PictureSource } from "#app/base/picture-source.ts";
import { Picture } from "#app/ui/picture.tsx";

interface OpeningPictureProps {
  /** One picture, or several edge to edge (app/routes/industries/page.css). */
  picture: PictureSource | readonly PictureSource[];
  className?: string;
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
  const pictures = [picture].flat();
  const set = pictures.length > 1 ? "opening-set" : "";
  return (
    <div id="opening-picture" className={`opening-frame ${set} ${className}`.trim()}>
      {delaysPaint && <link rel="expect" href="#opening-picture" blocking="render" />}
      {pictures.map((picture) => (
        <Picture key={picture.src} picture={picture} isEager className="opening-picture" />
      ))}
    </div>
  );
}
