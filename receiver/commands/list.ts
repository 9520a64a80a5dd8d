import { readNewest } from "../store/stored-enquiries.ts";
import { type Command, UsageError } from "./command.ts";
import { listOf } from "./enquiry-text.ts";

export const list: Command = {
  usage: "list [COUNT]",
  description: "the newest enquiries, 50 unless COUNT says otherwise",
  positionals: 1,
  async run(database, { positionals: [count = "50"] }) {
    if (!/^[1-9]\d{0,8}$/.test(count))
      throw new UsageError(`COUNT is a whole number such as 20, not "${count}".`);
    return listOf(await readNewest(database, Number(count)));
  },
};
