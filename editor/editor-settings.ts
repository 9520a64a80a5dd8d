/** Where the editor keeps its changes. */
export interface EditorSettings {
  /** For the configuration of Sveltia CMS. */
  options: Readonly<Record<string, unknown>>;
  /** The servers that the editor's page may ask, and take pictures from. */
  sources: { connect: readonly string[]; images: readonly string[] };
}

/** The API of each service's own servers; `EDITOR_API` names that of a server elsewhere. */
const SERVICES: Readonly<Record<string, string>> = {
  github: "https://api.github.com",
  gitlab: "https://gitlab.com/api/v4",
  gitea: "https://gitea.com/api/v1",
};

/** The pictures of the people who edit. */
const GITHUB_AVATARS = "https://avatars.githubusercontent.com";

/**
 * The editor of a published site, where the environment asks for one (docs/deploying.md).
 *
 * @throws RangeError, in words, for settings that do not go together
 */
export function editorSettings(env: NodeJS.ProcessEnv): EditorSettings | undefined {
  const { EDITOR_BACKEND: name = "", EDITOR_REPO: repo = "", EDITOR_BRANCH: branch } = env;
  if (!name && !repo) return undefined;
  const api = URL.parse(env.EDITOR_API || (SERVICES[name] ?? ""));
  const auth = URL.parse(env.EDITOR_AUTH ?? "");
  const faults = settingFaults(env, api, auth);
  if (faults.length > 0 || !api) throw new RangeError(faults.join("\n"));
  return {
    options: {
      backend: {
        name,
        repo,
        branch: branch || undefined,
        api_root: env.EDITOR_API?.replace(/\/$/, "") || undefined,
        // Without a server that signs people in, a token is the only way.
        ...(auth ? { base_url: auth.origin } : { auth_methods: ["token"] }),
      },
      // The editor cannot hand changes over as pull requests of Gitea.
      publish_mode: name === "gitea" ? undefined : "editorial_workflow",
    },
    sources: {
      connect: [...new Set(auth ? [api.origin, auth.origin] : [api.origin])],
      images: name === "github" ? [api.origin, GITHUB_AVATARS] : [api.origin],
    },
  };
}

/** What is wrong with the settings, each as a sentence. */
function settingFaults(env: NodeJS.ProcessEnv, api: URL | null, auth: URL | null): string[] {
  const { EDITOR_BACKEND: name = "", EDITOR_REPO: repo = "" } = env;
  const faults: string[] = [];
  if (!SERVICES[name]) {
    faults.push(`EDITOR_BACKEND must be one of ${Object.keys(SERVICES).join(", ")}.`);
  }
  if (!/^[^/:]+(\/[^/:]+)+$/.test(repo)) {
    faults.push("EDITOR_REPO must name the repository, such as our-firm/website.");
  }
  if (env.EDITOR_API && api?.protocol !== "https:") {
    faults.push("EDITOR_API must be an address with https.");
  }
  if (env.EDITOR_AUTH && auth?.protocol !== "https:") {
    faults.push("EDITOR_AUTH must be an address with https.");
  }
  return faults;
}

/** The editor of `npm run edit` writes to the folder that is chosen in the browser; it wants a repository even so. */
export function localEditor(folder: string): EditorSettings {
  return {
    options: { backend: { name: "gitea", repo: `local/${folder}`, auth_methods: ["token"] } },
    sources: { connect: [], images: [] },
  };
}
