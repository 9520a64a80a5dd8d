import { createHash } from "node:crypto";
import { expect, test } from "@playwright/test";
import { answerRequests, type HostAnswer } from "./answer-requests.ts";
import { changedPartner, changePartner, PARTNER_FILE, signInWithToken } from "./change-partner.ts";
import { contentFiles } from "./open-editor.ts";
import { serveEditor } from "./serve-editor.ts";

const TOKEN = "a-good-token";

const COMMIT = "0123456789012345678901234567890123456789";
const author = { name: "Mara", email: "m@x.test", user: { id: 7, login: "mara" } };
const files = Object.entries(contentFiles()).map(([path, text]) => {
  const sha = createHash("sha1").update(path).digest("hex");
  return { path, text, sha, size: text.length, type: "blob", mode: "100644" };
});
const head = { oid: COMMIT, message: "A commit", author, committedDate: "2026-01-01T00:00:00Z" };

/** GitHub's answer to a query about the repository, with the fields that the editor reads. */
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

/** The body of a request of the editor. */
interface Body {
  query?: string;
  variables?: {
    input?: { branch: { branchName: string }; fileChanges?: { additions: Addition[] } };
  };
}
type Addition = { path: string; contents: string };

/** GitHub's API for requests with the right token. */
function answer(path: string, { query = "" }: Body): HostAnswer {
  if (path === "/user") {
    return { status: 200, json: { id: 7, login: "mara", name: "Mara", avatar_url: "" } };
  }
  if (path.includes("/collaborators/")) return { status: 204 };
  if (path.includes("/git/trees/")) return { status: 200, json: { sha: COMMIT, tree: files } };
  if (path.endsWith("/pulls")) {
    return { status: 201, json: { number: 1, node_id: "P", html_url: "https://x.test" } };
  }
  if (path.endsWith("/labels")) return { status: 200, json: [] };
  if (path !== "/graphql") return { status: 404, json: { message: "Not Found" } };
  const found = repository(query);
  const created = { createRef: found, createCommitOnBranch: { commit: head } };
  const data = { repository: found, fork: found, base: found, ...created };
  return { status: 200, json: { data } };
}

test("an editor signs in with a token on GitHub, and a change becomes a pull request", async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const site = await serveEditor({ EDITOR_BACKEND: "github", EDITOR_REPO: "our-firm/website" });
  const admin = `${site.origin}/admin/`;
  const requests: { path: string; body: Body }[] = [];
  const origins = await answerRequests(context, (request) => {
    const path = request.path.replace(/\?.*/, "");
    const body: Body = JSON.parse(request.body ?? "{}");
    requests.push({ path, body });
    const isKnown = request.authorization?.endsWith(` ${TOKEN}`);
    return isKnown ? answer(path, body) : { status: 401, json: { message: "Bad credentials" } };
  });
  await page.goto(admin);
  await signInWithToken(page, "a-bad-token");
  await expect(page.getByRole("alert")).toContainText(/token/i);
  await signInWithToken(page, TOKEN);
  await changePartner(page, admin);
  await expect.poll(() => requests.some(({ path }) => path.endsWith("/labels"))).toBe(true);
  // No preview server checks the content here.
  const panel = page.getByRole("region", { name: "Faults in the content" });
  await expect(panel.getByRole("status")).toContainText(
    "The check of your proposal names the others.",
  );
  // The editor asks whether somebody should review the proposal now.
  await page.getByRole("alertdialog").getByRole("button", { name: "Later" }).click();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel.getByRole("status")).toBeEmpty();

  const input = requests
    .map(({ body }) => body.variables?.input)
    .find((commit) => commit?.fileChanges);
  const changes = input?.fileChanges?.additions.map((file) => {
    return [file.path, Buffer.from(file.contents, "base64").toString()];
  });
  expect(changes).toEqual([[PARTNER_FILE, changedPartner()]]);
  const pull = requests.find(({ path }) => path.endsWith("/pulls"))?.body;
  expect(pull).toMatchObject({ head: input?.branch.branchName, base: "main" });
  expect([...origins]).toEqual(["https://api.github.com"]);
  await site[Symbol.asyncDispose]();
});
