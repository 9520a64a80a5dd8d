import { posix } from "node:path";
import JSZip from "jszip";
import { element, type XmlElement, xmlDocument } from "./xml-element.ts";

/** The types of relationships: the last segment of the type's address (ECMA-376 Part 1, clauses 12 to 15). */
export type RelationshipType =
  | "chart"
  | "extended-properties"
  | "hyperlink"
  | "image"
  | "notesMaster"
  | "notesSlide"
  | "officeDocument"
  | "package"
  | "slide"
  | "slideLayout"
  | "slideMaster"
  | "theme"
  | "worksheet";

const OFFICE_RELATIONSHIPS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const CORE_PROPERTIES =
  "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

interface Relationship {
  type: string;
  /** The path of a part, or the address of a target outside of the package. */
  target: string;
  isExternal: boolean;
}

/** The relationships of a part, or of the whole package. */
class Relationships {
  readonly #entries: Relationship[] = [];
  readonly #folder: string;

  /** @param folder the folder that targets are relative to */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @returns the id with which the part refers to the target; each target has a single id */
  add(entry: Relationship): string {
    const known = this.#entries.findIndex(({ target }) => target === entry.target);
    if (known >= 0) return `rId${known + 1}`;
    this.#entries.push(entry);
    return `rId${this.#entries.length}`;
  }

  get isEmpty(): boolean {
    return this.#entries.length === 0;
  }

  /** The part that lists the relationships (ECMA-376 Part 2, Relationships). */
  toXml(): XmlElement {
    const entries = this.#entries.map(({ type, target, isExternal }, index) =>
      element("Relationship", {
        Id: `rId${index + 1}`,
        Type: type,
        Target: isExternal ? target : posix.relative(this.#folder, target),
        TargetMode: isExternal ? "External" : undefined,
      }),
    );
    return element("Relationships", { xmlns: `${PACKAGE}/relationships` }, entries);
  }
}

/** A file in an Office document: XML, or bytes such as a picture. */
export class Part {
  /** Set after the relationships are known, because the XML contains their ids. */
  content: XmlElement | Buffer = Buffer.alloc(0);
  readonly relationships: Relationships;
  readonly path: string;
  readonly contentType: string;

  /** @param path the absolute path inside the package, such as `/ppt/slides/slide1.xml` */
  constructor(path: string, contentType: string) {
    this.path = path;
    this.contentType = contentType;
    this.relationships = new Relationships(posix.dirname(path));
  }

  /** Relates this part to another. @returns the id for the XML of this part */
  relateTo(type: RelationshipType, part: Part): string {
    const target = part.path;
    return this.relationships.add({ type: relationshipType(type), target, isExternal: false });
  }

  /** Relates this part to an address on the web. @returns the id for the XML of this part */
  linkTo(url: string): string {
    return this.relationships.add({
      type: relationshipType("hyperlink"),
      target: url,
      isExternal: true,
    });
  }
}

function relationshipType(type: RelationshipType): string {
  return `${OFFICE_RELATIONSHIPS}/${type}`;
}

/** A fixed time, the earliest of a ZIP file, so that the same content gives the same bytes. */
const UNDATED = { date: new Date("1980-01-01T00:00:00Z"), createFolders: false };

/** A document of an Office program: parts in a ZIP file (ECMA-376 Part 2, Open Packaging Conventions). */
export class OfficePackage {
  readonly #parts: Part[] = [];
  readonly #relationships = new Relationships("/");

  /** @throws Error if there is a part with this path already */
  addPart(path: string, contentType: string, content?: XmlElement | Buffer): Part {
    if (this.#parts.some((part) => part.path === path)) throw new Error(`${path} occurs twice`);
    const part = new Part(path, contentType);
    if (content) part.content = content;
    this.#parts.push(part);
    return part;
  }

  /** Makes a part the document itself, or the file of its properties. */
  setMainPart(type: "officeDocument" | "extended-properties" | "core-properties", part: Part) {
    this.#relationships.add({
      type: type === "core-properties" ? CORE_PROPERTIES : relationshipType(type),
      target: part.path,
      isExternal: false,
    });
  }

  /** The document as a ZIP file. */
  async write(): Promise<Buffer> {
    const zip = new JSZip();
    const add = (path: string, content: XmlElement | Buffer) => {
      const data = Buffer.isBuffer(content) ? content : xmlDocument(content);
      zip.file(path.slice(1), data, UNDATED);
    };
    add("/[Content_Types].xml", contentTypes(this.#parts));
    add("/_rels/.rels", this.#relationships.toXml());
    for (const { path, content, relationships } of this.#parts) {
      add(path, content);
      const { dir, base } = posix.parse(path);
      if (!relationships.isEmpty) add(`${dir}/_rels/${base}.rels`, relationships.toXml());
    }
    return zip.generateAsync({
      type: "nodebuffer",
      compression: "DEFLATE",
      compressionOptions: { level: 9 },
    });
  }
}

/** The types of all parts: of binary files by extension, of XML by path (ECMA-376 Part 2, Media types). */
function contentTypes(parts: readonly Part[]): XmlElement {
  const byExtension = new Map([
    ["rels", "application/vnd.openxmlformats-package.relationships+xml"],
    ["xml", "application/xml"],
  ]);
  const overrides: XmlElement[] = [];
  for (const { path, content, contentType } of parts) {
    if (Buffer.isBuffer(content)) byExtension.set(posix.extname(path).slice(1), contentType);
    else overrides.push(element("Override", { PartName: path, ContentType: contentType }));
  }
  const defaults = [...byExtension].map(([extension, type]) =>
    element("Default", { Extension: extension, ContentType: type }),
  );
  return element("Types", { xmlns: `${PACKAGE}/content-types` }, [...defaults, ...overrides]);
}
