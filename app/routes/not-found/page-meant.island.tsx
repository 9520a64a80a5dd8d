import pageMeantTexts from "virtual:words/pageMeant";
import { useEffect, useState } from "react";
import { island } from "#app/ui/runtime/island.tsx";
import { fillNodes } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { pageMeantWords } from "./interface-words.ts";
import { findPageMeant } from "./page-meant.ts";

/**
 * Proposes the page that the visitor probably means by an unknown address in capitals or with `.html` (product 3.10).
 */
export const PageMeant = island("PageMeant", PageMeantView, pageMeantTexts);

function PageMeantView() {
  const words = useWords<typeof pageMeantWords>("pageMeant");
  const [address, setAddress] = useState<string>();
  // An effect, because the address belongs to the browser. The request guide handles addresses that match a known
  // pattern.
  useEffect(() => {
    if (document.documentElement.dataset.requested) return;
    findPageMeant(location.pathname).then(setAddress);
  }, []);
  return (
    <div role="status">
      {address && (
        <p className="mt-5 wrap-anywhere">
          {fillNodes(words.didYouMean, {
            address: (
              <a href={address + location.search} className="text-link">
                {decodeURI(address)}
              </a>
            ),
          })}
        </p>
      )}
    </div>
  );
}
