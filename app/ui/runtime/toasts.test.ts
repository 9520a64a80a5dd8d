import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToast, dismissToast, persistToasts, showToast } from "./toasts.ts";

const toast = (title: string) => ({ title, description: "…", variant: "default" }) as const;
const shown = () => {
  const { title, open } = currentToast() ?? {};
  return title && { title, open };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.runAllTimers().useRealTimers().unstubAllGlobals());

test("only one toast is shown at a time: a new toast replaces the last", () => {
  showToast(toast("first"));
  showToast(toast("second"));
  expect(shown()).toEqual({ title: "second", open: true });
});

test("a dismissed toast is closed at once and removed 1000000 ms later", () => {
  showToast(toast("only"));
  dismissToast();
  expect(shown()).toEqual({ title: "only", open: false });
  vi.advanceTimersByTime(999_999);
  expect(shown()).toEqual({ title: "only", open: false });
  vi.advanceTimersByTime(1);
  expect(shown()).toBeUndefined();
});

test("the removal of an old toast leaves a newer one alone", () => {
  showToast(toast("old"));
  dismissToast();
  showToast(toast("new"));
  vi.advanceTimersByTime(1_000_000);
  expect(shown()).toEqual({ title: "new", open: true });
});

test("a toast is shown in only one document at a time, and expires after a while", () => {
  const page = new EventTarget();
  const stored = new Map<string, string>();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  const sessionStorage = {
    getItem: stored.get.bind(stored),
    setItem: stored.set.bind(stored),
    removeItem: stored.delete.bind(stored),
  };
  vi.stubGlobal("window", { sessionStorage });
  const fire = (type: string) => page.dispatchEvent(new Event(type));
  persistToasts();

  showToast(toast("sent"));
  fire("pagehide");
  expect(shown()).toBeUndefined();
  vi.advanceTimersByTime(9_000);
  fire("pageshow");
  expect(shown()).toEqual({ title: "sent", open: true });

  fire("pagehide");
  vi.advanceTimersByTime(10_000);
  fire("pageshow");
  expect(shown()).toBeUndefined();
});
