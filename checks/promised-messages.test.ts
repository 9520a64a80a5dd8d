import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyContent } from "../tests/set-up/content-copy.ts";
import { findChangedMessages } from "./promised-messages.ts";

test("a message that is not there exactly is reported with its field", () => {
  const copy = copyContent("structure");
  expect(findChangedMessages(copy.folder)).toEqual([]);
  const file = join(copy.folder, "words.yaml");
  const changed = readFileSync(file, "utf8")
    .replace("Company Brochure", "Our Brochure")
    .replace("  fullName:", "  wholeName:");
  writeFileSync(file, changed);
  const found = findChangedMessages(copy.folder);
  copy.remove();
  expect(found).toEqual([
    'brochure.printedTitle: "Our Brochure" instead of "Company Brochure"',
    'applicationForm.fields.fullName.errors.missing: "undefined" instead of "Full name is required"',
  ]);
});
