import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { listen } from "../../hosting/listen.ts";

/**
 * How the server treats a webhook: it accepts the webhook, refuses it, redirects it, never answers, answers without an end,
 * or closes the connection once it has the webhook.
 */
export type WebhookManner = "accept" | "refuse" | "redirect" | "hang" | "endless" | "drop";

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const CHUNK = "x".repeat(64 * 1024);

/**
 * Starts a server for webhooks in this process. It stops after the test.
 *
 * @param mannerOf decides how a webhook is treated, given its body
 */
export async function startWebhookServer(
  mannerOf: (body: string) => WebhookManner = () => "accept",
) {
  /** The webhooks that have arrived, in order. A webhook whose connection was closed counts, too. */
  const received: Received[] = [];
  let attempts = 0;
  /** How many bytes of endless answers were written. */
  let answered = 0;
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => undefined);
    // A sender that is killed breaks off in the middle of a request.
    if (body === undefined) return;
    attempts += 1;
    const { url: path = "", headers } = request;
    const manner = mannerOf(body);
    if (manner === "hang") return;
    if (manner === "refuse") return response.writeHead(503).end("not\nnow");
    if (manner === "redirect") return response.writeHead(307, { Location: "/elsewhere" }).end();
    received.push({ path, headers, body });
    if (manner === "drop") return request.socket.destroy();
    if (manner === "endless") return answerEndlessly(response);
    return response.writeHead(200).end("ok");
  });

  function answerEndlessly(response: ServerResponse): void {
    if (response.destroyed) return;
    answered += CHUNK.length;
    response.write(CHUNK, () => setImmediate(answerEndlessly, response));
  }

  const { port, stop } = await listen(server);
  onTestFinished(() => stop(0));
  return {
    url: `http://127.0.0.1:${port}/in`,
    received,
    attempts: () => attempts,
    answered: () => answered,
    /** Breaks every connection off. */
    hangUp: () => server.closeAllConnections(),
  };
}
