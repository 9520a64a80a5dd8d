import type { EditorSources } from "../hosting/hosting-rules.ts";

/** Where the editor keeps its changes. */
export interface EditorSettings {
  /** For the editor's configuration. */
  options: Readonly<Record<string, unknown>>;
  /** What its page may ask of other servers. */
  sources: EditorSources;
}

/** The API of each service's own servers; `EDITOR_API` names that of others. */
const SERVICES: Readonly<Record<string, string>> = {
  github: "https://api.github.com",
  gitlab: "https://gitlab.com/api/v4",
  gitea: "https://gitea.com/api/v1",
};

/**
 * The editor of a published site, as the environment asks for it (docs/deploying.md).
 *
 * @returns undefined when it asks for none
 * @throws RangeError, in words, for settings that do not go together
 */
export function editorSettings(
  env: Readonly<Record<string, string | undefined>>,
): EditorSettings | undefined {
  const { EDITOR_BACKEND: name, EDITOR_REPO: repo } = env;
  if (!name && !repo) return undefined;
  const service = SERVICES[name ?? ""];
  if (!name || !service) {
    throw new RangeError(`EDITOR_BACKEND must be one of ${Object.keys(SERVICES).join(", ")}.`);
  }
  if (!repo || !/^[^/:]+(\/[^/:]+)+$/.test(repo)) {
    throw new RangeError("EDITOR_REPO must name the repository, such as our-firm/website.");
  }
  const api = httpsAddress("EDITOR_API", env.EDITOR_API) ?? new URL(service);
  const auth = httpsAddress("EDITOR_AUTH", env.EDITOR_AUTH);
  return {
    options: {
      backend: {
        name,
        repo,
        ...(env.EDITOR_BRANCH && { branch: env.EDITOR_BRANCH }),
        ...(env.EDITOR_API && { api_root: api.href.replace(/\/$/, "") }),
        // Without a server for it, nobody signs in by any other way than with a token.
        ...(auth ? { base_url: auth.origin } : { auth_methods: ["token"] }),
      },
      // The editor cannot hand changes over as pull requests of Gitea.
      ...(name !== "gitea" && { publish_mode: "editorial_workflow" }),
    },
    sources: {
      connect: [...new Set([api.origin, ...(auth ? [auth.origin] : [])])],
      // Where the pictures of people come from.
      images: [api.origin, ...(name === "github" ? ["https://avatars.githubusercontent.com"] : [])],
    },
  };
}

/** The editor of `npm run edit`: it writes to the folder that is chosen in the browser. */
export function localEditor(folder: string): EditorSettings {
  return {
    // The editor wants a repository named even where it writes to a folder.
    options: { backend: { name: "gitea", repo: `local/${folder}`, auth_methods: ["token"] } },
    sources: { connect: [], images: [] },
  };
}

function httpsAddress(name: string, value: string | undefined): URL | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== "https:") throw new RangeError(`${name} must be an address with https.`);
  return url;
}
