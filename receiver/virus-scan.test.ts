import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { application, startReceiver } from "../tests/set-up/receiving.ts";

/** A stand-in for clamd's INSTREAM: it finds a virus in files that contain "EICAR". */
async function startClamd() {
  const server = createServer((socket) => {
    let heard = "";
    socket.on("data", (chunk) => {
      heard += chunk.toString("latin1");
      if (!heard.endsWith("\0\0\0\0")) return;
      if (heard.startsWith("zINSTREAM\0")) {
        socket.end(heard.includes("EICAR") ? "stream: Eicar-Test FOUND\0" : "stream: OK\0");
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  onTestFinished(() => void server.close());
  return `127.0.0.1:${port}`;
}

test("a CV with a virus is refused, a clean CV is stored", async () => {
  const site = await startReceiver({ CLAMD: await startClamd() });
  expect((await site.post(application())).status).toBe(201);
  const answer = await site.post(application({ cv: new File(["%PDF-1.7 EICAR"], "cv.pdf") }));
  expect([answer.status, await answer.json()]).toEqual([
    422,
    { errors: { cv: expect.stringContaining("harmful") } },
  ]);
});

test("while clamd is unreachable, no CV is accepted", async () => {
  const site = await startReceiver({ CLAMD: "127.0.0.1:1" });
  expect((await site.post(application())).status).toBe(503);
  expect(await site.rows("SELECT * FROM enquiries")).toEqual([]);
});
