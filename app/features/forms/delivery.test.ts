import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type DeliveryServer, startDeliveryServer } from "../../../tests/set-up/delivery-server.ts";
import {
  type Delivery,
  type DeliveryRequest,
  endpointDelivery,
  simulatedDelivery,
} from "./delivery.ts";
import { applicationForm } from "./table/application.ts";
import { contactForm } from "./table/contact.ts";

/** The submission of a filled-in form. */
type Filled = Pick<DeliveryRequest, "form" | "label" | "fields" | "cv">;

const message = (text: string): Filled => ({
  form: contactForm,
  label: "Contact",
  fields: { name: "Ada", email: "ada@example.com", subject: "Growth", message: text },
});

const application: Filled = {
  form: applicationForm,
  label: "Application",
  fields: {
    fullName: "Ada Lovelace",
    email: "ada@example.com",
    phone: "+44 20 0000",
    linkedin: "",
    coverLetter: "Größe → 你好",
    position: "Economist",
  },
  cv: new File(["%PDF-1.7"], "Lebenslauf Ä.pdf", { type: "application/pdf" }),
};

let server: DeliveryServer;
let delivery: Delivery;

beforeEach(async () => {
  server = await startDeliveryServer();
  // Long enough for the first request of a busy machine.
  const timeout = 800;
  delivery = endpointDelivery(server.address, 5, timeout);
});
afterEach(() => server.close());

const send = (submission: Filled, key = "key-1") =>
  delivery({ ...submission, recipient: "hello@example.com", key, opened: 1700 });
const keys = () => server.attempts.map(({ key }) => key);

describe("a submission that arrives", () => {
  test("is a single POST of JSON for a message", async () => {
    expect(await send(message("Hello"))).toBe("accepted");
    expect(server.attempts.map(({ type }) => type)).toEqual(["application/json"]);
    expect(JSON.parse(server.attempts[0]?.body ?? "")).toEqual({
      form: "contact",
      name: "Ada",
      email: "ada@example.com",
      subject: "Growth",
      message: "Hello",
      opened: "1700",
    });
    expect(keys()).toEqual(["key-1"]);
  });

  test("is a single POST of multipart data with the file for an application", async () => {
    expect(await send(application)).toBe("accepted");
    const { type, body } = server.attempts[0] ?? { type: "", body: "" };
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
    const data = await new Response(body, { headers: { "Content-Type": type } }).formData();
    expect(data.get("form")).toBe("application");
    expect(data.get("position")).toBe("Economist");
    expect(data.get("coverLetter")).toBe("Größe → 你好");
    const cv = data.get("cv") as File;
    expect([cv.name, cv.type, await cv.text()]).toEqual([
      "Lebenslauf Ä.pdf",
      "application/pdf",
      "%PDF-1.7",
    ]);
  });
});

describe("a submission that does not arrive at once", () => {
  test.each([{ kind: "answer", status: 503 }, { kind: "silence" }, { kind: "hang up" }] as const)(
    "is sent once more with the same key ($kind)",
    async (manner) => {
      server.script.push(manner);
      expect(await send(message("Hello"))).toBe("accepted");
      expect(new Set(keys()).size).toBe(1);
      expect(server.records.size).toBe(1);
    },
  );

  test("is stored once if the connection broke after it was accepted", async () => {
    server.script.push({ kind: "drop" });
    expect(await send(application)).toBe("accepted");
    expect(server.attempts).toHaveLength(2);
    expect(server.records.size).toBe(1);
  });

  test("fails after the second attempt", async () => {
    server.script.push({ kind: "silence" }, { kind: "answer", status: 500 });
    expect(await send(message("Hello"))).toBe("failed");
    expect(server.attempts).toHaveLength(2);
  });

  test("is stored once if the visitor sends it again after both answers were lost", async () => {
    server.script.push({ kind: "drop" }, { kind: "drop" });
    expect(await send(message("Hello"))).toBe("failed");
    expect(await send(message("Hello"))).toBe("accepted");
    expect(server.attempts).toHaveLength(3);
    expect(server.records.size).toBe(1);
  });
});

describe("a submission that is refused", () => {
  test.each([
    [422, { errors: { email: "Invalid email address" } }, ""],
    [413, { message: "Too much." }, "Too much."],
    [409, { message: "Known." }, "Known."],
    [503, { message: "Busy." }, "Busy."],
  ] as const)("returns the receiver's messages (%i)", async (status, body, note) => {
    const answer = { kind: "answer", status, body } as const;
    server.script.push(answer, answer);
    const errors = "errors" in body ? body.errors : {};
    expect(await send(message("Hello"))).toEqual({ note, errors, isKeyTaken: status === 409 });
    expect(server.attempts).toHaveLength(status === 503 ? 2 : 1);
  });

  test.each([400, 404, 409, 413, 422, 429])(
    "fails without a second attempt (%i)",
    async (status) => {
      server.script.push({ kind: "answer", status });
      expect(await send(message("Hello"))).toBe("failed");
      expect(server.attempts).toHaveLength(1);
    },
  );

  test("fails if the endpoint redirects, because the page there is no receipt", async () => {
    server.script.push({ kind: "answer", status: 302, headers: { Location: "/" } });
    expect(await send(message("Hello"))).toBe("failed");
    expect(server.attempts).toHaveLength(1);
  });

  test("fails if no server listens", async () => {
    await server.close();
    expect(await send(message("Hello"))).toBe("failed");
  });
});

describe("a simulated delivery", () => {
  test.each([
    { submission: message("a\nb"), wait: 1000, more: {}, statements: [] },
    {
      submission: application,
      wait: 1500,
      more: { cv: { name: "Lebenslauf Ä.pdf", size: 8, type: "application/pdf" } },
      statements: ["An e-mail to hello@example.com would be sent."],
    },
  ])("is accepted after $wait ms and leaves a record", async (expected) => {
    const { submission, wait, more, statements } = expected;
    vi.useFakeTimers();
    const log = vi.spyOn(console, "log").mockImplementation(() => {});
    const envelope = { recipient: "hello@example.com", key: "key-1", opened: 1700 };
    const sent = simulatedDelivery({ ...submission, ...envelope });
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(log).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(await sent).toBe("accepted");
    const [[record = ""] = [], ...others] = log.mock.calls as string[][];
    const recipient = submission.form === contactForm ? { recipient: "hello@example.com" } : {};
    expect(JSON.parse(record.slice(record.indexOf("{")))).toEqual({
      ...submission.fields,
      ...recipient,
      ...more,
    });
    expect(others.flat()).toEqual(statements);
  });
});
