import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { buildSite, serveSite } from "../../set-up/serve-site.ts";
import { contentFiles } from "./open-editor.ts";

const COMMIT = "0123456789012345678901234567890123456789";
const author = { name: "Mara", email: "m@x.test", user: { id: 7, login: "mara" } };
const files = Object.entries(contentFiles()).map(([path, text]) => {
  const sha = createHash("sha1").update(path).digest("hex");
  return { path, text, sha, size: text.length, type: "blob", mode: "100644" };
});
const head = { oid: COMMIT, message: "A commit", author, committedDate: "2026-01-01T00:00:00Z" };

/** As GitHub answers a query about the repository, as far as the editor asks. */
function repository(query: string) {
  const parts = Array.from(query.matchAll(/(\w+_\d+): *(?:object\(oid: "(\w+)"\))?/g));
  const ofFile = parts.map(([, name = "", sha]) => {
    const text = files.find((file) => file.sha === sha)?.text;
    return [name, sha ? { text } : { target: { history: { nodes: [head] } } }];
  });
  return {
    id: "R",
    defaultBranchRef: { name: "main" },
    ref: { target: { oid: COMMIT, history: { nodes: [head] } } },
    pullRequests: { nodes: [], pageInfo: { hasNextPage: false } },
    ...Object.fromEntries(ofFile),
  };
}

/** What the editor sends. */
interface Body {
  query?: string;
  variables?: {
    input?: { branch: { branchName: string }; fileChanges?: { additions: Addition[] } };
  };
}
type Addition = { path: string; contents: string };

/** GitHub's API, as it answers whoever has the right token. */
function answer(path: string, { query = "" }: Body = {}): [status: number, body?: unknown] {
  if (path === "/user") return [200, { id: 7, login: "mara", name: "Mara", avatar_url: "" }];
  if (path.includes("/collaborators/")) return [204];
  if (path.includes("/git/trees/")) return [200, { sha: COMMIT, tree: files }];
  if (path.endsWith("/pulls"))
    return [201, { number: 1, node_id: "P", html_url: "https://x.test" }];
  if (path.endsWith("/labels")) return [200, []];
  if (path !== "/graphql") return [404, { message: "Not Found" }];
  const own = repository(query);
  const created = { createRef: own, createCommitOnBranch: { commit: head } };
  return [200, { data: { repository: own, fork: own, base: own, ...created } }];
}

test("whoever has a token signs in on the published site, and a change becomes a pull request", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const dist = await buildSite({ EDITOR_BACKEND: "github", EDITOR_REPO: "our-firm/website" });
  const site = await serveSite(dist);
  const admin = `${site.origin}/admin/`;
  const asked: { origin: string; path: string; body?: Body }[] = [];
  await page.route(/^https:/, async (route) => {
    const request = route.request();
    const { origin, pathname: path } = new URL(request.url());
    const body = request.postDataJSON();
    asked.push({ origin, path, body });
    const isKnown = (await request.headerValue("authorization"))?.endsWith(" a-good-token");
    const refusal = [401, { message: "Bad credentials" }] as const;
    const [status, json] = isKnown ? answer(path, body ?? undefined) : refusal;
    const allowed = ["origin", "headers", "methods"].map((name) => `access-control-allow-${name}`);
    const headers = Object.fromEntries(allowed.map((name) => [name, "*"]));
    await route.fulfill({ status, headers, ...(json !== undefined && { json }) });
  });
  await page.goto(admin);
  const signIn = async (token: string) => {
    await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("textbox").fill(token);
    await dialog.getByRole("button", { name: "Sign In" }).click();
  };
  await signIn("a-bad-token");
  await expect(page.getByRole("alert")).toContainText(/token/i);
  await signIn("a-good-token");
  await expect(page.getByText("Partners").first()).toBeVisible();

  const { path = "", text = "" } = files.find((file) => file.path.includes("/leaders/")) ?? {};
  const [, name = ""] = /([^/]+)\.yaml$/.exec(path) ?? [];
  await page.goto(`${admin}#/collections/leaders/entries/${name}`);
  const save = page.getByRole("button", { name: "Save", exact: true });
  await expect(async () => {
    const title = page.locator('[data-key-path="title"]').getByRole("textbox");
    await title.fill("Partner and founder of it all");
    await save.click({ timeout: 5000 });
  }).toPass();
  await expect.poll(() => asked.some((one) => one.path.endsWith("/labels"))).toBe(true);

  const input = asked.map(({ body }) => body?.variables?.input).find((one) => one?.fileChanges);
  const changes = input?.fileChanges?.additions.map((file) => {
    return [file.path, Buffer.from(file.contents, "base64").toString()];
  });
  const saved = text.replace(/^title: .*/m, "title: Partner and founder of it all");
  expect(changes).toEqual([[path, saved]]);
  const pull = asked.find((one) => one.path.endsWith("/pulls"))?.body;
  expect(pull).toMatchObject({ head: input?.branch.branchName, base: "main" });
  expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set(["https://api.github.com"]));
  await site[Symbol.asyncDispose]();
  await rm(dist, { recursive: true });
});
