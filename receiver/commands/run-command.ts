import { parseArgs } from "node:util";
import { openDatabase } from "../database.ts";
import { receiverSettings } from "../settings.ts";
import { backup } from "./backup.ts";
import { type Arguments, type Command, UsageError } from "./command.ts";
import { cv } from "./cv.ts";
import { deleteByNumber } from "./delete.ts";
import { erase } from "./erase.ts";
import { exportEnquiries } from "./export.ts";
import { find } from "./find.ts";
import { list } from "./list.ts";
import { requireDatabase } from "./require-database.ts";
import { resend } from "./resend.ts";
import { retry } from "./retry.ts";
import { show } from "./show.ts";
import { stats } from "./stats.ts";
import { subscribers } from "./subscribers.ts";
import { testWebhook } from "./test-webhook.ts";

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

/** Options that ask for the usage of a command. */
const HELP_OPTIONS: readonly string[] = ["--help", "-h"];
/** Words that ask for the usage of all commands. */
const HELP: readonly string[] = ["help", ...HELP_OPTIONS];

/** The column of the descriptions. */
const USAGE_WIDTH = 27;

/**
 * Runs a command of `npm run enquiries`.
 *
 * @param words the name of the command and its arguments, such as `["show", "12"]`
 * @param env the variables of the environment, with the settings of the receiver
 * @returns what is printed
 * @throws Error in words for the operator
 */
export async function runCommand(
  [name = "", ...words]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  if (HELP.includes(name)) return usage();
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Error(name ? `There is no command "${name}".\n${usage()}` : usage());
  if (words.some((word) => HELP_OPTIONS.includes(word))) return `Usage:\n${usageOf(command)}`;
  try {
    return await runInDatabase(command, readArguments(command, words), env);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new Error(`${error.message}\nUsage:\n${usageOf(command)}`);
  }
}

async function runInDatabase(
  command: Command,
  args: Arguments,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const settings = receiverSettings(env);
  const database = openDatabase(settings);
  if (command.needsDatabase ?? true) requireDatabase(database);
  try {
    return await command.run(database, args, { settings, env });
  } finally {
    await database.close();
  }
}

/** @throws UsageError */
function readArguments(command: Command, words: readonly string[]): Arguments {
  const known = command.options ?? [];
  const options = Object.fromEntries(known.map((option) => [option, { type: "string" as const }]));
  const { values, positionals } = parseWords(words, options);
  const tooMany = positionals.slice(command.positionals);
  if (tooMany.length > 0) throw new UsageError(`This is too much: ${tooMany.join(" ")}`);
  return { ...values, positionals };
}

/** @throws UsageError */
function parseWords(words: readonly string[], options: Record<string, { type: "string" }>) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const usage = () => ["Usage:", ...Object.values(COMMANDS).map(usageOf)].join("\n");

function usageOf({ usage, description }: Command): string {
  const call = `  npm run enquiries -- ${usage.padEnd(USAGE_WIDTH)}`;
  return usage.length < USAGE_WIDTH ? call + description : `${call}\n      ${description}`;
}
