import { startProgram } from "./start-program.ts";

/** A built site that is being served. */
export interface ServedSite {
  /** The URL of a decoded address of the site. */
  urlOf: (address: string) => string;
  stop: () => Promise<void>;
}

/**
 * Serves a built site by the server behind `npm start`, in a process of its own.
 *
 * @param build the folder that holds client/ and deploy/
 * @throws Error when it does not start
 */
export async function serveSite(build = "build"): Promise<ServedSite> {
  const env = { PORT: "0", HOST: "localhost" };
  const server = startProgram(process.execPath, ["server/main.ts", build], { env });
  const said = await new Promise<string>((resolve) => {
    server.listen(resolve);
    server.child.once("close", () => resolve(server.complaints()));
  });
  const start = /http:\S+/.exec(said)?.[0];
  if (!start) throw new Error(`The server does not serve ${build}: ${said}`);
  const base = start.replace(/\/$/, "");
  return { urlOf: (address) => `${base}${encodeURI(address)}`, stop: server.stop };
}
