import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { parse, stringify } from "yaml";

/** Fields of a YAML file, or the fields above the text of a Markdown file. Each edit knows the shape of its file. */
// biome-ignore lint/suspicious/noExplicitAny: a file's schema is what the edits put to the test
export type Fields = any;

/** A folder like `content/`, which edits change as an editor would. Paths are below it: `pages/home.yaml`. */
export class ContentFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  read(file: string): string {
    return readFileSync(join(this.path, file), "utf8");
  }

  /** Writes a new file, or replaces an old one. */
  write(file: string, text: string): void {
    writeFileSync(join(this.path, file), text);
  }

  remove(file: string): void {
    rmSync(join(this.path, file));
  }

  copy(from: string, to: string): void {
    cpSync(join(this.path, from), join(this.path, to));
  }

  /**
   * Replaces words everywhere in a file.
   *
   * @throws Error if the file does not have them: the edit would change nothing
   */
  replaceText(file: string, before: string, after: string): void {
    const text = this.read(file);
    if (!text.includes(before)) throw new Error(`${file} has no "${before}"`);
    this.write(file, text.replaceAll(before, after));
  }

  /** Changes fields of a YAML file, or the fields above the text of a Markdown file. The text stays. */
  editFields(file: string, change: (fields: Fields) => void): void {
    const source = this.read(file);
    const [, frontMatter, body] = /^---\n(.*?)^---\n(.*)$/ms.exec(source) ?? [];
    const fields = parse(frontMatter ?? source);
    change(fields);
    const yaml = stringify(fields);
    this.write(file, frontMatter === undefined ? yaml : `---\n${yaml}---\n${body}`);
  }

  /** Puts a photo of one color into `photos/`. Width and height are in pixels. */
  async addPhoto(name: string, width: number, height: number): Promise<void> {
    await sharp({ create: { width, height, channels: 3, background: "#8a6d3b" } })
      .jpeg()
      .toFile(join(this.path, "photos", name));
  }
}

/** An item of a list by a property, such as the footer column with a heading. @throws Error if there is none */
export function itemWith<Item extends object>(
  items: readonly Item[],
  name: keyof Item,
  value: unknown,
): Item {
  const item = items.find((candidate) => candidate[name] === value);
  if (!item) throw new Error(`no item has ${String(name)}: ${value}`);
  return item;
}
