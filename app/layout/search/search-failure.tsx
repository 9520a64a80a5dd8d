import { buttonStyle } from "#app/ui/button-style.ts";
import { loadSearchIndex } from "./use-search-index.ts";

/** The index did not arrive: says so and offers another try. What was typed stays. */
export function SearchFailure() {
  return (
    <div role="alert" className="search-note">
      <p className="text-h5 font-semibold text-ink">The search did not load</p>
      <p className="mt-2">Its index did not arrive. Check the connection, then try again.</p>
      <p className="mt-5">
        <button type="button" onClick={loadSearchIndex} className={buttonStyle({ size: "small" })}>
          Try again
        </button>
      </p>
    </div>
  );
}
