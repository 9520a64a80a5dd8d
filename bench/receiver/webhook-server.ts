import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "../../hosting/listen.ts";
import type { MailManner } from "../../tests/set-up/mail-server.ts";

/**
 * Starts a server for webhooks in this process.
 *
 * @param mannerOf decides how the next webhook is treated
 */
export async function openWebhookServer(mannerOf: () => MailManner) {
  /** The ids of the webhooks that have arrived. A webhook whose connection was closed counts, too. */
  const ids: string[] = [];
  const server = createServer(async (request, response) => {
    // A sender that is killed breaks off in the middle of a request.
    const body = await text(request).catch(() => undefined);
    const manner = mannerOf();
    if (body === undefined || manner === "hang") return;
    if (manner === "refuse") return response.writeHead(503).end();
    ids.push(`${request.headers["webhook-id"]}`);
    if (manner === "drop") return request.socket.destroy();
    response.writeHead(200).end();
  });
  const { port, stop } = await listen(server);
  return { url: `http://127.0.0.1:${port}/in`, ids, close: () => stop(0) };
}
