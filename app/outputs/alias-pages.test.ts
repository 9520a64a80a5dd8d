import { expect, test } from "vitest";
import { aliasData, aliasHtml } from "./alias-pages.ts";

const path = "/insights/articles/one-owner";

function page(route: string, href: string, label: string): string {
  return [
    `<nav><a href="/insights/articles">Articles</a></nav><main>`,
    `<a class="x" href="${href}" data-discover="true"><svg></svg>${label}</a>`,
    `<p>Back to articles</p></main>`,
    `<script>{"stream":"\\"${route}\\"","routes":[["${route}",["/a.js"]]]}</script>`,
  ].join("");
}
const article = page("insight-of-articles", "/insights/articles", "Back to articles");

test("another address leads back to its own list and hands its data to its own route", () => {
  expect(aliasHtml(article, path, "/insights/one-owner")).toBe(
    page("insight-of-all", "/insights", "Back to insights"),
  );
});

test("the address in the feeds leads back to the blogs, as the page of the blog does", () => {
  const blog = page("insight-of-blogs", "/insights/blogs", "Back to blogs");
  expect(aliasHtml(blog, "/insights/blogs/one-owner", "/blogs/one-owner")).toBe(
    page("insight-of-feed", "/insights/blogs", "Back to blogs"),
  );
});

test("the data names the other route", () => {
  const data = `["root",{},"insight-of-articles",{"_1":2}]`;
  expect(aliasData(data, path, "/insights/one-owner")).toBe(
    `["root",{},"insight-of-all",{"_1":2}]`,
  );
});

test.each([
  ["no route", article.replaceAll("insight-of-articles", "")],
  ["the route in its text", `${article}insight-of-articles`],
  ["no back button", article.replace("Back to articles</a>", "Back</a>")],
  ["a back button that leads elsewhere", article.replace('x" href="/insights/articles"', 'x"')],
])("a page with %s stops the build", (_, html) => {
  expect(() => aliasHtml(html, path, "/insights/one-owner")).toThrow(path);
});
