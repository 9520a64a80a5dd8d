import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/**
 * What the mail server does with a mail: takes it, refuses it, never answers, or closes the connection after it has the
 * mail.
 */
export type MailManner = "accept" | "refuse" | "hang" | "trickle" | "drop";

/** A mail server in this process. */
export async function openMailServer(mannerOf: () => MailManner = () => "accept") {
  const mails: { to: string[]; content: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    async onData(stream, { envelope }, done) {
      const manner = mannerOf();
      // A killed sender ends in the middle of a mail.
      const content = await text(stream).catch(() => undefined);
      if (content === undefined) return done(new Error("cut off"));
      if (manner === "refuse")
        return done(Object.assign(new Error("not now"), { responseCode: 451 }));
      if (manner === "hang") return;
      const to = envelope.rcptTo.map(({ address }) => address);
      if (manner !== "trickle") mails.push({ to, content });
      if (manner === "accept") return done();
      for (const { _socket: socket } of server.connections as Set<{ _socket: Socket }>) {
        const trickle = setInterval(() => socket.write("250-wait\r\n"), 50);
        socket.once("close", () => clearInterval(trickle));
        // The server has the mail, and the receiver does not learn of it.
        if (manner === "drop") socket.destroy();
      }
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as { port: number };
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { mails, url: `smtp://127.0.0.1:${port}`, close };
}
