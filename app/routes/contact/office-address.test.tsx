import { beforeEach, expect, test } from "vitest";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { renderView } from "../../../tests/set-up/render-view.tsx";
import { OfficeAddress, type OfficeAddressProps } from "./office-address.tsx";

beforeEach(async () => void (await loadTestContent()));

/** The words of an address, its lines behind each other. */
function textOf(office: OfficeAddressProps["office"]): string {
  const html = renderView(<OfficeAddress office={office} />);
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

test.each([
  [
    { city: "Boston", street: "1 A Street", postalCode: "02108", region: "MA", country: "US" },
    "Boston 1 A Street, MA 02108",
  ],
  [
    { city: "Köln", street: "Domkloster 4", postalCode: "50667", country: "DE" },
    "Köln Domkloster 4, 50667 Köln",
  ],
  [
    { city: "London", street: "1 Long Lane", postalCode: "EC1A 9HF", country: "GB" },
    "London 1 Long Lane, London EC1A 9HF",
  ],
  [{ city: "Dubai", street: "Box 1", country: "AE" }, "Dubai Box 1, Dubai"],
  [
    { city: "Hong Kong", street: "1 Road", region: "Kowloon", country: "HK" },
    "Hong Kong 1 Road, Hong Kong, Kowloon",
  ],
])("an address is written as its country writes it: %j", (office, text) => {
  expect(textOf(office)).toBe(text);
});

test("an office has its own telephone number and its hours", () => {
  const office = { city: "Wien", street: "Ring 1", postalCode: "1010", country: "AT" };
  const reached = { ...office, phone: "+43 1 555 0100", hours: "Mon to Fri, 9 to 17" };
  expect(textOf(reached)).toBe("Wien Ring 1, 1010 Wien +43 1 555 0100 Mon to Fri, 9 to 17");
  expect(renderView(<OfficeAddress office={reached} />)).toContain('href="tel:+4315550100"');
});
