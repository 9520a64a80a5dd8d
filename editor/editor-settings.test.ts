import { expect, test } from "vitest";
import { headersFor, hostingRules } from "../hosting/hosting-rules.ts";
import { editorSettings } from "./editor-settings.ts";

const github = { EDITOR_BACKEND: "github", EDITOR_REPO: "our-firm/website" };

test.each([
  [{ EDITOR_REPO: "our-firm/website" }, /EDITOR_BACKEND must be one of github, gitlab, gitea/],
  [{ EDITOR_BACKEND: "svn", EDITOR_REPO: "a/b" }, /EDITOR_BACKEND must be one of/],
  [{ EDITOR_BACKEND: "github" }, /EDITOR_REPO must name the repository/],
  [{ ...github, EDITOR_REPO: "https://github.com/a/b" }, /EDITOR_REPO must name the repository/],
  [{ ...github, EDITOR_API: "http://git.example.org" }, /EDITOR_API must be an address with https/],
])("%o is refused in words", (env, message) => {
  expect(() => editorSettings(env)).toThrow(message);
});

test("without settings there is no editor", () => {
  expect(editorSettings({ EDITOR: "vim" })).toBeUndefined();
});

test("changes become pull requests if the service has them, otherwise commits on a branch", () => {
  expect(editorSettings(github)?.options.publish_mode).toBe("editorial_workflow");
  const gitea = { ...github, EDITOR_BACKEND: "gitea", EDITOR_BRANCH: "content" };
  expect(editorSettings(gitea)?.options.publish_mode).toBeUndefined();
  expect(editorSettings(gitea)?.options.backend).toMatchObject({ branch: "content" });
});

test("people sign in by a button where the service allows it without a secret, otherwise with a token", () => {
  const gitea = {
    EDITOR_BACKEND: "gitea",
    EDITOR_REPO: "a/b",
    EDITOR_API: "https://git.test/api/v1",
  };
  const backend = (env: NodeJS.ProcessEnv) => editorSettings(env)?.options.backend;
  expect(backend(gitea)).toMatchObject({ auth_methods: ["token"] });
  const byButton = backend({ ...gitea, EDITOR_APP: "5b0f" });
  expect(byButton).toMatchObject({ base_url: "https://git.test", app_id: "5b0f" });
  expect(byButton).not.toHaveProperty("auth_methods");
  // Another policy would cut the second window off from the first.
  expect(editorSettings({ ...gitea, EDITOR_APP: "5b0f" })?.sources.leavesToSignIn).toBe(true);
  expect(editorSettings(gitea)?.sources.leavesToSignIn).toBe(false);
});

test("only the editor has the less strict policy, which allows requests only to the service", () => {
  const options = { basePath: "", url: "https://www.example.com", inlineScripts: [] };
  const rules = hostingRules({ ...options, editor: editorSettings(github)?.sources });
  const policy = (path: string) => headersFor(path, rules)["Content-Security-Policy"];
  expect(policy("/admin/")).toMatch(/connect-src 'self' blob: data: https:\/\/api\.github\.com;/);
  expect(policy("/admin/")).toContain("style-src 'self' 'unsafe-inline'");
  expect(policy("/admin/")).not.toContain("unsafe-eval");
  expect(policy("/")).toBe(headersFor("/", hostingRules(options))["Content-Security-Policy"]);
  expect(policy("/")).not.toMatch(/github|unsafe/);
  expect(headersFor("/admin/", rules)["X-Robots-Tag"]).toBe("noindex");
});
