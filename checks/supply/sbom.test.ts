import { expect, test } from "vitest";
import { readSourceFiles } from "../house/source-files.ts";
import { readSbom } from "./read-sbom.ts";
import { type Sbom, stableSbom } from "./stable-sbom.ts";

// npm itself runs: seconds on a busy machine.
test("the project's own list holds what it ships and serves, each with its use", {
  timeout: 60_000,
}, () => {
  const { components, metadata } = readSbom(readSourceFiles(process.cwd()));
  const uses = new Map(
    components.map(({ name, properties }) => [
      name,
      properties?.find((property) => property.name === "website:use")?.value,
    ]),
  );
  expect(Object.fromEntries(uses)).toMatchObject({
    react: "shipped",
    "react-dom": "shipped",
    "react-router": "shipped",
    "@fontsource-variable/familjen-grotesk": "shipped",
    send: "server",
    vite: "building",
  });
  expect(metadata).not.toHaveProperty("timestamp");
});

test("the same packages give the same list, whenever and wherever it is written", () => {
  const listed = (time: string, folder: string, version = "1.0.0"): Sbom => ({
    serialNumber: `urn:uuid:${time}`,
    metadata: { timestamp: time, component: { name: folder } },
    components: [{ name: "a", version }],
  });
  const stable = (sbom: Sbom) => stableSbom(sbom, "site", () => "shipped");
  const first = stable(listed("2026-01-01", "copy"));
  expect(stable(listed("2027-01-01", "other"))).toEqual(first);
  expect(first.metadata.component.name).toBe("site");
  expect(stable(listed("2026-01-01", "copy", "1.0.1")).serialNumber).not.toBe(first.serialNumber);
  expect(first.serialNumber).toMatch(
    /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
  );
});
