import { promisify } from "node:util";
import { init } from "license-checker-rseidelsohn";

/** Licences by package. */
export type Licences = Readonly<Record<string, string>>;

/** @param production only what building and serving needs */
export async function readLicences(root: string, production: boolean): Promise<Licences> {
  const found = await promisify(init)({ start: root, production, excludePrivatePackages: true });
  return Object.fromEntries(
    Object.entries(found).map(([name, { licenses }]) => [name, [licenses].flat().join(" AND ")]),
  );
}
