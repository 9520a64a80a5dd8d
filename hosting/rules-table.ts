import type { HostingRules } from "./hosting-rules.ts";

/**
 * The rules as the tables of docs/deploying.md, for hosts that have no configuration here.
 *
 * @returns two Markdown tables
 */
export function rulesTables({ headers, redirects }: HostingRules) {
  const headerRows = headers.flatMap((rule) =>
    Object.entries(rule.headers).map(([name, value]) => [code(rule.path), code(name), code(value)]),
  );
  const redirectRows = redirects.map(({ from, to, status, when }) => [
    code(from),
    code(to),
    String(status),
    when === "always" ? "always" : "where there is no such file",
  ]);
  return {
    headers: table(["Files", "Header", "Value"], headerRows),
    redirects: table(["From", "To", "Status", "When"], redirectRows),
  };
}

const code = (text: string) => `\`${text}\``;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |\n`);
  return lines.join("");
}
