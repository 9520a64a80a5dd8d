import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { type ServedSite, serve, serveSite } from "../../tests/set-up/serve-site.ts";

export interface Alterations {
  /** Changes the HTML of every document. */
  alter: (html: string) => string;
  /** Milliseconds from each request to its answer. */
  latency?: number;
  /** Bits per second of each answer. */
  bandwidth?: number;
  /** Answers a request itself; what it does not know is for the site. */
  answer?: (message: IncomingMessage) => Promise<Answer | undefined>;
  onAnswer?: (message: IncomingMessage, bytes: number) => void;
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** To compress a page again for each run would take time from what is measured. */
const altered = new WeakMap<Alterations["alter"], Map<string, Answer>>();

/** The built site behind a proxy that delays or alters what it serves; documents stay compressed. */
export async function alteredSite(alterations: Alterations): Promise<ServedSite> {
  const { alter, latency = 0, bandwidth = Infinity, answer, onAnswer } = alterations;
  const site = await serveSite("dist");
  const documents = altered.get(alter) ?? new Map<string, Answer>();
  altered.set(alter, documents);
  const server = createServer(async (message, response) => {
    const url = message.url ?? "/";
    let found = (await answer?.(message)) ?? (await ask(site.origin, message));
    const { "content-encoding": encoding, "content-type": type } = found.headers;
    if (encoding === "br" && type?.includes("html")) {
      if (!documents.has(url)) documents.set(url, withHtml(found, alter));
      found = documents.get(url) ?? found;
    }
    onAnswer?.(message, found.body.length);
    await wait(latency + (found.body.length * 8000) / bandwidth);
    response.writeHead(found.status, found.headers).end(found.body);
  });
  return serve(server, site);
}

async function ask(origin: string, message: IncomingMessage): Promise<Answer> {
  const { url, method = "GET", headers } = message;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(`${origin}${url}`, { method, headers }, resolve).on("error", reject).end();
  const answer = await promise;
  const { "transfer-encoding": _, connection: __, ...rest } = answer.headers;
  return { status: answer.statusCode ?? 500, headers: rest, body: await buffer(answer) };
}

/** An answer is another one once its HTML is altered, and is given later too: nothing that tells of the former stays. */
function withHtml({ status, headers, body }: Answer, alter: Alterations["alter"]): Answer {
  const html = alter(brotliDecompressSync(body).toString());
  const br = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  const { etag: _, "last-modified": __, "accept-ranges": ___, date: ____, ...rest } = headers;
  return { status, headers: { ...rest, "content-length": String(br.length) }, body: br };
}
