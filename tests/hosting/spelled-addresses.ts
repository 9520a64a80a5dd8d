import { addressOf } from "./built-site.ts";

type Change = (path: string, choose: (below: number) => number) => string;

/** One character written in another way, somewhere in the path. */
const at =
  (write: (character: string) => string): Change =>
  (path, choose) => {
    const index = choose(path.length);
    return path.slice(0, index) + write(path[index] ?? "") + path.slice(index + 1);
  };

const encode = (character: string) =>
  [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");

const changes: readonly Change[] = [
  at((character) => (character === "%" ? character : encode(character))),
  at((character) => (character === "%" ? character : encode(character).toUpperCase())),
  at((character) => character.toUpperCase()),
  at((character) => (character === "/" ? "//" : character)),
  at((character) => (character === "/" ? "/./" : character)),
  at((character) => (character === "/" ? "/." : character)),
  (path) => `/${path}`,
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `${path}%2F`,
  (path) => `${path}%2findex.html`,
  (path) => `${path}/index.html`,
  (path) => `${path}/index%2Ehtml`,
  (path) => `${path}/INDEX.HTML`,
  (path) => `${path}.br`,
  (path) => `${path}%2Egz`,
  (path) => `${path}.GZ`,
  (path) => `${path}?a=//b/index.html`,
];

/**
 * Addresses of a site as nobody should write them: encoded, doubled, dotted, in upper case. Always the same ones,
 * with no percent sign that encodes nothing.
 *
 * @param files of the site
 */
export function spelledAddresses(files: readonly string[], count: number): string[] {
  let seed = 1;
  // Park and Miller's generator.
  const choose = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const pick = <Item>(list: readonly Item[]) => list[choose(list.length)] as Item;
  const starts = files.flatMap((file) => [file, addressOf(file)]).map(encodeURI);
  const addresses = new Set(["/%2F", "/about%2F", "/index%2Ehtml", "/assets/entry-B4x1.js.br"]);
  while (addresses.size < count) {
    let address = pick(starts);
    for (let left = 1 + choose(3); left > 0; left -= 1) address = pick(changes)(address, choose);
    if (address.startsWith("/") && isText(address)) addresses.add(address);
  }
  return [...addresses];
}

function isText(address: string): boolean {
  try {
    return decodeURIComponent(address.replace(/\?.*/, "")) !== "";
  } catch {
    return false;
  }
}
