import { seededRandom } from "../../app/features/artwork/random.ts";
import { addressOf } from "./made-up-site.ts";

const encode = (character: string) =>
  [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
const inPlaceOfSlash = (text: string) => (character: string) =>
  character === "/" ? text : character;

/** Other spellings of a character somewhere in the path. */
const spellings: readonly ((character: string) => string)[] = [
  (character) => (character === "%" ? character : encode(character)),
  (character) => (character === "%" ? character : encode(character).toUpperCase()),
  (character) => character.toUpperCase(),
  ...["//", "/./", "/."].map(inPlaceOfSlash),
];
const ENDINGS = [
  "/",
  "//",
  "%2F",
  "%2findex.html",
  "/index.html",
  "/index%2Ehtml",
  "/INDEX.HTML",
  ".br",
  "%2Egz",
  ".GZ",
  "?a=//b/index.html",
];

/**
 * Unusual spellings of a site's addresses: percent-encoded characters, doubled slashes, dots, capitals. Every call returns
 * the same addresses. Each percent sign in them belongs to an encoded character.
 *
 * @param files of the site
 */
export function spelledAddresses(files: readonly string[], count: number): string[] {
  const { below, pick } = seededRandom("addresses");
  const changes: readonly ((path: string) => string)[] = [
    (path) => `/${path}`,
    ...ENDINGS.map((ending) => (path: string) => path + ending),
    ...spellings.map((spell) => (path: string) => {
      const index = below(path.length);
      return path.slice(0, index) + spell(path[index] ?? "") + path.slice(index + 1);
    }),
  ];
  const starts = files.flatMap((file) => [file, addressOf(file)]).map(encodeURI);
  const addresses = new Set(["/%2F", "/about%2F", "/index%2Ehtml", "/assets/entry-B4x1.js.br"]);
  while (addresses.size < count) {
    let address = pick(starts);
    for (let left = 1 + below(3); left > 0; left -= 1) address = pick(changes)(address);
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
