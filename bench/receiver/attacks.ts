import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** Attacks a receiver on this machine until the process is killed. */
type Attack = (port: number) => Promise<unknown>;

const MB = 1024 ** 2;
const CLIENTS = 64;
const DASHES = Buffer.alloc(24_000_000, "-");
const DASHES_TYPE = "multipart/form-data; boundary=-";
/** Milliseconds after which a client whose form was refused begins the next form. */
const PAUSE = 500;

interface Post {
  readonly type: string;
  readonly body: Uint8Array;
  /** More than the bytes of the body: the form stays unfinished. */
  readonly length?: number;
  /** Whether the length of the body is not stated. */
  readonly isChunked?: boolean;
}

/** The attacks by their names in the results. */
export const attacks: Readonly<Record<string, Attack>> = {
  "64 half bodies held": (port) =>
    withClients(CLIENTS, async (client) => {
      const length = 23 * MB;
      await post(port, client, { type: DASHES_TYPE, body: DASHES.subarray(0, length / 2), length });
      await wait(PAUSE);
    }),
  "24 MB of dashes with a dash as boundary": (port) =>
    withClients(1, (client) => post(port, client, { type: DASHES_TYPE, body: DASHES })),
  "64 clients with 23 MB each": (port) => {
    const form = applicationOf(23 * MB);
    return withClients(CLIENTS, (client) => post(port, client, form));
  },
  "64 clients with 23 MB each in chunks": (port) => {
    const form = { ...applicationOf(23 * MB), isChunked: true };
    return withClients(CLIENTS, (client) => post(port, client, form));
  },
  "200 bad posts": (port) => {
    const form = { type: "application/json", body: Buffer.from('{"form":"contact","name":""}') };
    return withClients(200, (client) => post(port, client, form));
  },
};

/** Repeats an action for several clients side by side. */
function withClients(count: number, act: (client: number) => Promise<void>): Promise<unknown> {
  const repeat = async (client: number) => {
    for (;;) await act(client);
  };
  return Promise.all(Array.from({ length: count }, (_, client) => repeat(client)));
}

/** An application whose CV has the given size in bytes. */
function applicationOf(size: number): Post {
  const boundary = "boundary-of-the-form";
  const fields = {
    form: "application",
    fullName: "Ada",
    email: "ada@example.org",
    phone: "123456",
  };
  const parts = Object.entries(fields).map(
    ([name, text]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  );
  const fileHead =
    `--${boundary}\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n` +
    "Content-Type: application/pdf\r\n\r\n%PDF-1.7\n";
  const start = Buffer.from(parts.join("") + fileHead);
  const body = Buffer.concat([
    start,
    Buffer.alloc(size, "x"),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { type: `multipart/form-data; boundary=${boundary}`, body };
}

/**
 * Posts a form. Each client has an address of its own, which is a network of its own for the receiver. Resolves when the
 * connection has ended, with an answer or without.
 */
async function post(port: number, client: number, form: Post): Promise<void> {
  const { type, body, length = body.length, isChunked = false } = form;
  const sending = request({
    port,
    host: "127.0.0.1",
    localAddress: `127.1.${client}.1`,
    path: "/forms",
    method: "POST",
    agent: false,
    headers: {
      Accept: "application/json",
      "Content-Type": type,
      ...(isChunked ? { "Transfer-Encoding": "chunked" } : { "Content-Length": length }),
    },
  });
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  // The server may break the connection off while the body is sent.
  sending.on("error", () => {}).on("close", resolve);
  sending.on("response", (response) => {
    response.on("end", () => sending.destroy()).resume();
  });
  sending.write(body);
  if (length === body.length) sending.end();
  await ended;
}
