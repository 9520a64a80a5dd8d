import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { compressed } from "../../hosting/compress.ts";
import { listen, stopper } from "../../hosting/listen.ts";
import { type ServedSite, serveSite } from "./serve-site.ts";

export interface Alterations {
  /** Changes the HTML of every document. */
  alter?: (html: string) => string;
  /** Milliseconds from each request to its answer. */
  latency?: number;
  /** Bits per second of each answer. */
  bandwidth?: number;
  /** Answers a request itself; what it does not know is for the site. */
  answer?: (request: Asked) => Promise<Answer | undefined>;
  /** Told of every answer with its bytes as they travel. */
  onAnswer?: (request: Asked, bytes: number) => void;
}

export interface Asked {
  path: string;
  isPrefetch: boolean;
  body: () => Promise<string>;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The built site behind a proxy that delays or alters what it serves; documents stay compressed. */
export async function alteredSite(alterations: Alterations): Promise<ServedSite> {
  const { latency = 0, bandwidth = Infinity, alter, answer, onAnswer } = alterations;
  const site = await serveSite();
  const altered = new Map<string, Promise<Answer>>();
  const documentAt = (path: string, html: Answer, change: (html: string) => string) => {
    const known = altered.get(path) ?? withChanged(html, change);
    altered.set(path, known);
    return known;
  };
  const server = createServer(async (message, response) => {
    const asked = describe(message);
    let found = (await answer?.(asked)) ?? (await ask(site.origin, message));
    const isHtml = found.headers["content-type"]?.startsWith("text/html") && found.body.length > 0;
    if (alter && isHtml) found = await documentAt(asked.path, found, alter);
    onAnswer?.(asked, found.body.length);
    await wait(latency + (found.body.length * 8000) / bandwidth);
    response.writeHead(found.status, found.headers).end(found.body);
  });
  const stop = stopper(server);
  const port = await listen(server, { port: 0, host: "localhost" });
  return {
    origin: `http://localhost:${port}`,
    [Symbol.asyncDispose]: async () => {
      await stop(0);
      await site[Symbol.asyncDispose]();
    },
  };
}

function describe(message: IncomingMessage): Asked {
  const isPrefetch = /prefetch/.test(String(message.headers["sec-purpose"]));
  return {
    path: message.url ?? "/",
    isPrefetch,
    body: async () => (await buffer(message)).toString(),
  };
}

function ask(origin: string, { url, method = "GET", headers }: IncomingMessage): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}${url}`, { method, headers }, async (response) => {
      const { "transfer-encoding": _, connection: __, ...rest } = response.headers;
      resolve({ status: response.statusCode ?? 500, headers: rest, body: await buffer(response) });
    });
    asked.on("error", reject).end();
  });
}

async function withChanged(
  { status, headers, body }: Answer,
  change: (html: string) => string,
): Promise<Answer> {
  const encoding = headers["content-encoding"];
  if (encoding && encoding !== "br")
    throw new Error(`A document came as ${encoding}, not as brotli`);
  const html = Buffer.from(change((encoding ? brotliDecompressSync(body) : body).toString()));
  const sent = (encoding && (await compressed(html)).br) || html;
  // What was altered is another document: nothing that names the former one may stay.
  const { etag: _, "last-modified": __, "accept-ranges": ___, ...rest } = headers;
  return { status, headers: { ...rest, "content-length": String(sent.length) }, body: sent };
}
