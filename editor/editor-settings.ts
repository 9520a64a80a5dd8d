import type { EditorSources } from "../hosting/hosting-rules.ts";

/** Where the editor keeps its changes: for its configuration, and what its page may ask of other servers. */
export interface EditorSettings {
  options: Readonly<Record<string, unknown>>;
  sources: EditorSources;
}

/** The API of each service's own servers; `EDITOR_API` names that of others. */
const SERVICES: Readonly<Record<string, string>> = {
  github: "https://api.github.com",
  gitlab: "https://gitlab.com/api/v4",
  gitea: "https://gitea.com/api/v1",
};

/**
 * The editor of a published site, where the environment asks for one (docs/deploying.md).
 * @throws RangeError, in words, for settings that do not go together
 */
export function editorSettings(env: NodeJS.ProcessEnv): EditorSettings | undefined {
  const { EDITOR_BACKEND: name = "", EDITOR_REPO: repo = "", EDITOR_BRANCH: branch } = env;
  if (!name && !repo) return undefined;
  const addresses = [env.EDITOR_API || SERVICES[name], env.EDITOR_AUTH];
  const [api, auth] = addresses.map((address) => URL.parse(address ?? ""));
  const isNamed = /^[^/:]+(\/[^/:]+)+$/.test(repo);
  const faults = {
    [`EDITOR_BACKEND must be one of ${Object.keys(SERVICES).join(", ")}.`]: !SERVICES[name],
    "EDITOR_REPO must name the repository, such as our-firm/website.": !isNamed,
    "EDITOR_API must be an address with https.": env.EDITOR_API && api?.protocol !== "https:",
    "EDITOR_AUTH must be an address with https.": env.EDITOR_AUTH && auth?.protocol !== "https:",
  };
  const found = Object.entries(faults).filter(([, isSo]) => isSo);
  if (found.length > 0 || !api) throw new RangeError(found.map(([fault]) => fault).join("\n"));
  return {
    options: {
      backend: {
        name,
        repo,
        branch: branch || undefined,
        api_root: env.EDITOR_API?.replace(/\/$/, "") || undefined,
        // Without a server for it, nobody signs in by any other way than with a token.
        ...(auth ? { base_url: auth.origin } : { auth_methods: ["token"] }),
      },
      // The editor cannot hand changes over as pull requests of Gitea.
      publish_mode: name === "gitea" ? undefined : "editorial_workflow",
    },
    sources: {
      connect: [...new Set([api.origin, ...(auth ? [auth.origin] : [])])],
      // Where the pictures of people come from.
      images: [api.origin, ...(name === "github" ? ["https://avatars.githubusercontent.com"] : [])],
    },
  };
}

/** The editor of `npm run edit` writes to the folder that is chosen in the browser; it wants a repository even so. */
export function localEditor(folder: string): EditorSettings {
  return {
    options: { backend: { name: "gitea", repo: `local/${folder}`, auth_methods: ["token"] } },
    sources: { connect: [], images: [] },
  };
}
