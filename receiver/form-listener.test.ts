import { once } from "node:events";
import { createServer, IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { startReceiver } from "../tests/set-up/receiving.ts";
import { formListener } from "./form-listener.ts";
import { createFormPace } from "./form-pace.ts";

const MB = 1024 ** 2;

/**
 * A connection to a receiver, and the text that it has answered.
 *
 * @param discardTimeout milliseconds in which the rest of a refused form is read
 */
async function connectToReceiver(discardTimeout: number) {
  const { receiver } = await startReceiver();
  const server = createServer(formListener(receiver, createFormPace(), discardTimeout));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  const state = { answers: "", isClosed: false };
  socket.setEncoding("utf8").on("data", (text) => {
    state.answers += text;
  });
  socket.on("close", () => {
    state.isClosed = true;
  });
  socket.on("error", () => {});
  onTestFinished(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  /** Sends a form of a foreign site, which is refused before it is read. @param sent bytes of the body that are sent */
  const sendForeign = (length: number, sent = length) => {
    const head = [
      "POST /forms HTTP/1.1",
      "Host: localhost",
      "Origin: https://elsewhere.example",
      "Content-Type: multipart/form-data; boundary=-",
      `Content-Length: ${length}`,
    ].join("\r\n");
    socket.write(`${head}\r\n\r\n`);
    socket.write(Buffer.alloc(sent, "-"));
  };
  return { state, sendForeign };
}

const count = (text: string, part: string) => text.split(part).length - 1;

test("a refused form is read to its end, and the connection takes the next form", async () => {
  const { state, sendForeign } = await connectToReceiver(60_000);
  for (const answers of [1, 2]) {
    sendForeign(4 * MB);
    await vi.waitFor(() => expect(count(state.answers, "HTTP/1.1 403")).toBe(answers), 20_000);
  }
  expect(state.isClosed).toBe(false);
});

test("the memory of a refused form is given back piece by piece, without waiting for Node to collect it", async () => {
  const push = IncomingMessage.prototype.push;
  // As long as the test refers to the pieces, Node collects none of them.
  const pieces: Buffer[] = [];
  vi.spyOn(IncomingMessage.prototype, "push").mockImplementation(function (
    this: IncomingMessage,
    piece,
  ) {
    if (piece) pieces.push(piece);
    return push.call(this, piece);
  });
  const { state, sendForeign } = await connectToReceiver(60_000);
  sendForeign(4 * MB);
  sendForeign(MB);
  await vi.waitFor(() => expect(count(state.answers, "HTTP/1.1 403")).toBe(2), 20_000);
  expect(pieces.length).toBeGreaterThan(20);
  const held = pieces.reduce((sum, { byteLength }) => sum + byteLength, 0);
  expect(held / MB).toBeLessThan(1.5);
});

test("a client that does not end its refused form gets the answer, and then the connection is closed", async () => {
  const { state, sendForeign } = await connectToReceiver(50);
  sendForeign(23 * MB, MB);
  await vi.waitFor(() => expect(count(state.answers, "HTTP/1.1 403")).toBe(1), 20_000);
  await vi.waitFor(() => expect(state.isClosed).toBe(true), 20_000);
});

test("between the pieces of forms the thread does other work", async () => {
  const pace = createFormPace();
  let begun = 0;
  const pieces = Array.from({ length: 20 }, async () => {
    await pace.next();
    begun += 1;
  });
  await setImmediate();
  expect(begun).toBe(1);
  await Promise.all(pieces);
  expect(begun).toBe(20);
});
