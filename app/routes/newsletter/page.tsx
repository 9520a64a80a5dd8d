import { newsletterWords } from "#app/features/newsletter/content.ts";
import { SignUp } from "#app/features/newsletter/sign-up.tsx";
import { Overprint } from "#app/ui/sections/overprint.tsx";

/** The page with the sign-up alone. Without scripts, a refused sign-up comes back on this page. */
export function Page() {
  const { list } = newsletterWords();
  return (
    <div className="page-width page-grid items-start gap-y-14 pt-10 pb-(--section-gap)">
      <div className="col-span-4 md:col-span-7">
        <SignUp list={list.id} place="footer" level={2} hasSummary />
      </div>
      <Overprint id="newsletter" className="col-span-4 w-full md:col-span-5" />
    </div>
  );
}
