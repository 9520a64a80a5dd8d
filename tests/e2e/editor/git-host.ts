import { execFileSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { HostAnswer, HostRequest } from "./answer-requests.ts";

/**
 * A stand-in for Gitea or Forgejo: the parts of their API (https://gitea.com/api/swagger, version 1) and of their OAuth provider
 * that the editor uses, above a real git repository. No package of npm or Debian holds the programs themselves.
 */
export interface GitHost {
  answer(request: HostRequest): HostAnswer;
  /** Runs git in the repository. @returns its output */
  git(...args: string[]): string;
  remove(): void;
}

export interface GitHostOptions {
  /** Such as `our-firm/website`. */
  repo: string;
  branch: string;
  /** The answer of `/version`: such as 1.24 for Gitea, 12.0 for Forgejo. */
  version: string;
  /** The files of the repository, by path. */
  files: Readonly<Record<string, string>>;
  /** A token that a person has made on the host. */
  token: string;
  /** The public client of the OAuth provider. */
  client: { id: string; redirectUri: string };
}

/** A file in a request that changes several files (`ChangeFilesOptions`). */
interface FileChange {
  operation: "create" | "update" | "delete";
  path: string;
  content?: string;
  from_path?: string;
  sha?: string;
}

/** Starts the host with a bare repository of one commit. */
export function startGitHost(options: GitHostOptions): GitHost {
  const { repo, branch, version, files, client } = options;
  const folder = mkdtempSync(join(tmpdir(), "git-host-"));
  const git = (...args: string[]) => {
    return execFileSync("git", ["-C", folder, ...args], { encoding: "utf8" }).trimEnd();
  };
  // The whole name of the branch, because a folder may have its short name.
  const ref = `refs/heads/${branch}`;
  git("init", "--quiet", `--initial-branch=${branch}`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  git("config", "user.name", "An engineer");
  git("config", "user.email", "engineer@firm.test");
  git("add", ".");
  git("commit", "--quiet", "--message=The site");

  const tokens = new Set([options.token]);
  /** The codes that were granted, with the challenge that the verifier must meet (RFC 7636). */
  const granted = new Map<string, string>();
  const user = { id: 7, login: "mara", full_name: "Mara", email: "mara@firm.test", avatar_url: "" };
  const base = `/api/v1/repos/${repo}`;

  const blob = (sha: string) => {
    const content = execFileSync("git", ["-C", folder, "cat-file", "blob", sha]);
    return { sha, size: content.length, encoding: "base64", content: content.toString("base64") };
  };
  const tree = () => {
    const lines = git("ls-tree", "-r", "-z", "--long", ref).split("\0").filter(Boolean);
    return lines.map((line) => {
      const [, mode, type, sha, size, path] = /^(\d+) (\w+) (\w+) +(\d+)\t(.*)$/s.exec(line) ?? [];
      return { path, mode, type, sha: String(sha), size: Number(size) };
    });
  };
  const lastCommit = () => {
    const [id = "", message = ""] = git("log", "-1", "--format=%H%n%s", ref).split("\n");
    return { id, message };
  };

  /** Whether a change is based on another version of the file than the current one. Gitea refuses such a change. */
  const isStale = ({ operation, path, from_path, sha }: FileChange) => {
    const current = tree().find((file) => file.path === (from_path || path))?.sha;
    return operation === "create" ? current !== undefined : current !== sha;
  };
  const change = (body: string | null): HostAnswer => {
    const { branch: target, message, author, files: changes } = JSON.parse(body ?? "{}");
    if (target !== branch) return { status: 404, json: { message: "branch does not exist" } };
    if ((changes as FileChange[]).some(isStale)) {
      return { status: 422, json: { message: "sha does not match" } };
    }
    for (const { operation, path, content = "", from_path } of changes as FileChange[]) {
      if (from_path) rmSync(join(folder, from_path));
      if (operation === "delete") rmSync(join(folder, path));
      else {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), Buffer.from(content, "base64"));
      }
    }
    git("add", "--all");
    const by = `--author=${author.name} <${author.email}>`;
    git("commit", "--quiet", `--message=${message}`, by);
    const files = (changes as FileChange[]).map(({ path }) => {
      return tree().find((file) => file.path === path) ?? null;
    });
    return { status: 201, json: { commit: { sha: lastCommit().id, created: new Date() }, files } };
  };

  /** The page on which a person who is signed in to the host lets the editor in. */
  const grantPage = (query: URLSearchParams): HostAnswer => {
    const isKnown =
      query.get("client_id") === client.id &&
      query.get("redirect_uri") === client.redirectUri &&
      query.get("response_type") === "code" &&
      query.get("code_challenge_method") === "S256";
    if (!isKnown) return { status: 400, html: "<h1>Unknown application</h1>" };
    const code = randomUUID();
    granted.set(code, query.get("code_challenge") ?? "");
    const answer = new URLSearchParams({ code, state: query.get("state") ?? "" });
    const href = `${client.redirectUri}?${answer}`.replaceAll("&", "&amp;");
    return { status: 200, html: `<h1>Authorize</h1><a href="${href}">Authorize application</a>` };
  };
  const exchangeCode = (body: string | null): HostAnswer => {
    const { grant_type, client_id, code, redirect_uri, code_verifier } = JSON.parse(body ?? "{}");
    const challenge = createHash("sha256").update(String(code_verifier)).digest("base64url");
    const isValid =
      grant_type === "authorization_code" &&
      client_id === client.id &&
      redirect_uri === client.redirectUri &&
      granted.get(code) === challenge;
    if (!isValid) return { status: 400, json: { error: "unauthorized_client" } };
    // A code can be exchanged once.
    granted.delete(code);
    const token = randomUUID();
    tokens.add(token);
    return { status: 200, json: { access_token: token, token_type: "bearer", expires_in: 3600 } };
  };

  const answer = (request: HostRequest): HostAnswer => {
    const { pathname, searchParams } = new URL(request.path, "https://git.firm.test");
    const { method, body } = request;
    if (method === "OPTIONS") return { status: 204 };
    if (pathname === "/login/oauth/authorize") return grantPage(searchParams);
    if (pathname === "/login/oauth/access_token") return exchangeCode(body);
    if (pathname === "/api/v1/version") return { status: 200, json: { version } };
    const token = request.authorization?.replace(/^(token|Bearer) /i, "") ?? "";
    if (!tokens.has(token)) return { status: 401, json: { message: "token is required" } };
    switch (`${method} ${pathname}`) {
      case "GET /api/v1/user":
        return { status: 200, json: user };
      case "GET /api/v1/settings/api":
        return { status: 200, json: { default_paging_num: 30, max_response_items: 50 } };
      case `GET ${base}`:
        return {
          status: 200,
          json: { default_branch: branch, permissions: { admin: false, push: true, pull: true } },
        };
      case `GET ${base}/branches/${branch}`:
        return { status: 200, json: { name: branch, commit: lastCommit() } };
      case `GET ${base}/git/trees/${branch}`:
      case `GET ${base}/git/trees/${lastCommit().id}`:
        return { status: 200, json: { tree: tree(), truncated: false } };
      case `GET ${base}/git/blobs`: {
        const shas = (searchParams.get("shas") ?? "").split(",");
        return { status: 200, json: shas.map(blob) };
      }
      case `POST ${base}/file-contents`: {
        const paths: string[] = JSON.parse(body ?? "{}").files;
        const files = tree();
        const found = paths.map((path) => files.find((file) => file.path === path));
        return {
          status: 200,
          json: found.map((file) => file && { ...blob(file.sha), path: file.path }),
        };
      }
      case `GET ${base}/commits`:
        return { status: 200, json: [] };
      case `POST ${base}/contents`:
        return change(body);
      default:
        return { status: 404, json: { message: "Not Found" } };
    }
  };
  return { answer, git, remove: () => rmSync(folder, { recursive: true }) };
}
