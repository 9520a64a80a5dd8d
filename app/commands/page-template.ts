import { parse } from "yaml";
import { pageTemplates } from "#app/model/page-templates.ts";
import { pageAddress } from "#app/model/schemas/standalone.ts";

/** The names of the templates of standalone pages. */
export function templateNames(): string[] {
  return pageTemplates().map(({ name }) => name);
}

/** An address for a page of a template, below that of its example: `/events/first`, or `/first` for a blank page. */
export function exampleAddress(template: string): string {
  const { address } = exampleOf(sourceOf(template));
  return address.replace(/[^/]+$/, "first");
}

/** A page that is made from a template. */
export interface PageFromTemplate {
  /** Its file below content/. */
  path: string;
  yaml: string;
}

/**
 * Makes a page from a template: at the address, with a title from the last part of the address.
 *
 * @param template such as `event`
 * @param address such as `/events/spring-dinner`
 * @throws RangeError, in words, if there is no such template, or if no standalone page can have the address
 */
export function pageFromTemplate(template: string, address: string): PageFromTemplate {
  const source = sourceOf(template);
  const { error } = pageAddress.safeParse(address);
  if (error) throw new RangeError(`The address "${address}" ${error.issues[0]?.message}.`);
  const example = exampleOf(source);
  const yaml = source
    .replaceAll(example.title, titleOf(address))
    .replace(`address: ${example.address}`, `address: ${address}`);
  return { path: `standalone/${address.slice(1).replaceAll("/", "-")}.yaml`, yaml };
}

/** The file of a template. @throws RangeError, in words, if there is no such template */
function sourceOf(template: string): string {
  const source = pageTemplates().find(({ name }) => name === template)?.yaml;
  if (source !== undefined) return source;
  throw new RangeError(
    `There is no template "${template}": use one of ${templateNames().join(", ")}.`,
  );
}

function exampleOf(source: string): { title: string; address: string } {
  return parse(source);
}

/** The last part of an address in words: `Spring dinner` for `/events/spring-dinner`. */
function titleOf(address: string): string {
  const words = address.slice(address.lastIndexOf("/") + 1).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
