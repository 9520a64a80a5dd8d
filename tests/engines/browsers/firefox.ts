import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BidiConnection, type BidiEvent } from "./bidi-connection.ts";
import type { Engine, EngineSession } from "./engine.ts";
import { findProgram, startAnnounced } from "./programs.ts";

const findFirefox = () => findProgram("firefox", "firefox-esr");

/** Gecko: Firefox speaks WebDriver BiDi by itself, without a driver between. */
export const firefox: Engine = {
  name: "Firefox",
  tellsConsole: true,
  missing: () => (findFirefox() ? [] : ["firefox"]),
  start: startFirefox,
};

async function startFirefox(): Promise<EngineSession> {
  const profile = await mkdtemp(join(tmpdir(), "firefox-"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"];
  const browser = await startAnnounced(
    findFirefox() ?? "firefox",
    args,
    /WebDriver BiDi listening on (ws:\S+)/,
  );
  const connection = await BidiConnection.open(`${browser.announced}/session`);
  const close = async () => {
    connection.close();
    await browser.stop();
    // Its processes may write a last line while they end.
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  try {
    return { ...(await openTab(connection)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openTab(connection: BidiConnection): Promise<Omit<EngineSession, "close">> {
  const { capabilities } = (await connection.send("session.new", { capabilities: {} })) as {
    capabilities: { browserVersion: string };
  };
  await connection.send("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts } = (await connection.send("browsingContext.getTree")) as {
    contexts: { context: string }[];
  };
  const context = contexts[0]?.context ?? "";
  await connection.send("browsingContext.activate", { context });
  const evaluate = async (expression: string, how: object = {}) => {
    const target = { context };
    const params = { expression, target, awaitPromise: true, ...how };
    const answer = (await connection.send("script.evaluate", params)) as Evaluation;
    if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
    return answer.result;
  };
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    goto: async (url) => {
      const params = { context, url, wait: "interactive" };
      await connection.send("browsingContext.navigate", params).catch((error: Error) => {
        // A page that leads on to another one before it has loaded; the journeys see where it ends.
        if (!error.message.includes("NS_BINDING_ABORTED")) throw error;
      });
    },
    evaluate: async (expression) => String((await evaluate(expression)).value),
    perform: async (actions) => {
      await connection.send("input.performActions", { context, actions });
    },
    setViewport: async (width, height) => {
      await connection.send("browsingContext.setViewport", {
        context,
        viewport: { width, height },
      });
    },
    chooseFile: async (css, path) => {
      const { sharedId } = await evaluate(`document.querySelector(${JSON.stringify(css)})`);
      await connection.send("input.setFiles", { context, element: { sharedId }, files: [path] });
    },
    takeMessages: async () => {
      // An answer arrives after everything that was said before it.
      await evaluate("0");
      return connection.events.splice(0).flatMap(complaint);
    },
  };
}

type Evaluation =
  | { type: "success"; result: { value?: unknown; sharedId?: string } }
  | { type: "exception"; exceptionDetails: { text: string } };

function complaint({ params }: BidiEvent): string[] {
  const { level, type, text } = params;
  return level === "error" || level === "warn" ? [`${type} ${level}: ${text}`] : [];
}
