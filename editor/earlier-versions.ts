import { globSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve, sep } from "node:path";

/** The most versions that are kept of a file. The oldest go first. */
const MAX_VERSIONS = 20;

/** The time after a change before a file is read, in milliseconds: a browser saves a file in several steps. */
const TIME_OF_A_SAVE = 100;

const TEXT_FILES = "**/*.{md,yaml}";

/** What a file of the content held before it was changed or deleted. */
export interface EarlierVersion {
  /** Such as `content/leaders/x.yaml`. */
  file: string;
  /** When it was replaced, in milliseconds since 1970. */
  replaced: number;
  text: string;
}

/**
 * Keeps what the texts in a folder of content held before they were changed, so that an editor can bring it back. It takes
 * the changes of every program. The versions stand beside the folder, in `.earlier-versions/`.
 */
export class EarlierVersions {
  readonly #content: string;
  readonly #store: string;
  readonly #texts: Promise<Map<string, string>>;
  readonly #timers = new Map<string, NodeJS.Timeout>();

  /** @param content the folder of the content */
  constructor(content: string) {
    this.#content = resolve(content);
    this.#store = join(dirname(this.#content), ".earlier-versions", basename(this.#content));
    this.#texts = readTexts(this.#content);
  }

  /** Resolves when the texts are known: changes from before that have no earlier version. */
  async ready(): Promise<void> {
    await this.#texts;
  }

  /** Is to be called when a file was added, changed or deleted. @param path absolute */
  fileChanged(path: string): void {
    if (!path.startsWith(this.#content + sep) || !/\.(md|yaml)$/.test(path)) return;
    const name = path.slice(this.#content.length + 1).replaceAll(sep, "/");
    clearTimeout(this.#timers.get(name));
    const keep = () => {
      this.#timers.delete(name);
      // A version that cannot be written must not end the server.
      this.#keep(name).catch((error: unknown) => console.error(error));
    };
    this.#timers.set(name, setTimeout(keep, TIME_OF_A_SAVE));
  }

  /** The versions of a file, or of every file; the newest first. @param file such as `content/site.yaml` */
  async list(file?: string): Promise<EarlierVersion[]> {
    const names = globSync("**/*.txt", { cwd: this.#store });
    const versions = names.map((name) => ({
      file: `content/${dirname(name).replaceAll(sep, "/")}`,
      replaced: Number(basename(name, ".txt")),
      path: join(this.#store, name),
    }));
    const wanted = versions.filter((version) => file === undefined || version.file === file);
    wanted.sort((a, b) => b.replaced - a.replaced);
    return Promise.all(
      wanted.map(async ({ path, ...version }) => ({
        ...version,
        text: await readFile(path, "utf8"),
      })),
    );
  }

  /** What a file holds now. Undefined if it was deleted. */
  async textNow(file: string): Promise<string | undefined> {
    return readText(join(this.#content, file.replace(/^content\//, "")));
  }

  /**
   * Writes a version back into its file. What the file holds now becomes an earlier version.
   *
   * @returns the version; undefined if it is not kept any more
   */
  async bringBack(file: string, replaced: number): Promise<EarlierVersion | undefined> {
    const versions = await this.list(file);
    const version = versions.find((candidate) => candidate.replaced === replaced);
    if (!version) return undefined;
    const path = join(this.#content, file.replace(/^content\//, ""));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, version.text);
    return version;
  }

  async #keep(name: string): Promise<void> {
    const texts = await this.#texts;
    const before = texts.get(name);
    const now = await readText(join(this.#content, name));
    if (now === undefined) texts.delete(name);
    else texts.set(name, now);
    if (before === undefined || before === now) return;
    const folder = join(this.#store, name);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${Date.now()}.txt`), before);
    const kept = (await readdir(folder)).sort().reverse();
    await Promise.all(kept.slice(MAX_VERSIONS).map((old) => rm(join(folder, old))));
  }
}

async function readTexts(folder: string): Promise<Map<string, string>> {
  const names = globSync(TEXT_FILES, { cwd: folder }).map((name) => name.replaceAll(sep, "/"));
  const texts = new Map<string, string>();
  for (const name of names) {
    const text = await readText(join(folder, name));
    if (text !== undefined) texts.set(name, text);
  }
  return texts;
}

/** The text of a file. Undefined if there is none. */
async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch {
    return undefined;
  }
}
