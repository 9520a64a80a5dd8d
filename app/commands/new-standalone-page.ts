/*
 * `npm run new-page -- event /events/spring-dinner` makes a page from a template in docs/templates/, as a draft.
 *   npm run new-page     lists the templates
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentRoot } from "#app/model/source-file.ts";
import { exampleAddress, pageFromTemplate, templateNames } from "./page-template.ts";

const [template, address] = process.argv.slice(2);
if (template === undefined || address === undefined) {
  console.log("Write a template and the address of the page, for example:");
  for (const name of templateNames()) {
    console.log(`  npm run new-page -- ${name} ${exampleAddress(name)}`);
  }
  process.exit(template === undefined ? 0 : 1);
}
try {
  const { path, yaml } = pageFromTemplate(template, address);
  const file = join(contentRoot(), path);
  if (existsSync(file)) throw new RangeError(`content/${path} is there already: open it.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, yaml);
  console.log(
    `content/${path} is a draft at ${address}. Change its words, in the editor or in the file.`,
  );
  console.log("When it is ready, remove the line `draft: true`.");
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
