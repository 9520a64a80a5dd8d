// `npm run enquiries -- …` is the command line for received forms. A wrong call prints the usage.
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { backup } from "./commands/backup.ts";
import { type Command, UsageError } from "./commands/command.ts";
import { cv } from "./commands/cv.ts";
import { deleteByNumber } from "./commands/delete.ts";
import { erase } from "./commands/erase.ts";
import { exportEnquiries } from "./commands/export.ts";
import { find } from "./commands/find.ts";
import { list } from "./commands/list.ts";
import { resend } from "./commands/resend.ts";
import { retry } from "./commands/retry.ts";
import { show } from "./commands/show.ts";
import { stats } from "./commands/stats.ts";
import { subscribers } from "./commands/subscribers.ts";
import { testWebhook } from "./commands/test-webhook.ts";
import { openDatabase } from "./database.ts";
import { receiverSettings } from "./settings.ts";

/** By the name of the command, in the order of the usage. */
const COMMANDS: Readonly<Record<string, Command>> = {
  list,
  show,
  find,
  cv,
  export: exportEnquiries,
  resend,
  retry,
  delete: deleteByNumber,
  erase,
  subscribers,
  stats,
  backup,
  "test-webhook": testWebhook,
};

/** The column of the descriptions. */
const USAGE_WIDTH = 27;

function usageOf({ usage, description }: Command): string {
  const call = `  npm run enquiries -- ${usage.padEnd(USAGE_WIDTH)}`;
  return usage.length < USAGE_WIDTH ? call + description : `${call}\n      ${description}`;
}

/** @throws Error in words for the operator */
async function runCommand(words: readonly string[]): Promise<string> {
  const { command, args } = readArguments(words);
  const database = openDatabase(receiverSettings());
  const needsDatabase = command.needsDatabase ?? true;
  if (needsDatabase && database.file && !existsSync(database.file))
    throw new Error(`There is no database ${database.file}. Set DATA_DIR as for the receiver.`);
  try {
    return await command.run(database, args);
  } finally {
    await database.close();
  }
}

/** @throws UsageError */
function readArguments([name = "", ...words]: readonly string[]) {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError();
  const known = command.options ?? [];
  const options = Object.fromEntries(known.map((option) => [option, { type: "string" as const }]));
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    if (positionals.length > command.positionals) throw new UsageError();
    return { command, args: { ...values, positionals } };
  } catch {
    throw new UsageError();
  }
}

function messageOf(error: unknown): string {
  if (error instanceof UsageError)
    return ["Usage:", ...Object.values(COMMANDS).map(usageOf)].join("\n");
  return error instanceof Error ? error.message : String(error);
}

// Only the user who runs this command can read the files that it writes.
process.umask(0o077);
try {
  console.log(await runCommand(process.argv.slice(2)));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
