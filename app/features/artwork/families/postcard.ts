import type { DrawFamily } from "#app/features/artwork/inks.ts";
import { disc, filledPath, path, shortNumber } from "#app/features/artwork/svg.ts";

/** Postcard: text on the left, an address on the right, a postmark, and a perforated place without a stamp. */
export const postcard: DrawFamily = ({ width, height, short }, { ground, inks }, random) => {
  const [lead, second, accent] = inks;
  const cardWidth = Math.min(width * 0.82, height * 1.28);
  const cardHeight = Math.min(cardWidth * random.between(0.62, 0.68), height * 0.84);
  const left = (width - cardWidth) / 2;
  const top = (height - cardHeight) / 2;
  const pad = cardHeight * 0.1;
  const middle = left + cardWidth * random.between(0.52, 0.56);
  const line = short * 0.022;
  const card = path`M${left} ${top}h${cardWidth}v${cardHeight}h${-cardWidth}z`;
  let writing = "";
  const rows = 7;
  for (let row = 0; row < rows; row += 1) {
    const y = top + pad * 1.4 + ((cardHeight - pad * 2.8) * row) / (rows - 1);
    const length = (middle - left - 2.6 * pad) * (row === rows - 1 ? 0.5 : random.between(0.82, 1));
    writing += path`M${left + pad} ${y}h${length}`;
  }
  for (let row = 0; row < 3; row += 1) {
    const y = top + cardHeight * (0.62 + row * 0.12);
    writing += path`M${middle + pad} ${y}h${(left + cardWidth - middle - 2 * pad) * (row === 2 ? 0.6 : 1)}`;
  }
  const stamp = cardHeight * 0.3;
  const stampX = left + cardWidth - pad - stamp;
  const stampY = top + pad;
  let holes = "";
  const perSide = 6;
  for (let index = 0; index < perSide; index += 1) {
    const along = (stamp * index) / perSide;
    const size = stamp / perSide / 3;
    holes += disc(stampX + along, stampY, size, accent);
    holes += disc(stampX + stamp, stampY + along, size, accent);
    holes += disc(stampX + stamp - along, stampY + stamp, size, accent);
    holes += disc(stampX, stampY + stamp - along, size, accent);
  }
  const mark = stamp * random.between(0.34, 0.4);
  const markX = stampX - mark * 0.7;
  const markY = stampY + stamp * 0.72;
  return (
    filledPath(lead, card) +
    `<path fill="none" stroke="${ground}" stroke-width="${shortNumber(line)}" d="${writing}"/>` +
    disc(markX, markY, mark, second) +
    disc(markX, markY, mark * 0.6, lead) +
    holes
  );
};
