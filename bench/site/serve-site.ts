import type { Server } from "node:http";
import { stopper } from "../../hosting/graceful-stop.ts";
import { listen } from "../../hosting/listen.ts";
import { createSiteServer } from "../../hosting/site-server.ts";

/** A server that runs until it is disposed of. */
export interface ServedSite extends AsyncDisposable {
  /** `http://localhost:54321` */
  origin: string;
}

/** Serves the built site by the server of `npm start`. */
export function serveSite(): Promise<ServedSite> {
  return serve(createSiteServer("dist"));
}

/** @param behind another server that ends with it */
export async function serve(server: Server, behind?: AsyncDisposable): Promise<ServedSite> {
  const stop = stopper(server);
  const port = await listen(server, { port: 0, host: "localhost" });
  const end = async () => {
    await stop(0);
    await behind?.[Symbol.asyncDispose]();
  };
  return { origin: `http://localhost:${port}`, [Symbol.asyncDispose]: end };
}
