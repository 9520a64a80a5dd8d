import { describe, expect, test } from "vitest";
import { deliverySettings } from "./delivery-settings.ts";

const endpoint = (address: string) => ({
  VITE_FORM_DELIVERY: "endpoint",
  VITE_FORM_ENDPOINT: address,
});

describe("how forms are delivered", () => {
  test("is simulated unless something else is asked for", () => {
    expect(deliverySettings({})).toEqual({ mode: "simulated" });
    expect(deliverySettings({ VITE_FORM_DELIVERY: "" })).toEqual({ mode: "simulated" });
  });

  test.each(["https://forms.example.com/inbox", "http://localhost:4000/", "/forms"])(
    "takes %s as an endpoint",
    (address) => {
      expect(deliverySettings(endpoint(address))).toEqual({ mode: "endpoint", address });
    },
  );

  test.each([
    "",
    "forms.example.com",
    "http://forms.example.com",
    "//forms.example.com",
    "ftp://a",
  ])("refuses the endpoint %j and says what it must be", (address) => {
    expect(() => deliverySettings(endpoint(address))).toThrow(/VITE_FORM_ENDPOINT must be/);
  });

  test("refuses a mode that it does not know", () => {
    expect(() => deliverySettings({ VITE_FORM_DELIVERY: "mail" })).toThrow(
      'VITE_FORM_DELIVERY must be "simulated" or "endpoint", not "mail"',
    );
  });

  test("refuses an endpoint that nothing would be sent to", () => {
    expect(() => deliverySettings({ VITE_FORM_ENDPOINT: "https://a.example" })).toThrow(
      /forms are simulated/,
    );
  });
});
