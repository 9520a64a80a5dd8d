import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { type ServedSite, serve, serveSite } from "../../tests/set-up/serve-site.ts";

export interface Alterations {
  /** Changes the HTML of every document. */
  alter: (html: string) => string;
  /** Milliseconds between a request and its answer. */
  latency?: number;
  /** Bits per second of each answer. */
  bandwidth?: number;
  /** Answers a request in place of the site. The site answers where this returns undefined. */
  answer?: (message: IncomingMessage) => Promise<Answer | undefined>;
  onAnswer?: (message: IncomingMessage, bytes: number) => void;
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** The altered documents of each alteration. To compress a page again for each run would distort the measurement. */
const documentsByAlteration = new WeakMap<Alterations["alter"], Map<string, Answer>>();

/** Serves the built site through a proxy that delays or alters answers. Documents stay compressed. */
export async function alteredSite(alterations: Alterations): Promise<ServedSite> {
  const { alter, latency = 0, bandwidth = Infinity, answer, onAnswer } = alterations;
  const site = await serveSite("dist");
  const documents = documentsByAlteration.get(alter) ?? new Map<string, Answer>();
  documentsByAlteration.set(alter, documents);
  const server = createServer(async (message, response) => {
    const url = message.url ?? "/";
    let reply = (await answer?.(message)) ?? (await forward(site.origin, message));
    const { "content-encoding": encoding, "content-type": type } = reply.headers;
    if (encoding === "br" && type?.includes("html")) {
      if (!documents.has(url)) documents.set(url, alterDocument(reply, alter));
      reply = documents.get(url) ?? reply;
    }
    onAnswer?.(message, reply.body.length);
    await wait(latency + (reply.body.length * 8000) / bandwidth);
    response.writeHead(reply.status, reply.headers).end(reply.body);
  });
  return serve(server, site);
}

/** Asks the site itself. */
async function forward(origin: string, message: IncomingMessage): Promise<Answer> {
  const { url, method = "GET", headers } = message;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(`${origin}${url}`, { method, headers }, resolve).on("error", reject).end();
  const answer = await promise;
  const { "transfer-encoding": _, connection: __, ...rest } = answer.headers;
  return { status: answer.statusCode ?? 500, headers: rest, body: await buffer(answer) };
}

/** Alters the HTML of an answer, and drops the headers that describe the original document. */
function alterDocument({ status, headers, body }: Answer, alter: Alterations["alter"]): Answer {
  const html = alter(brotliDecompressSync(body).toString());
  const br = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  const { etag: _, "last-modified": __, "accept-ranges": ___, date: ____, ...rest } = headers;
  return { status, headers: { ...rest, "content-length": String(br.length) }, body: br };
}
