import { Link } from "react-router";

export interface CategoryFilterProps {
  /** The address of the list: a filter begins at its first page. */
  path: string;
  categories: string[];
  /** The category from the address; undefined for all. */
  current: string | undefined;
}

const CHIP =
  "inline-flex min-h-10 items-center rounded-pill border-[1.5px] border-rule px-4 text-caption font-medium hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper";

/** Links that keep the chosen category in the address, so that it can be shared. */
export function CategoryFilter({ path, categories, current }: CategoryFilterProps) {
  const entries = [{ label: "All", to: path }].concat(
    categories.map((label) => ({ label, to: `${path}?category=${encodeURIComponent(label)}` })),
  );
  return (
    <nav aria-label="Filter by category" className="needs-script mb-10 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {entries.map(({ label, to }) => (
          <li key={label}>
            <Link
              to={to}
              preventScrollReset
              aria-current={label === (current ?? "All") ? "true" : undefined}
              className={CHIP}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
