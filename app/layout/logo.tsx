import { SiteLink } from "#app/ui/site-link.tsx";

/** The mark and the firm's name, linking to the home page. */
export function Logo({ name, isInverse = false }: { name: string; isInverse?: boolean }) {
  return (
    <SiteLink
      href="/"
      aria-label={`${name}, home`}
      className={`inline-flex min-h-11 items-center gap-2.5 text-[1.375rem] font-semibold tracking-[-0.02em] ${isInverse ? "text-paper" : "text-ink"}`}
    >
      <img
        src={uploadPath(isInverse ? "logo-white.svg" : "logo.svg")}
        alt=""
        width={32}
        height={32}
        className="size-8"
      />
      <span>{name}</span>
    </SiteLink>
  );
}

/** The address of a file of public/uploads/, under whatever sub-path the site is hosted. */
export const uploadPath = (file: string) => `${import.meta.env.BASE_URL}uploads/${file}`;
