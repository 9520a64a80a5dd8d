import { connect } from "node:net";

/**
 * Whether clamd (at `host:port`, or the path of its socket) finds a file clean; throws without a verdict. INSTREAM of its
 * protocol: chunks with their length before them, an empty one at the end.
 */
export async function isClean(where: string, bytes: Uint8Array): Promise<boolean> {
  const [, host = "", port = ""] = /^(.*):(\d+)$/.exec(where) ?? [];
  const socket = port ? connect(Number(port), host) : connect(where);
  socket.setTimeout(30_000, () => socket.destroy(new Error("clamd does not answer")));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  for (const part of ["zINSTREAM\0", length, bytes, Buffer.alloc(4)]) socket.write(part);
  let verdict = "";
  for await (const chunk of socket) verdict += chunk;
  if (/: OK\0?$/.test(verdict)) return true;
  if (/ FOUND\0?$/.test(verdict)) return false;
  throw new Error("clamd gives no verdict");
}
