import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadSettings, simulationRefusal } from "./settings.mjs";

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "settings-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (name, text) => writeFileSync(join(root, name), text);

describe("the settings file", () => {
  it("of the project's folder is read, and the environment takes precedence", () => {
    write("site.env", "FORMS=receive\n# a comment\nSITE_URL=https://www.firm.test\n");
    const env = { SITE_URL: "https://next.firm.test" };
    loadSettings(root, env);
    expect(env).toEqual({ FORMS: "receive", SITE_URL: "https://next.firm.test" });
  });

  it("may be elsewhere, and a missing file is reported", () => {
    write("other.env", "PREVIEW=1\n");
    const env = { SETTINGS_FILE: "other.env" };
    loadSettings(root, env);
    expect(env.PREVIEW).toBe("1");
    expect(() => loadSettings(root, { SETTINGS_FILE: "gone.env" })).toThrow(
      "SETTINGS_FILE is gone.env, and there is no such file.",
    );
  });

  it("is optional, and tests do not read it", () => {
    const env = {};
    loadSettings(root, env);
    write("site.env", "FORMS=receive\n");
    const ofTests = { SETTINGS_FILE: "none" };
    loadSettings(root, ofTests);
    expect([env, ofTests]).toEqual([{}, { SETTINGS_FILE: "none" }]);
  });

  it("must not have an unknown setting", () => {
    write("site.env", "FORM=receive\n");
    expect(() => loadSettings(root, {})).toThrow("there is no setting FORM. The settings are: ");
  });
});

describe("a build with simulated forms", () => {
  const stamp = join("hosting", "built.json");

  it("may be the first build, and may follow a build with simulated forms", () => {
    expect(simulationRefusal(root, stamp)).toBeUndefined();
    mkdirSync(join(root, "hosting"));
    write(stamp, JSON.stringify({ state: {}, isDelivering: false }));
    expect(simulationRefusal(root, stamp)).toBeUndefined();
  });

  it("does not replace a build that delivers its forms", () => {
    mkdirSync(join(root, "hosting"));
    write(stamp, JSON.stringify({ state: {}, isDelivering: true }));
    expect(simulationRefusal(root, stamp)).toContain("npm run build -- --allow-simulated");
  });
});
