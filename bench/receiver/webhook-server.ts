import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "../../hosting/listen.ts";
import type { MailManner } from "../../tests/set-up/mail-server.ts";

/**
 * A server for webhooks in this process.
 *
 * @param mannerOf says what becomes of the next webhook, as of a mail
 */
export async function openWebhookServer(mannerOf: () => MailManner) {
  /** The ids of the webhooks that were taken; a dropped webhook has been taken, too. */
  const ids: string[] = [];
  const server = createServer(async (request, response) => {
    // A sender that is killed ends in the middle.
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
