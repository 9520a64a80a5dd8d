import { promisify } from "node:util";
import { init } from "license-checker-rseidelsohn";
import { at, type Problem } from "../problem.ts";

/** Licences that packages may have. An entry is there because a package needs it, never in advance. */
const ACCEPTED = {
  /** For what builds and serves the site (`npm ci --omit=dev`). */
  served: [
    // Permissive: licences.txt keeps their notices for visitors.
    ...["MIT", "MIT-0", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0"],
    // Permissive too, each by way of its first choice.
    ...["0BSD", "(MIT AND Zlib)", "(MIT OR GPL-3.0-or-later)"],
    // postgres: in the public domain.
    "Unlicense",
    // The typeface: may be served with a site, with its notice, not sold by itself.
    "OFL-1.1",
    // lightningcss: copyleft for its own files, which are neither changed nor handed on.
    "MPL-2.0",
    // libvips behind sharp: a library of its own that draws pictures here; none of it is handed on.
    "LGPL-3.0-or-later",
  ],
  /** For what only tests and benchmarks the site. */
  tests: [
    ...["MIT OR Apache-2.0", "Apache-2.0 AND MIT", "(MIT OR CC0-1.0)", "CC0-1.0", "Python-2.0"],
    // Lists of licences, read here and never handed on.
    ...["CC-BY-3.0", "(MIT AND CC-BY-3.0)"],
  ],
};

/** Licences by package. */
type Licences = Readonly<Record<string, string>>;

/** @param production only what building and serving needs */
export async function readLicences(root: string, production: boolean): Promise<Licences> {
  const found = await promisify(init)({ start: root, production, excludePrivatePackages: true });
  return Object.fromEntries(
    Object.entries(found).map(([name, { licenses }]) => [name, [licenses].flat().join(" AND ")]),
  );
}

/** Every package has a licence that is accepted for its use; and no entry of the lists is idle. */
export function findForbiddenLicences(
  served: Licences,
  all: Licences,
  accepted: Readonly<Record<"served" | "tests", readonly string[]>> = ACCEPTED,
): Problem[] {
  const known = [...accepted.served, ...accepted.tests];
  const forbidden = Object.entries(all).flatMap(([where, licence]) => {
    const [fitting, use] =
      where in served ? [accepted.served, "for building and serving"] : [known, "here"];
    return fitting.includes(licence) ? [] : { where, what: `"${licence}" is not accepted ${use}` };
  });
  const idle = known
    .filter((licence) => !Object.values(all).includes(licence))
    .map((licence) => `accepts "${licence}", which no package has`)
    .map(at("the lists of licences"));
  return [...forbidden, ...idle];
}
