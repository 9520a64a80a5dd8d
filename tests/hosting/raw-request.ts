import { Agent, type IncomingHttpHeaders, request as send } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** An answer as it arrived: not decoded, no redirect followed. */
export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The names of the headers, in lower case. A header that was sent twice is listed twice. */
  readonly names: readonly string[];
  readonly body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/**
 * Sends one request. Unlike `fetch` it leaves the path as it is: `..`, doubled slashes and broken
 * percent signs reach the server.
 *
 * @param port on 127.0.0.1
 */
export function rawRequest(
  port: number,
  path: string,
  {
    method = "GET",
    headers = {} as Readonly<Record<string, string>>,
    body = "" as string | Buffer,
  } = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, method, headers, agent };
    const request = send(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, headers, rawHeaders } = response;
        const names = rawHeaders.filter((_, index) => index % 2 === 0);
        const body = Buffer.concat(chunks);
        resolve({ status, headers, names: names.map((name) => name.toLowerCase()), body });
      });
    });
    request.setTimeout(10_000, () => request.destroy(new Error("no answer within 10 s")));
    request.on("error", (error: NodeJS.ErrnoException) => {
      // The server closed a persistent connection while it was used again.
      if (request.reusedSocket && error.code === "ECONNRESET")
        rawRequest(port, path, { method, headers, body }).then(resolve, reject);
      else reject(error);
    });
    request.end(body);
  });
}

/** The decompressed body. */
export function decoded({ headers, body }: Pick<RawResponse, "headers" | "body">): Buffer {
  const encoding = headers["content-encoding"];
  if (encoding === undefined) return body;
  return encoding === "br" ? brotliDecompressSync(body) : gunzipSync(body);
}
