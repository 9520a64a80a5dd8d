import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Host, hosts } from "../tests/hosting/hosts.ts";
import { publishFixture, readBuiltSite } from "../tests/hosting/made-up-site.ts";
import { rawRequest } from "../tests/hosting/raw-request.ts";
import { errorText } from "./error-texts.ts";
import { listen } from "./listen.ts";
import { createSiteServer } from "./site-server.ts";

const scratch = await mkdtemp(join(tmpdir(), "errors-"));
afterAll(() => rm(scratch, { recursive: true }));

const dist = join(scratch, "dist");
await publishFixture(dist, "", "", "/forms");
const site = await readBuiltSite(dist, join(scratch, "served"));
const { everyError } = site.rules;

interface RawAnswer {
  status: number;
  head: string;
  body: string;
}

/** Sends bytes unchanged, and reads until the server closes the connection. */
async function send(port: number, bytes: string): Promise<RawAnswer> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  socket.write(bytes, "latin1");
  const answer = await text(socket);
  const [head = "", body = ""] = answer.split(/\r\n\r\n(.*)/s);
  return { status: Number(/ (\d+)/.exec(head)?.[1]), head, body };
}

const get = (path: string, headers = "") =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${headers}\r\n`;

/** A receiver that checks the method itself. */
const receiver = { port: 1, paths: [], answer: () => {}, close: async () => {} };

describe.for(hosts.map((host) => ({ host })))("errors on $host.name", ({ host }) => {
  const it = test.skipIf(!host.isInstalled);
  const started = host.isInstalled ? start(host) : undefined;
  afterAll(async () => (await started)?.stop());
  // Go's own server refuses unreadable requests with its own text, before Caddy sees them.
  const itReads = test.skipIf(!host.isInstalled || host.name === "Caddy");
  const itIsFront = test.skipIf(!host.isInstalled || host.name === "the built-in server");
  const port = async () => (await started)?.port ?? 0;

  const expectErrorHeaders = ({ head }: RawAnswer) => {
    for (const [name, value] of Object.entries(everyError)) {
      const lines = head.split("\r\n").filter((line) => isHeader(line, name));
      expect(lines, name).toEqual([expect.stringMatching(new RegExp(`: ${escapeRegExp(value)}$`))]);
    }
  };

  it("answers a refused method in words, with every header once", async () => {
    for (const path of ["/about", "/about/", "/none"]) {
      const request = get(path).replace("GET", "PUT");
      const answer = await send(await port(), request);
      expect(answer.status, path).toBe(405);
      expect(answer.body).toContain("Pages of this site can only be read.");
      expect(answer.head).toMatch(/^Content-Type: text\/plain; charset=utf-8\r?$/im);
      expect(answer.head.match(/^Allow:.*$/gim)).toEqual(["Allow: GET, HEAD"]);
      expectErrorHeaders(answer);
    }
  });

  itReads("answers an address that cannot be read with the not-found page", async () => {
    for (const path of ["/%zz", "/about%2"]) {
      const answer = await send(await port(), get(path));
      expect(answer.status, path).toBe(400);
      expect(answer.body).toContain("<h1>404</h1>");
      expect(answer.head).toMatch(/^Content-Security-Policy: default-src 'none'; script-src/im);
      expect(answer.head).toMatch(/^Strict-Transport-Security:/im);
    }
  });

  itReads("answers too long an address and too many headers in words", async () => {
    const long = await send(await port(), get(`/${"a".repeat(40_000)}`));
    expect(long.status).toBe(414);
    expect(long.body).toContain("This address is too long.");
    expectErrorHeaders(long);
    for (const path of ["/about", "/about/"]) {
      const large = await send(await port(), get(path, `Cookie: a=${"b".repeat(40_000)}\r\n`));
      expect(large.status).toBe(431);
      expect(large.body).toContain("Your browser has sent too much");
      expectErrorHeaders(large);
    }
  });

  itReads("answers invalid HTTP with the security headers", async () => {
    const answer = await send(await port(), "GET /about\x01 HTTP/1.1\r\nHost: a\r\n\r\n");
    expect(answer.status).toBe(400);
    expect(answer.head).toMatch(/^Strict-Transport-Security:/im);
    expect(answer.head).toMatch(/^X-Content-Type-Options: nosniff/im);
  });

  it("finds a page with an address in plain UTF-8", async () => {
    const path = "/services/360°-business-growth";
    const bytes = Buffer.from(path).toString("latin1");
    const answer = await send(await port(), get(bytes));
    // Node's parser refuses such bytes, but our server redirects to the encoded address.
    const isLed = /^Location: \/services\/360%c2%b0-business-growth\r?$/im.test(answer.head);
    expect([answer.status, isLed]).toBeOneOf([
      [200, false],
      [308, true],
    ]);
    for (const start of ["//", "/\\", "\\\\"]) {
      const { head } = await send(await port(), get(`${start}evil.example/\xc2\xb0`));
      expect(head).not.toMatch(/^Location: (\/\/|\/?\\)/im);
    }
  });

  it("sends the security headers with failed conditions and parts of files", async () => {
    for (const headers of [{ "if-match": '"other"' }, { range: "bytes=999999-" }]) {
      const answer = await rawRequest(await port(), "/cards/about.png", { headers });
      expect([412, 416]).toContain(answer.status);
      expect(answer.headers["strict-transport-security"]).toBeDefined();
      expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    }
  });

  itIsFront("says in words that the receiver of the forms does not answer", async () => {
    const answer = await send(await port(), get("/forms").replace("GET", "PUT"));
    expect(answer.status).toBe(502);
    expect(answer.body).toContain("does not answer just now");
    expectErrorHeaders(answer);
  });

  if (host.name === "Caddy")
    it("answers requests for another host with 421", async () => {
      const answer = await send(await port(), get("/about").replace("127.0.0.1", "evil.example"));
      expect(answer.status).toBe(421);
      expectErrorHeaders(answer);
    });
});

async function start(host: Host) {
  return host.start(site, await mkdtemp(join(scratch, "host-")), receiver);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

test("the built-in server answers a fault of its own, and of the receiver, with 500 in words and every header", async () => {
  const fault = new Error("planted");
  const faulty = {
    paths: ["/forms"],
    answer: () => Promise.reject(fault),
    close: async () => {},
  };
  const { port, stop } = await listen(createSiteServer(dist, faulty));
  onTestFinished(() => stop());
  for (const method of ["GET", "POST"]) {
    const answer = await send(port, get("/forms").replace("GET", method));
    expect(answer.status).toBe(500);
    expect(answer.body).toContain(errorText(500));
    expect(answer.head).toMatch(/^Content-Type: text\/plain; charset=utf-8\r?$/im);
    for (const [name, value] of Object.entries(everyError)) {
      const lines = answer.head.split("\r\n").filter((line) => isHeader(line, name));
      expect(lines, name).toEqual([expect.stringMatching(new RegExp(`: ${escapeRegExp(value)}$`))]);
    }
  }
  expect(console.error).toHaveBeenCalledWith("POST /forms:", fault);
  vi.mocked(console.error).mockClear();
  // The server still answers.
  expect((await send(port, get("/about"))).status).toBe(200);
});

test.each([
  ["no host", "GET /about HTTP/1.1\r\n\r\n", 400],
  ["an unknown expectation", get("/about", "Expect: wonders\r\n"), 417],
  ["a request for a tunnel", "CONNECT other.example:443 HTTP/1.1\r\nHost: a\r\n\r\n", 405],
])("the built-in server answers %s in words, with every header", async (_, bytes, status) => {
  const { port, stop } = await listen(createSiteServer(dist));
  onTestFinished(() => stop());
  const answer = await send(port, bytes);
  expect(answer.status).toBe(status);
  expect(answer.body).toContain(errorText(status));
  for (const name of Object.keys(everyError)) {
    expect(answer.head.split("\r\n").filter((line) => isHeader(line, name))).toHaveLength(1);
  }
});

function isHeader(line: string, name: string): boolean {
  return line.toLowerCase().startsWith(`${name.toLowerCase()}:`);
}
