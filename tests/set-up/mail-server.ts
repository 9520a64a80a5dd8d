import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/**
 * How the mail server treats a mail: it accepts the mail, refuses it, never answers, answers without an end, or closes the
 * connection once it has the mail.
 */
export type MailManner = "accept" | "refuse" | "hang" | "trickle" | "drop";

/** Decides how a mail is treated. The mail server waits for the decision. */
export type MannerOf = (content: string) => MailManner | Promise<MailManner>;

/**
 * Starts a mail server in this process.
 *
 * @param mannerOf decides how a mail is treated, given its head and body
 */
export async function openMailServer(mannerOf: MannerOf = () => "accept") {
  const mails: { to: string[]; content: string }[] = [];
  let hanging = 0;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    async onData(stream, { envelope }, done) {
      // A sender that is killed breaks off in the middle of a mail.
      const content = await text(stream).catch(() => undefined);
      if (content === undefined) return done(new Error("cut off"));
      const manner = await mannerOf(content);
      if (manner === "refuse")
        return done(Object.assign(new Error("not now"), { responseCode: 451 }));
      if (manner === "hang") {
        hanging += 1;
        return;
      }
      const to = envelope.rcptTo.map(({ address }) => address);
      if (manner !== "trickle") mails.push({ to, content });
      if (manner === "accept") return done();
      for (const socket of openSockets()) {
        const trickle = setInterval(() => socket.write("250-wait\r\n"), 50);
        socket.once("close", () => clearInterval(trickle));
        // The server has the mail, and the receiver does not learn of it.
        if (manner === "drop") socket.destroy();
      }
    },
  });
  const openSockets = () =>
    [...(server.connections as Set<{ _socket: Socket }>)].map(({ _socket }) => _socket);
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as { port: number };
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  /** Breaks every connection off. */
  const hangUp = () => {
    for (const socket of openSockets()) socket.destroy();
  };
  /** How many mails have arrived and got no answer. */
  const countHanging = () => hanging;
  return { mails, countHanging, hangUp, url: `smtp://127.0.0.1:${port}`, close };
}
