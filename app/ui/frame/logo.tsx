import type { PictureSource } from "#app/base/picture-source.ts";
import { siteHref } from "#app/base/site-href.ts";
import { unstyledSize } from "#app/base/unstyled-size.ts";
import type { frameWords } from "#app/ui/interface-words.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";

export interface LogoProps {
  name: string;
  /** The firm's own logo. Without it, the drawn mark and the name are shown. */
  picture?: PictureSource | undefined;
  /** Whether the logo stands on the blue ground of the footer. */
  isInverse?: boolean;
}

/** The firm's logo for the header is made for a white ground. In the night edition it keeps that ground. */
const WHITE_GROUND = "rounded-picture bg-white [box-shadow:0_0_0_6px_var(--color-white)]";

/** The firm's own logo, or the drawn mark and the firm's name. It links to the home page. */
export function Logo({ name, picture, isInverse = false }: LogoProps) {
  const words = useWords<typeof frameWords>("frame");
  const ground = isInverse ? "" : WHITE_GROUND;
  return (
    <SiteLink
      href="/"
      aria-label={fill(words.logo, { name: picture?.alt ?? name })}
      className="logo"
    >
      {picture ? (
        <img
          {...picture}
          {...unstyledSize(picture)}
          alt={picture.alt}
          className={`h-10 w-auto max-w-[46vw] object-contain ${ground}`}
        />
      ) : (
        <DrawnLogo name={name} isInverse={isInverse} />
      )}
    </SiteLink>
  );
}

function DrawnLogo({ name, isInverse }: { name: string; isInverse: boolean }) {
  const src = siteHref(isInverse ? "/uploads/logo-white.svg" : "/uploads/logo.svg");
  return (
    <>
      <img src={src} alt="" width={32} height={32} className="size-8" />
      <span>{name}</span>
    </>
  );
}
