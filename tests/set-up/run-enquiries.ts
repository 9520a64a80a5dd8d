import { runCommand } from "../../receiver/commands/run-command.ts";

/**
 * Runs a command of `npm run enquiries`, in this process.
 *
 * @param args the command and its arguments, such as `["show", "12"]`
 * @returns the output of the command
 * @throws Error with the message of a command that fails
 */
export async function runEnquiries(
  dataDir: string,
  args: readonly string[],
  changedEnv: NodeJS.ProcessEnv = {},
): Promise<string> {
  const settings = { DATA_DIR: dataDir, SITE_URL: "https://www.example.com" };
  // The command must run as if `node` had started it, also if npm has started the tests.
  const env = { ...process.env, npm_lifecycle_event: undefined, ...settings, ...changedEnv };
  return `${await runCommand(args, env)}\n`;
}
