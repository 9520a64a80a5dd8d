import { content } from "#app/content/content.ts";
import { pictureOf } from "#app/content/pictures.ts";
import type { PictureField } from "#app/content/schemas/shared.ts";
import type { PictureSource } from "#app/lib/picture.ts";
import { telephoneLink } from "#app/lib/telephone-link.ts";
import { aboutContent } from "#app/pages/about/page.tsx";

/** A service or an industry of the brochure. */
export interface BrochureEntry {
  title: string;
  text: string;
  picture: PictureSource;
}

interface Topic {
  id: string;
  title: string;
  picture: PictureField;
}

/** Gives each entry the picture that the site shows for the same service or industry. */
function illustrated(items: { title: string; text: string }[], topics: Topic[]): BrochureEntry[] {
  return items.map((item) => {
    const topic = topics.find(({ title }) => title === item.title);
    if (!topic) {
      throw new RangeError(
        `content/brochure/brochure.yaml names "${item.title}", which no service or industry is called`,
      );
    }
    return { ...item, picture: pictureOf({ ...topic.picture, alt: "" }, topic.id, "card") };
  });
}

/** What the sheets of the brochure show, in order. */
export function brochureSheets() {
  const { brochure, capabilities, industries, site } = content();
  const { about, contact, cover, services } = brochure;
  return {
    firm: site.name,
    cover,
    about: {
      ...about,
      picture: pictureOf({ ...aboutContent().picture, alt: "" }, "about", "band"),
    },
    services: { ...services, items: illustrated(services.items, capabilities) },
    industries: {
      heading: brochure.industries.heading,
      items: illustrated(brochure.industries.items, industries),
    },
    contact: {
      ...contact,
      lines: [
        { text: site.email, href: `mailto:${site.email}` },
        { text: site.phone, href: telephoneLink(site.phone) },
        { text: site.url.replace(/^https?:\/\//, ""), href: site.url },
      ],
      offices: site.addresses.map(({ city, street, postalCode }) => ({
        city,
        street: `${street}, ${postalCode}`,
      })),
      legalName: site.legalName,
    },
  };
}

export type BrochureSheets = ReturnType<typeof brochureSheets>;

/** What /brochure shows. */
export function brochureData() {
  const { heading, lead } = content().brochure;
  return { heading, lead, sheets: brochureSheets() };
}

export type BrochureData = ReturnType<typeof brochureData>;
