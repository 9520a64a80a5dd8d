// `npm run figures` prints what was counted about visits, by day or by month.
import { startCommand } from "./commands/start-command.ts";
import { runFigures } from "./figures/run-figures.ts";

await startCommand(runFigures);
