import { siteAddress } from "../hosting/address.ts";
import { readBuiltSite } from "./built/built-site.ts";
import { describeWeights } from "./built/over-budget.ts";
import { weighPages } from "./built/weights.ts";

/* `npm run weights`: what each page weighs, as a table. */
for (const line of describeWeights(weighPages(readBuiltSite("dist", siteAddress().basePath))))
  console.log(line);
