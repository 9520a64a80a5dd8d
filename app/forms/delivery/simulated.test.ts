import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { simulatedDelivery } from "./simulated.ts";

const log = () => vi.mocked(console.log);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => vi.useRealTimers());

test("a message is accepted after 1000 ms, with its fields and the recipient on the console", async () => {
  const fields = { name: "Ada", email: "ada@example.com", subject: "Growth", message: "a\nb" };
  const sent = simulatedDelivery.send({ form: "contact", fields }, "hello@example.com");
  await vi.advanceTimersByTimeAsync(999);
  expect(log()).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await sent).toBe("accepted");
  const [line] = log().mock.calls[0] as [string];
  expect(JSON.parse(line.slice(line.indexOf("{")))).toEqual({
    ...fields,
    recipient: "hello@example.com",
  });
});

test("an application is accepted after 1500 ms, with its data and the mail that would be sent", async () => {
  const fields = {
    fullName: "Ada",
    email: "ada@example.com",
    phone: "12345",
    linkedin: "",
    coverLetter: "",
    position: "Economist",
  };
  const cv = new File(["12345"], "cv.pdf", { type: "application/pdf" });
  const sent = simulatedDelivery.send({ form: "application", fields, cv }, "careers@example.com");
  await vi.advanceTimersByTimeAsync(1499);
  expect(log()).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await sent).toBe("accepted");
  const [[data], [statement]] = log().mock.calls as [[string], [string]];
  expect(JSON.parse(data.slice(data.indexOf("{")))).toEqual({
    ...fields,
    cv: { name: "cv.pdf", size: 5, type: "application/pdf" },
  });
  expect(statement).toBe("An e-mail to careers@example.com would be sent.");
});
