declare module "virtual:editor-config" {
  export const config: import("./sveltia-config.ts").EditorConfig;
}
