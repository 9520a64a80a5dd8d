import { listen, stopper } from "../../hosting/listen.ts";
import { createSiteServer } from "../../hosting/site-server.ts";

/** The built site, served by the server of `npm start` until it is disposed of. */
export interface ServedSite extends AsyncDisposable {
  /** `http://localhost:54321` */
  origin: string;
}

export async function serveSite(): Promise<ServedSite> {
  const server = createSiteServer("dist");
  const stop = stopper(server);
  const port = await listen(server, { port: 0, host: "localhost" });
  return { origin: `http://localhost:${port}`, [Symbol.asyncDispose]: () => stop(0) };
}
