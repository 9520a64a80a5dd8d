// `npm run enquiries -- …` is the command line for received forms.
import { runCommand } from "./commands/run-command.ts";
import { startCommand } from "./commands/start-command.ts";

await startCommand(runCommand);
