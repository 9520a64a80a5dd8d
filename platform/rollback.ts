/*
 * `npm run rollback`: publishes an earlier build again, at once and without building.
 *
 *   npm run rollback                  lists the builds that are kept
 *   npm run rollback -- previous      publishes the build before the published build
 *   npm run rollback -- NAME          publishes the build of this name
 *   npm run rollback -- release       lets new builds be published again
 *
 * The build stays published until `release`: neither the nightly build nor `npm start` replaces it.
 */
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { keptBuilds, publishedBuild, publishKeptBuild } from "../hosting/publish.ts";
import { HELD_BUILD, heldBuildRefusal, STAMP } from "./build-state.mjs";

/** What a build recorded about itself. */
interface Stamp {
  commit?: string;
  isDelivering?: boolean;
}

const RELOAD =
  "nginx and Caddy read headers and redirects at a reload only: nginx -s reload, caddy reload";

/**
 * Runs the command.
 *
 * @param args the words behind `npm run rollback --`
 * @param dist the folder of builds
 * @returns what to print
 * @throws Error in words if the command cannot be carried out
 */
export async function rollback(args: readonly string[], dist: string): Promise<string> {
  const builds = await keptBuilds(dist);
  const published = await publishedBuild(dist);
  if (published === undefined) throw new Error(`There is no build in ${dist}: npm run build`);
  const [wanted] = args;
  if (wanted === undefined) return listBuilds(builds, published, dist);
  if (wanted === "release") return release(dist);
  const name = wanted === "previous" ? builds[builds.indexOf(published) + 1] : wanted;
  if (name === undefined) throw new Error("There is no build before the published build.");
  if (!builds.includes(name))
    throw new Error(`There is no build ${name}. The builds are: ${builds.join(", ")}`);
  await refuseLostForms(name, published, dist);
  await publishKeptBuild(name, dist);
  await writeFile(join(dist, HELD_BUILD), `${name}\n`);
  return [
    `Published: ${await describeBuild(name, dist)}`,
    "It stays published until you run: npm run rollback -- release",
    RELOAD,
  ].join("\n");
}

/** Lets builds be published again. */
async function release(dist: string): Promise<string> {
  if (!heldBuildRefusal(dist)) return "No build is held. The next build will be published.";
  await rm(join(dist, HELD_BUILD));
  return "The next build will be published: npm run build";
}

async function listBuilds(
  builds: readonly string[],
  published: string,
  dist: string,
): Promise<string> {
  const lines = builds.map(async (name) => {
    const mark = name === published ? "  (published)" : "";
    return `${await describeBuild(name, dist)}${mark}`;
  });
  const held = heldBuildRefusal(dist);
  return [...(await Promise.all(lines)), ...(held ? ["", held] : [])].join("\n");
}

/** A build in a line: its name, its time in UTC and its commit. */
async function describeBuild(name: string, dist: string): Promise<string> {
  const time = new Date(Number(name)).toISOString().slice(0, 19).replace("T", " ");
  const { commit = "commit unknown" } = await readStamp(name, dist);
  return `${name}  ${time} UTC  ${commit}`;
}

/**
 * Refuses to replace a build that delivers its forms by a build that simulates them.
 *
 * @throws Error in words
 */
async function refuseLostForms(name: string, published: string, dist: string): Promise<void> {
  const isDelivering = (await readStamp(published, dist)).isDelivering === true;
  const willDeliver = (await readStamp(name, dist)).isDelivering === true;
  if (isDelivering && !willDeliver)
    throw new Error(
      `The build ${name} only simulates its forms, and nobody would receive a message. Choose another build.`,
    );
}

async function readStamp(name: string, dist: string): Promise<Stamp> {
  const text = await readFile(join(dist, "builds", name, STAMP), "utf8").catch(() => "{}");
  return JSON.parse(text);
}

if (import.meta.main) {
  try {
    console.log(await rollback(process.argv.slice(2), "dist"));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
