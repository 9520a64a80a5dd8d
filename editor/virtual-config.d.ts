declare module "virtual:editor-config" {
  /** The editor's configuration as JSON. */
  export const json: string;
}
