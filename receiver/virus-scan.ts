import { connect, type Socket } from "node:net";

/** Milliseconds of silence after which clamd counts as unreachable. */
const TIMEOUT = 30_000;

/**
 * Asks clamd whether a file is clean, by the command INSTREAM of its protocol: chunks with their length before them, an
 * empty chunk at the end.
 *
 * @param address of clamd: `host:port`, or the path of its socket
 * @throws Error if clamd gives no verdict
 */
export async function isClean(address: string, bytes: Uint8Array): Promise<boolean> {
  const socket = connectTo(address);
  socket.setTimeout(TIMEOUT, () => socket.destroy(new Error("clamd does not answer")));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  for (const part of ["zINSTREAM\0", length, bytes, Buffer.alloc(4)]) socket.write(part);
  let verdict = "";
  for await (const chunk of socket) verdict += chunk;
  if (/: OK\0?$/.test(verdict)) return true;
  if (/ FOUND\0?$/.test(verdict)) return false;
  throw new Error("clamd gives no verdict");
}

function connectTo(address: string): Socket {
  const [, host = "", port = ""] = /^(.*):(\d+)$/.exec(address) ?? [];
  return port ? connect(Number(port), host) : connect(address);
}
