import { expect, type Page, test } from "@playwright/test";
import type { ServedSite } from "../../set-up/serve-site.ts";
import { answerRequests } from "./answer-requests.ts";
import { changedPartner, changePartner, PARTNER_FILE, signInWithToken } from "./change-partner.ts";
import { type GitHost, startGitHost } from "./git-host.ts";
import { contentFiles } from "./open-editor.ts";
import { serveEditor } from "./serve-editor.ts";

test.describe.configure({ mode: "default", timeout: 180_000 });

const HOST = "https://git.firm.test";
const REPO = "our-firm/website";
const CLIENT = "5b0f6c1e";
const TOKEN = "a-good-token";
/** The branch for proposals, which an engineer merges. */
const BRANCH = "content";
const REF = `refs/heads/${BRANCH}`;

let site: ServedSite;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await serveEditor({
    EDITOR_BACKEND: "gitea",
    EDITOR_REPO: REPO,
    EDITOR_BRANCH: BRANCH,
    EDITOR_API: `${HOST}/api/v1`,
    EDITOR_APP: CLIENT,
  });
});
test.afterAll(() => site[Symbol.asyncDispose]());

/** The address of the editor. */
function admin(): string {
  return `${site.origin}/admin/`;
}

function startHost(version: string): GitHost {
  return startGitHost({
    repo: REPO,
    branch: BRANCH,
    version,
    files: contentFiles(),
    token: TOKEN,
    client: { id: CLIENT, redirectUri: admin() },
  });
}

/** Changes a partner in the editor. The change is a commit on the branch. */
async function proposeChange(page: Page, host: GitHost): Promise<void> {
  const before = host.git("rev-parse", REF);
  await changePartner(page, admin(), () =>
    expect.poll(() => host.git("rev-parse", REF)).not.toBe(before),
  );
  expect(host.git("rev-list", "--count", `${before}..${REF}`)).toBe("1");
  expect(host.git("show", "--format=%an", "--name-only", REF)).toBe(`Mara\n\n${PARTNER_FILE}`);
  expect(`${host.git("show", `${REF}:${PARTNER_FILE}`)}\n`).toBe(changedPartner());
}

test("an editor signs in on Gitea by a button, and a saved change is one commit in her name on the branch", async ({
  page,
  context,
}) => {
  const host = startHost("1.24.6");
  const origins = await answerRequests(context, host.answer);
  await page.goto(admin());
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: /Sign In with/ }).click();
  await (await opened).getByRole("link", { name: "Authorize application" }).click();
  await proposeChange(page, host);
  expect([...origins]).toEqual([HOST]);
  host.remove();
});

test("an editor signs in on Forgejo by a token, and a wrong token is refused with a message", async ({
  page,
  context,
}) => {
  const host = startHost("12.0.1+gitea-1.22.0");
  await answerRequests(context, host.answer);
  await page.goto(admin());
  await signInWithToken(page, "a-bad-token");
  await expect(page.getByRole("alert")).toContainText(/token/i);
  await signInWithToken(page, TOKEN);
  await proposeChange(page, host);
  host.remove();
});
