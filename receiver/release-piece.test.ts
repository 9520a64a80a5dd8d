import { once } from "node:events";
import { createServer, IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { CV_LIMIT } from "../app/features/forms/cv-rules.ts";
import { startReceiver } from "../tests/set-up/receiving.ts";
import { formListener } from "./form-listener.ts";
import { createFormPace } from "./form-pace.ts";

const MB = 1024 ** 2;
const MULTIPART = "multipart/form-data; boundary=x";
const CV = 'cv"; filename="cv.pdf';

/** Starts a receiver beside a site, and keeps a reference to every piece of a body, so that Node collects none of them. */
async function startServer() {
  const pieces: Buffer[] = [];
  const push = IncomingMessage.prototype.push;
  vi.spyOn(IncomingMessage.prototype, "push").mockImplementation(function (
    this: IncomingMessage,
    piece,
  ) {
    if (piece) pieces.push(piece);
    return push.call(this, piece);
  });
  const { receiver, rows } = await startReceiver();
  const server = createServer(formListener(receiver, createFormPace()));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const send = async (type: string, body: Buffer<ArrayBuffer>) => {
    const headers = { "Content-Type": type, Accept: "application/json" };
    const request = { method: "POST", headers, body };
    return (await fetch(`http://127.0.0.1:${port}/forms`, request)).status;
  };
  /** The MB of pieces whose memory was not given back. */
  const held = () => pieces.reduce((sum, { byteLength }) => sum + byteLength, 0) / MB;
  return { send, held, rows };
}

const part = (name: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;

/** An application with a CV of a size in bytes. */
function applicationOf(size: number) {
  const fields = [
    part("form", "application"),
    part("fullName", "Ada"),
    part("email", "ada@example.org"),
    part("phone", "123456"),
  ];
  const cv = `%PDF-1.7\n${"x".repeat(size - 9)}`;
  return Buffer.from(`${fields.join("")}${part(CV, cv)}--x--\r\n`);
}

test.each([
  ["dashes with a dash as boundary", "multipart/form-data; boundary=-", Buffer.alloc(8 * MB, "-")],
  ["no part at all", MULTIPART, Buffer.alloc(8 * MB, "x")],
  ["too long a text", MULTIPART, Buffer.from(part("message", "x".repeat(8 * MB)))],
  ["too large a CV", MULTIPART, applicationOf(8 * MB)],
  ["a file in another field", MULTIPART, Buffer.from(part('a"; filename="a', "x".repeat(8 * MB)))],
  ["a JSON that is too long", "application/json", Buffer.alloc(8 * MB, " ")],
])(
  "the memory of %s is given back piece by piece, without waiting for Node to collect it",
  async (_what, type, body) => {
    const site = await startServer();
    expect(await site.send(type, body)).toBe(413);
    expect(site.held()).toBeLessThan(1.5);
  },
);

test("the memory of a CV is given back piece by piece, and the CV is stored whole", async () => {
  const site = await startServer();
  const application = applicationOf(CV_LIMIT);
  expect(await site.send(MULTIPART, application)).toBe(201);
  expect(site.held()).toBeLessThan(1);
  const [cv] = await site.rows("SELECT bytes FROM cvs");
  const start = application.indexOf("%PDF");
  const isWhole = application.subarray(start, start + CV_LIMIT).equals(cv?.bytes as Uint8Array);
  expect(isWhole).toBe(true);
});
