import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/**
 * What the mail server does with a mail: takes it, refuses it, never answers, or closes the connection after it has the
 * mail.
 */
export type MailManner = "accept" | "refuse" | "hang" | "trickle" | "drop";

/**
 * A mail server in this process.
 *
 * @param mannerOf says what becomes of a mail, given its head and body
 */
export async function openMailServer(mannerOf: (content: string) => MailManner = () => "accept") {
  const mails: { to: string[]; content: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    async onData(stream, { envelope }, done) {
      // A killed sender ends in the middle of a mail.
      const content = await text(stream).catch(() => undefined);
      if (content === undefined) return done(new Error("cut off"));
      const manner = mannerOf(content);
      if (manner === "refuse")
        return done(Object.assign(new Error("not now"), { responseCode: 451 }));
      if (manner === "hang") return;
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
  return { mails, hangUp, url: `smtp://127.0.0.1:${port}`, close };
}
