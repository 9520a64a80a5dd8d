import { type IncomingHttpHeaders, request as send } from "node:http";

/** An answer as it came over the wire: nothing decoded, no redirect followed. */
export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Names and values in turn, so that a header sent twice shows. */
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}

/** What may be added to a request. */
export interface RawRequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends one request. Unlike `fetch` it leaves the path as it is: `..`, doubled slashes and broken
 * percent signs reach the server.
 *
 * @param port on 127.0.0.1
 */
export function rawRequest(
  port: number,
  path: string,
  { method = "GET", headers = {} }: RawRequestOptions = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, method, headers, agent: false };
    const request = send(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, headers, rawHeaders } = response;
        resolve({ status, headers, rawHeaders, body: Buffer.concat(chunks) });
      });
    });
    request.setTimeout(10_000, () => request.destroy(new Error("no answer within 10 s")));
    request.on("error", reject);
    request.end();
  });
}
