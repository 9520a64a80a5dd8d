import { siteHref } from "#app/base/site-href.ts";
import type { PictureSource } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

export interface LogoProps {
  name: string;
  /** The firm's own; without one the mark is drawn, the name beside it. */
  picture?: PictureSource | undefined;
  isInverse?: boolean;
}

/** One that reads on white keeps its white by night. */
const ON_WHITE = "rounded-picture bg-white [box-shadow:0_0_0_6px_var(--color-white)]";

/** The mark and the firm's name, or the firm's own logo, linking to the home page. */
export function Logo({ name, picture, isInverse = false }: LogoProps) {
  const src = siteHref(isInverse ? "/uploads/logo-white.svg" : "/uploads/logo.svg");
  const looks = `h-10 w-auto max-w-[46vw] object-contain object-left ${isInverse ? "" : ON_WHITE}`;
  return (
    <SiteLink href="/" aria-label={`${picture?.alt ?? name}, home`} className="logo">
      {picture ? (
        <img {...picture} alt={picture.alt} className={looks} />
      ) : (
        <>
          <img src={src} alt="" width={32} height={32} className="size-8" />
          <span>{name}</span>
        </>
      )}
    </SiteLink>
  );
}
