import { afterEach, expect, test, vi } from "vitest";
import { readStored, readStoredFields, writeStored } from "./storage.ts";

afterEach(() => vi.unstubAllGlobals());

function stubStorage(stored: Map<string, string>): void {
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal("window", { sessionStorage });
}

test("keys have the prefix of the site, so that values of other programs are left alone", () => {
  const stored = new Map([["draft:contact", "of another program"]]);
  stubStorage(stored);
  expect(readStored("draft", "contact")).toBeUndefined();
  expect(writeStored("draft", "text", "contact")).toBe(true);
  expect([...stored.keys()]).toEqual(["draft:contact", "site:draft:contact"]);
  writeStored("draft", undefined, "contact");
  expect([...stored]).toEqual([["draft:contact", "of another program"]]);
});

test("a stored value that is no object has no fields", () => {
  const stored = new Map<string, string>();
  stubStorage(stored);
  expect(readStoredFields("toast")).toEqual({});
  for (const nonsense of ["{", "null", "undefined", "true", "5"]) {
    stored.set("site:toast", nonsense);
    expect(Object.keys(readStoredFields("toast")), nonsense).toEqual([]);
  }
});

test("if the browser forbids storage, a value holds for the document", () => {
  vi.stubGlobal("window", {
    get sessionStorage(): Storage {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(readStored("draft")).toBeUndefined();
  expect(writeStored("draft", "text")).toBe(false);
  expect(readStored("draft")).toBe("text");
  expect(writeStored("draft", undefined)).toBe(false);
  expect(readStored("draft")).toBeUndefined();
});
