import { z } from "zod";
import { type Content, content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { pictureOf } from "#app/content/pictures.ts";
import type { Slide, SlideType } from "#app/content/schemas/deck.ts";
import { text } from "#app/content/schemas/shared.ts";
import type { PictureSource } from "#app/lib/picture.ts";
import { slugOf } from "#app/lib/slug.ts";
import { telephoneLink } from "#app/lib/telephone-link.ts";
import type { PageRecord } from "#app/pages/page-kind.tsx";

/** A line of the contact slide; `href` where the line names something that can be reached. */
export interface ContactLine {
  text: string;
  href?: string;
}

type Shown<S> = S extends unknown
  ? {
      [Field in keyof S]: Field extends "picture"
        ? PictureSource
        : Field extends "contactInfo"
          ? ContactLine[]
          : S[Field];
    }
  : never;

/** A slide as the deck shows it: its picture drawn, its contact lines linked. */
export type DeckSlide = Shown<Slide>;
export type SlideOf<Type extends SlideType> = Extract<DeckSlide, { type: Type }>;

function contactLine(text: string, { phone, email, url, social }: Content["site"]): ContactLine {
  if (text === email) return { text, href: `mailto:${email}` };
  if (text === phone) return { text, href: telephoneLink(phone) };
  if (url.endsWith(`//${text}`)) return { text, href: url };
  const network = social.find(({ label }) => text.startsWith(label));
  return network ? { text, href: network.href } : { text };
}

function shown(slide: Slide, index: number, site: Content["site"]): DeckSlide {
  if (slide.type === "contact") {
    return { ...slide, contactInfo: slide.contactInfo.map((line) => contactLine(line, site)) };
  }
  if (slide.type === "capability-detail") {
    return { ...slide, picture: pictureOf(slide.picture, `slide-${index + 1}`, "tall") };
  }
  if (slide.type === "content") {
    const { picture, ...rest } = slide;
    if (!picture) return rest;
    return { ...rest, picture: pictureOf(picture, `slide-${index + 1}`, "tall") };
  }
  return slide;
}

/** The slides of the corporate presentation, in order. */
export function deckSlides(): DeckSlide[] {
  const { deck, site } = content();
  return deck.slides.map((slide, index) => shown(slide, index, site));
}

/** content/pages/presentation.yaml */
export const presentationContent = pageContent("presentation", z.strictObject({ lead: text }));

/** What /presentation shows. */
export function presentationData({ title }: Pick<PageRecord, "title">) {
  const { deck, site } = content();
  return {
    heading: deck.heading,
    lead: presentationContent().lead,
    download: {
      title: `${title} | ${site.name}`,
      /** The specified name (section 7; decision 22). */
      fileName: `${slugOf(site.name)}-corporate-presentation.html`,
    },
    slides: deckSlides(),
  };
}

export type PresentationData = ReturnType<typeof presentationData>;
