import { telephoneLink } from "#app/base/site-href.ts";
import type { Content } from "#app/model/content.ts";
import { fill } from "#app/words/fill.ts";
import type { WordsOf } from "#app/words/word-section.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { contactPageWords } from "./interface-words.ts";

type Office = Content["site"]["addresses"][number];

/** Countries in which the postal code stands behind the town (Universal Postal Union, "Postal addressing systems"). */
const CODE_BEHIND_TOWN: ReadonlySet<string> = new Set([
  "AU",
  "BD",
  "CA",
  "GB",
  "ID",
  "IE",
  "IN",
  "LK",
  "NP",
  "NZ",
  "PK",
  "SA",
  "SG",
  "TH",
  "US",
  "ZA",
]);

export interface OfficeAddressProps {
  office: Office;
}

/** An office as its country writes addresses, with its telephone number and its hours where the content names them. */
export function OfficeAddress({ office }: OfficeAddressProps) {
  const words = useWords<typeof contactPageWords>("contactPage");
  const { city, phone, hours } = office;
  return (
    <address className="text-ink-2">
      <span className="block font-semibold text-ink">{city}</span>
      {/* On a page from right to left "1 Main Street" would be shown as "Main Street 1". */}
      <bdi>{addressLine(office, words)}</bdi>
      {phone && (
        <a href={telephoneLink(phone)} className="block w-fit py-1 hover:text-blue">
          {phone}
        </a>
      )}
      {hours && <span className="block">{hours}</span>}
    </address>
  );
}

function addressLine(
  { city, street, postalCode, region, country }: Office,
  words: Pick<WordsOf<typeof contactPageWords>, "office" | "officeInTown">,
): string {
  if (region && postalCode) return fill(words.office, { street, region, postalCode });
  const town = region ? `${city}, ${region}` : city;
  if (!postalCode) return fill(words.officeInTown, { street, place: town });
  const place = CODE_BEHIND_TOWN.has(country) ? `${town} ${postalCode}` : `${postalCode} ${town}`;
  return fill(words.officeInTown, { street, place });
}
