import { listen, stop } from "../../../server/listen.ts";
import { createSiteServer } from "../../../server/site-server.ts";
import type { Target } from "./target.ts";

/** The server behind `npm start`. */
export const builtIn: Target = {
  name: "built-in server",
  start: async ({ root, rules }) => {
    const server = createSiteServer({ root, rules });
    const port = await listen(server, { port: 0, host: "127.0.0.1" });
    return { port, stop: () => stop(server) };
  },
};
