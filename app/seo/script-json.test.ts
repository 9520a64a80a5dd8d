import { expect, test } from "vitest";
import { scriptJson } from "./script-json.ts";

test("no text ends the script element that holds it, and all arrive unchanged", () => {
  const value = { text: '</script><!-- <SCRIPT> "quoted" \u2028 &' };
  expect(scriptJson(value)).not.toContain("<");
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});
