import { promisify } from "node:util";
import { init } from "license-checker-rseidelsohn";
import type { Problem } from "../problem.ts";

/**
 * Licences that packages may have. A row is there because a package needs it, never in advance: `served`
 * for what builds and serves the site (`npm ci --omit=dev`), `tests` for what only tests and benchmarks it.
 */
const licences: Readonly<Record<string, "served" | "tests">> = {
  // Permissive: licences.txt keeps their notices for visitors.
  MIT: "served",
  "MIT-0": "served",
  ISC: "served",
  "BSD-2-Clause": "served",
  "BSD-3-Clause": "served",
  "Apache-2.0": "served",
  "BlueOak-1.0.0": "served",
  "0BSD": "served",
  // postgres: in the public domain.
  Unlicense: "served",
  // The typeface: may be served with a site, with its notice, not sold by itself.
  "OFL-1.1": "served",
  // lightningcss: copyleft for its own files, which are neither changed nor handed on.
  "MPL-2.0": "served",
  // libvips behind sharp: a library of its own that draws pictures here; none of it is handed on.
  "LGPL-3.0-or-later": "served",
  // Permissive too, each by way of its first or only choice.
  "MIT OR Apache-2.0": "tests",
  "Apache-2.0 AND MIT": "tests",
  "(MIT AND Zlib)": "served",
  "(MIT OR GPL-3.0-or-later)": "served",
  "(MIT OR CC0-1.0)": "tests",
  "CC0-1.0": "tests",
  "Python-2.0": "tests",
  // Lists of licences, read here and never handed on.
  "CC-BY-3.0": "tests",
  "(MIT AND CC-BY-3.0)": "tests",
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

/** Every package has a licence that is accepted for its use; and no row of the table is idle. */
export function findForbiddenLicences(
  served: Licences,
  all: Licences,
  table: Readonly<Record<string, "served" | "tests">> = licences,
): Problem[] {
  const forbidden = Object.entries(all)
    .filter(([name, licence]) => table[licence] !== "served" && (name in served || !table[licence]))
    .map(([where, licence]) => ({
      where,
      what: `"${licence}" is not accepted ${where in served ? "for building and serving" : "here"}`,
    }));
  const idle = Object.keys(table)
    .filter((id) => !Object.values(all).includes(id))
    .map((id) => ({
      where: "the table of licences",
      what: `accepts "${id}", which no package has`,
    }));
  return [...forbidden, ...idle];
}
