import type { languageWords } from "#app/ui/interface-words.ts";
import { fillNodes } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";

/** A language of the site, as a page links to it. */
export interface LanguageLink {
  /** A language tag such as `de`. */
  tag: string;
  /** The name of the language in the language itself. */
  name: string;
  /** The same page in the language, or the home page of the language. */
  href: string;
  isCurrent: boolean;
  /** Whether the language has the page. */
  isTranslated: boolean;
}

export interface LanguageSwitchProps {
  languages: readonly LanguageLink[];
}

/** The switch between the languages as a landmark of the page. */
export function LanguageSwitch({ languages }: LanguageSwitchProps) {
  const { label } = useWords<typeof languageWords>("languages");
  return (
    <nav aria-label={label}>
      <LanguageLinks languages={languages} />
    </nav>
  );
}

/** Leads to the same page in the other languages. If a language lacks the page, it says so and leads to the home page. */
export function LanguageLinks({ languages }: LanguageSwitchProps) {
  const words = useWords<typeof languageWords>("languages");
  return (
    <ul className="language-switch">
      {languages.map(({ tag, name, href, isCurrent, isTranslated }) => (
        <li key={tag}>
          <a href={href} lang={tag} hrefLang={tag} aria-current={isCurrent ? "true" : undefined}>
            {name}
          </a>
          {!isTranslated && (
            <span>
              {fillNodes(` ${words.notTranslated}`, { language: <span lang={tag}>{name}</span> })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
