import { once } from "node:events";
import {
  createServer,
  get,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from "node:http";
import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { listen, listenAddress, stopper, urlOf } from "./listen.ts";

const host = "127.0.0.1";
const servers: Server[] = [];
const serverWith = (listener: RequestListener = () => {}) => {
  const server = createServer(listener);
  servers.push(server);
  return server;
};
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

describe("listenAddress", () => {
  it("is port 3000 on every address when nothing is set", () => {
    expect(listenAddress({})).toEqual({ port: 3000, host: undefined });
    expect(listenAddress({ PORT: "80", HOST: "::1" })).toEqual({ port: 80, host: "::1" });
  });

  it.each(["abc", "-1", "65536", "80.5"])("refuses the port %s in words", (PORT) => {
    expect(() => listenAddress({ PORT })).toThrow(/PORT must be a number from 0 to 65535/);
  });
});

describe("listen", () => {
  it("says which port is taken and how to choose another", async () => {
    const port = await listen(serverWith(), { port: 0, host });
    await expect(listen(serverWith(), { port, host })).rejects.toThrow(
      `127.0.0.1, port ${port}. Stop it, or choose another port:\n  PORT=${port + 1} npm start`,
    );
  });
});

describe("urlOf", () => {
  it.each([
    [undefined, "", "http://localhost:80/"],
    ["0.0.0.0", "/site", "http://localhost:80/site"],
    ["::1", "", "http://[::1]:80/"],
  ])("of the host %s with the base path %s is %s", (name, basePath, url) => {
    expect(urlOf(80, name, basePath)).toBe(url);
  });
});

describe("stop", () => {
  it("lets a running request end, then closes its connection and takes no new one", async () => {
    let release = () => {};
    const server = serverWith((_request, response) => {
      response.write("first ");
      release = () => response.end("last");
    });
    const stop = stopper(server);
    const port = await listen(server, { port: 0, host });
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ host, port, headers: { connection: "keep-alive" } }, resolve).on("error", reject);
    });
    const stopped = stop();
    await expect(fetch(`http://${host}:${port}`)).rejects.toThrow();
    release();
    expect((await response.toArray()).join("")).toBe("first last");
    await stopped;
  });

  it("closes at once what is idle, and a request that is half sent", async () => {
    const server = serverWith((_request, response) => response.end("done"));
    const stop = stopper(server);
    const port = await listen(server, { port: 0, host });
    await (await fetch(`http://${host}:${port}`)).text();
    const half = connect(port, host);
    half.write("GET / HTTP/1.1\r\nHost: half");
    half.on("error", () => {});
    await once(server, "connection");
    const start = performance.now();
    await stop();
    expect(performance.now() - start).toBeLessThan(1_000);
    half.destroy();
  });

  it("ends a request that does not end by itself when its time is over", async () => {
    const server = serverWith();
    const stop = stopper(server);
    const port = await listen(server, { port: 0, host });
    const hanging = fetch(`http://${host}:${port}`).catch((error: Error) => error);
    await once(server, "request");
    await stop(50);
    expect(await hanging).toBeInstanceOf(Error);
  });
});
