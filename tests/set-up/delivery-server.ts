import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { listen } from "../../hosting/listen.ts";

/** How the server answers an attempt. `drop` stores the record and closes the connection before it answers. */
type Reaction =
  | { kind: "accept"; after?: number }
  | { kind: "answer"; status: number; headers?: Record<string, string>; body?: object }
  | { kind: "silence" }
  | { kind: "hang up" }
  | { kind: "drop" };

/** A receiver of forms for tests. It stores a message that arrives twice under the same key only once. */
export type DeliveryServer = Awaited<ReturnType<typeof startDeliveryServer>>;

/** Starts a receiver on a free port of this machine. It lets pages of any origin send to it. */
export async function startDeliveryServer() {
  /** Attempts as they arrived. */
  const attempts: { key: string | undefined; type: string; body: string }[] = [];
  /** The stored messages, by idempotency key. */
  const records = new Map<string, string>();
  /** How to answer the next attempts, in order. Later attempts are accepted. */
  const script: Reaction[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "Content-Type, Idempotency-Key");
    if (request.method === "OPTIONS") return response.writeHead(204).end();
    const reaction = script.shift() ?? { kind: "accept" };
    if (reaction.kind === "hang up") return request.socket.destroy();
    const body = await text(request);
    const key = request.headers["idempotency-key"]?.toString();
    attempts.push({ key, type: request.headers["content-type"] ?? "", body });
    if (reaction.kind === "silence") return;
    const answer = (status: number, content?: object) =>
      response.writeHead(status).end(content && JSON.stringify(content));
    if (reaction.kind === "answer") {
      for (const [name, value] of Object.entries(reaction.headers ?? {})) {
        response.setHeader(name, value);
      }
      return answer(reaction.status, reaction.body);
    }
    records.set(key ?? `without key ${attempts.length}`, body);
    if (reaction.kind === "drop") return request.socket.destroy();
    await wait(reaction.after ?? 0);
    const { accept = "", origin } = request.headers;
    if (accept.includes("json")) return answer(201, { status: "kept" });
    // Sent without scripts.
    const path = body.includes("application") ? "/careers/apply/sent" : "/contact/sent";
    response.writeHead(303, { Location: `${origin}${path}` }).end();
  });
  const { port, stop } = await listen(server);
  const address = `http://127.0.0.1:${port}/inbox`;
  return { address, attempts, records, script, close: () => stop(0) };
}
