import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { FormPace } from "./form-pace.ts";
import type { Receiver } from "./receiver.ts";
import { releasePiece } from "./release-piece.ts";

/** Milliseconds in which the rest of a refused form is read. Then the connection is closed. */
const DISCARD_TIMEOUT = 500;

/**
 * Answers requests of Node's server with a receiver. The rest of a refused form is read at the pace of the forms, because
 * a client may read the answer only after it has sent everything. Node and Hono would read it at full speed.
 *
 * @param discardTimeout milliseconds in which the rest is read, for tests
 */
export function formListener(
  { fetch }: Receiver,
  pace: FormPace,
  discardTimeout = DISCARD_TIMEOUT,
) {
  const answer = getRequestListener(fetch, { autoCleanupIncoming: false });
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // Node counts the body as read from here on, and does not read it by itself after the answer.
    incoming.read(0);
    outgoing.once("finish", () => void discardRest(incoming, pace, discardTimeout));
    return answer(incoming, outgoing);
  };
}

async function discardRest(
  incoming: IncomingMessage,
  pace: FormPace,
  timeout: number,
): Promise<void> {
  const deadline = performance.now() + timeout;
  // The abandoned stream of the request would keep the pieces.
  incoming.removeAllListeners("data");
  incoming.on("data", (piece: Buffer) => {
    incoming.pause();
    releasePiece(piece);
  });
  while (!incoming.complete && !incoming.destroyed) {
    if (performance.now() > deadline) {
      incoming.socket.destroySoon();
      return;
    }
    await pace.next();
    incoming.resume();
  }
  incoming.resume();
}
