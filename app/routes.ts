import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { INSIGHT_ADDRESSES } from "./lib/insight-addresses.ts";
import { INSIGHT_LISTS, listPath } from "./lib/insight-lists.ts";
import { listPageCount } from "./outputs/insight-index.ts";

const insightLists = INSIGHT_LISTS.flatMap((id) => {
  const [path, file] = [listPath(id).slice(1), "routes/insights/list.tsx"];
  // The framework refuses a route that has no page, and a short list has no further ones.
  const pages =
    listPageCount(id) > 1 ? [route(`${path}/page/:number`, file, { id: `pages-${id}` })] : [];
  return [route(path, file, { id: `list-${id}` }), ...pages];
});

const insights = INSIGHT_ADDRESSES.map(({ folder, route: id }) =>
  route(`${folder.slice(1)}/:insightId`, "routes/insights/detail.tsx", { id }),
);

/** The addresses of the site (specification, section 2; docs/decisions/0003-addresses.md). */
export default [
  index("routes/home/home.tsx"),
  route("hero-preview", "routes/home/hero-preview.tsx"),

  route("about", "routes/about/about.tsx"),
  route("contact", "routes/contact/contact.tsx"),
  route("leadership", "routes/leadership/leadership.tsx"),

  ...insightLists,
  ...insights,

  route("services", "routes/services/overview.tsx", { id: "services" }),
  route("capabilities", "routes/services/overview.tsx", { id: "capabilities" }),
  route("services/:serviceId", "routes/services/detail.tsx"),

  route("industries", "routes/industries/overview.tsx"),
  route("industries/:industryId", "routes/industries/detail.tsx"),

  route("careers", "routes/careers/careers.tsx"),
  route("careers/apply", "routes/careers/apply.tsx"),
  route("careers/:positionId", "routes/careers/position.tsx"),
  route("apply", "routes/careers/apply-redirect.tsx"),

  route("presentation", "routes/presentation/presentation.tsx"),
  route("brochure", "routes/brochure/brochure.tsx"),

  route("privacy", "routes/legal/legal.tsx", { id: "privacy" }),
  route("terms", "routes/legal/legal.tsx", { id: "terms" }),
  route("cookies", "routes/legal/legal.tsx", { id: "cookies" }),

  route("feeds", "routes/feeds/feeds.tsx"),
  route("feeds/:feedFile", "routes/feeds/feed.tsx"),

  route("search", "routes/search/search.tsx"),

  route("404", "routes/not-found/not-found.tsx", { id: "not-found" }),
  route("*", "routes/not-found/unknown-address.tsx"),
] satisfies RouteConfig;
