import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  currentToasts,
  dismissToast,
  persistToasts,
  showToast,
  startTimer,
  type Toast,
} from "./toasts.ts";

const toast = (title: string) => ({ title, description: "…", variant: "default" }) as const;
const shown = () => currentToasts().map(({ title, open }) => ({ title, open }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("one toast stands at a time: a new one takes the place of the last", () => {
  showToast(toast("first"));
  showToast(toast("second"));
  expect(shown()).toEqual([{ title: "second", open: true }]);
});

test("a dismissed toast is closed at once and leaves the queue 1000000 ms later", () => {
  showToast(toast("only"));
  const [only] = currentToasts();
  dismissToast(only?.id ?? 0);
  expect(shown()).toEqual([{ title: "only", open: false }]);
  vi.advanceTimersByTime(999_999);
  expect(shown()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test("the removal of an old toast leaves a newer one alone", () => {
  showToast(toast("old"));
  dismissToast(currentToasts()[0]?.id ?? 0);
  showToast(toast("new"));
  vi.advanceTimersByTime(1_000_000);
  expect(shown()).toEqual([{ title: "new", open: true }]);
  dismissToast(currentToasts()[0]?.id ?? 0);
});

test("a toast stands in one document at a time: back in a page that was kept, its time goes on", () => {
  const page = new EventTarget();
  const stored = new Map<string, string>();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key),
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const come = () => page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  const leave = () => page.dispatchEvent(new Event("pagehide"));
  persistToasts();

  showToast(toast("sent"));
  startTimer(currentToasts()[0] as Toast);
  vi.advanceTimersByTime(5_000);
  leave();
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(9_000);
  come();
  expect(shown()).toEqual([{ title: "sent", open: true }]);
  startTimer(currentToasts()[0] as Toast);
  vi.advanceTimersByTime(2_999);
  expect(shown()).toEqual([{ title: "sent", open: true }]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([{ title: "sent", open: false }]);

  showToast(toast("late"));
  leave();
  vi.advanceTimersByTime(10_000);
  come();
  expect(shown()).toEqual([]);
  vi.unstubAllGlobals();
});
