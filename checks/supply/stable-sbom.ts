import { createHash } from "node:crypto";
import type { PackageUse } from "./allowed-licences.ts";

/** The parts of a CycloneDX document that are read or changed here. */
export interface Sbom {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string } };
  components: SbomComponent[];
}

interface SbomComponent {
  name: string;
  version: string;
  properties?: { name: string; value: string }[];
}

/**
 * Makes npm's list of materials the same for the same lock file and the same npm: without the time,
 * with the project's name instead of its folder's, the serial number derived from the rest. Says of
 * each package what it is for.
 */
export function stableSbom(
  sbom: Sbom,
  projectName: string,
  useOf: (name: string) => PackageUse,
): Sbom {
  const { serialNumber: _, ...rest } = sbom;
  const { timestamp: __, ...metadata } = sbom.metadata;
  const components = sbom.components.map((component) => ({
    ...component,
    properties: [
      ...(component.properties ?? []),
      { name: "website:use", value: useOf(component.name) },
    ],
  }));
  const stable = {
    ...rest,
    metadata: { ...metadata, component: { ...metadata.component, name: projectName } },
    components,
  };
  return { ...stable, serialNumber: `urn:uuid:${uuidOf(JSON.stringify(stable))}` };
}

/** A UUID made of a text's hash (RFC 9562, version 8: the bits are ours to choose). */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
