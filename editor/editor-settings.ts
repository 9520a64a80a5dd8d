/** Where the editor keeps its changes. */
export interface EditorSettings {
  /** The option `backend` of Sveltia CMS. */
  options: Readonly<Record<string, unknown>>;
  /**
   * The servers that the editor's page may send requests to, and load pictures from. Beside the preview server it also shows
   * pages in frames.
   */
  sources: {
    connect: readonly string[];
    images: readonly string[];
    hasPageFrames: boolean;
    /** Whether the window of the sign-in goes to another server and comes back. */
    leavesToSignIn: boolean;
  };
}

/** The API of each service. `EDITOR_API` names the API of another server. */
const SERVICES: Readonly<Record<string, string>> = {
  github: "https://api.github.com",
  gitlab: "https://gitlab.com/api/v4",
  gitea: "https://gitea.com/api/v1",
};

/** The servers of the editors' profile pictures. */
const GITHUB_AVATARS = "https://avatars.githubusercontent.com";

/**
 * The settings for the editor of a published site, if the environment asks for it (docs/operating.md).
 *
 * @throws RangeError, in words, for settings that contradict each other
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
        ...signIn(env, api, auth),
      },
      // The editor cannot create pull requests on Gitea.
      publish_mode: name === "gitea" ? undefined : "editorial_workflow",
    },
    sources: {
      connect: [...new Set(auth ? [api.origin, auth.origin] : [api.origin])],
      images: name === "github" ? [api.origin, GITHUB_AVATARS] : [api.origin],
      hasPageFrames: false,
      leavesToSignIn: name === "gitea" && Boolean(env.EDITOR_APP),
    },
  };
}

/**
 * How people sign in. Gitea and Forgejo sign in a public application by PKCE, so a button needs no server of the site. The
 * other services need one (`EDITOR_AUTH`). Otherwise people sign in with a token.
 */
function signIn({ EDITOR_BACKEND, EDITOR_APP }: NodeJS.ProcessEnv, api: URL, auth: URL | null) {
  if (EDITOR_BACKEND === "gitea" && EDITOR_APP) {
    return { base_url: auth?.origin ?? api.origin, app_id: EDITOR_APP };
  }
  return auth ? { base_url: auth.origin } : { auth_methods: ["token"] };
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

/**
 * The settings of `npm run edit`. The editor writes to the folder that is chosen in the browser, but requires the name
 * of a repository.
 */
export function localEditor(folder: string): EditorSettings {
  return {
    options: { backend: { name: "gitea", repo: `local/${folder}`, auth_methods: ["token"] } },
    sources: { connect: [], images: [], hasPageFrames: true, leavesToSignIn: false },
  };
}
