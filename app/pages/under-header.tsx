import type { ComponentType } from "react";
import { pictureOf } from "#app/content/pictures.ts";
import type { PictureField } from "#app/content/schemas/shared.ts";
import { PageHeader } from "#app/sections/page-header.tsx";
import type { PageRecord } from "./page-kind.ts";

interface Opening {
  heading: string;
  lead?: string;
  picture?: PictureField | undefined;
}

/** A view below the header that its content gives it: a heading, a sentence, a wide picture. */
export function underHeader(
  View: ComponentType<PageRecord>,
  openingOf: (page: PageRecord) => Opening,
): ComponentType<PageRecord> {
  return function UnderHeader(page) {
    const { heading, lead, picture } = openingOf(page);
    const shown = picture && { picture: pictureOf(picture, page.id, "band") };
    return (
      <>
        <PageHeader heading={heading} lead={lead} breadcrumbs={page.breadcrumbs} {...shown} />
        <View {...page} />
      </>
    );
  };
}
