import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the server meets an attempt. `drop` keeps the record and cuts the line before it answers. */
export type Manner =
  | { kind: "accept" }
  | { kind: "answer"; status: number; headers?: Record<string, string> }
  | { kind: "silence" }
  | { kind: "hang up" }
  | { kind: "drop" };

/** One attempt as it arrived. */
export interface Attempt {
  key: string | undefined;
  type: string;
  body: string;
}

/** A receiver of forms, as an endpoint should be: what comes twice under one key is kept once. */
export interface DeliveryServer {
  address: string;
  attempts: Attempt[];
  /** What was kept, by idempotency key. */
  records: Map<string, string>;
  /** How to meet the next attempts, in order; afterwards it accepts. */
  script: Manner[];
  close: () => Promise<void>;
}

/** Starts a receiver on a free port of this machine. It lets pages of any origin send to it. */
export async function startDeliveryServer(): Promise<DeliveryServer> {
  const state = {
    attempts: [] as Attempt[],
    records: new Map<string, string>(),
    script: [] as Manner[],
  };
  const server = createServer((request, response) => {
    allowOrigins(response);
    if (request.method === "OPTIONS") response.writeHead(204).end();
    else void receive(request, response, state);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { ...state, address: `http://127.0.0.1:${port}/inbox`, close: () => close(server) };
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  { attempts, records, script }: Pick<DeliveryServer, "attempts" | "records" | "script">,
): Promise<void> {
  const manner = script.shift() ?? { kind: "accept" };
  if (manner.kind === "hang up") return void request.socket.destroy();
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString("utf8");
  const key = request.headers["idempotency-key"]?.toString();
  attempts.push({ key, type: request.headers["content-type"] ?? "", body });
  if (manner.kind === "silence") return;
  if (manner.kind === "answer") return void response.writeHead(manner.status, manner.headers).end();
  records.set(key ?? `without key ${attempts.length}`, body);
  if (manner.kind === "drop") request.socket.destroy();
  else response.writeHead(202).end();
}

function allowOrigins(response: ServerResponse): void {
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Access-Control-Allow-Headers", "Content-Type, Idempotency-Key");
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
