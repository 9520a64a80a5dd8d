import type { DrawFamily } from "#app/features/artwork/inks.ts";
import { disc, filledPath, path, shortNumber } from "#app/features/artwork/svg.ts";

/** Muted: a screen with a speaker in it, and a crossed-out disc in its corner. */
export const muted: DrawFamily = ({ width, height, short }, { ground, inks }, random) => {
  const [lead, second, accent] = inks;
  const screenWidth = Math.min(width * 0.8, height * 1.25);
  const screenHeight = Math.min(screenWidth * random.between(0.62, 0.68), height * 0.76);
  const left = (width - screenWidth) / 2;
  const top = (height - screenHeight) / 2 - height * 0.04;
  const corner = short * 0.05;
  const screen = roundedRectangle(left, top, screenWidth, screenHeight, corner);
  const x = left + screenWidth * random.between(0.4, 0.48);
  const bottom = top + screenHeight;
  const shoulders = screenHeight * random.between(0.36, 0.42);
  const head = screenHeight * 0.19;
  const bust = path`M${x - shoulders} ${bottom}a${shoulders} ${shoulders} 0 0 1 ${2 * shoulders} 0z`;
  const stand = path`M${width / 2 - short * 0.04} ${bottom}h${short * 0.08}v${short * 0.07}h${short * 0.1}v${short * 0.03}h${-short * 0.28}v${-short * 0.03}h${short * 0.1}z`;
  const badge = screenHeight * random.between(0.14, 0.17);
  const badgeX = left + screenWidth - badge * 1.5;
  const badgeY = bottom - badge * 1.5;
  const reach = badge * 0.62;
  const cross = path`M${badgeX - reach} ${badgeY - reach}L${badgeX + reach} ${badgeY + reach}`;
  return (
    filledPath(lead, stand + screen) +
    filledPath(second, bust) +
    disc(x, bottom - shoulders - head * 0.9, head, second) +
    disc(badgeX, badgeY, badge, accent) +
    disc(badgeX, badgeY - badge * 0.15, badge * 0.3, ground) +
    `<path fill="none" stroke="${ground}" stroke-width="${shortNumber(badge * 0.2)}" d="${cross}"/>`
  );
};

/** Path data of a rectangle from its upper left corner. @param r the radius of its corners */
function roundedRectangle(x: number, y: number, width: number, height: number, r: number): string {
  const upperEdge = path`h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}`;
  const rightEdge = path`v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}`;
  const lowerEdge = path`h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}`;
  const leftEdge = path`v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}`;
  return path`M${x + r} ${y}${upperEdge}${rightEdge}${lowerEdge}${leftEdge}z`;
}
