import { type Fields, itemWith } from "./content-folder.ts";
import type { Edit } from "./edit.ts";

const SITE = "site.yaml";

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30">
  <path d="M0 30 20 0h20L20 30zM40 0h80v8H46z" fill="#123" />
</svg>
`;

export const firmEdits: readonly Edit[] = [
  {
    name: "every figure changed",
    apply: (content) =>
      content.editFields(SITE, ({ figures }) => {
        figures.growthClaim = "9.5%";
        figures.launchClaim = "71%";
        figures.launchShareClaim = "33%";
        figures.countries = "7";
        figures.consultants = "1,140";
        figures.cities = "12";
        figures.roiClaim = "2.75x";
        figures.advantageClaim = "64%";
        figures.expectationClaim = "100%";
      }),
  },
  {
    name: "phone and offices changed",
    apply: (content) =>
      content.editFields(SITE, (site) => {
        site.phone = "+49 30 9018 2000";
        site.addresses.splice(1, 1);
        site.addresses[0].street = "77 Long Wharf";
        site.addresses.push({
          city: "Berlin",
          street: "Straße der Pariser Kommune 8",
          postalCode: "10243",
          region: "Berlin",
          country: "DE",
        });
      }),
  },
  {
    name: "another firm's name and logo",
    apply: (content) => {
      content.write("photos/kestrel.svg", LOGO);
      content.write("photos/kestrel-white.svg", LOGO.replace("#123", "#fff"));
      content.editFields(SITE, (site) => {
        site.name = "Kestrel & Vane";
        site.legalName = "Kestrel & Vane Partners LLP";
        site.email = "office@kestrelvane.eu";
        site.hrEmail = "people@kestrelvane.eu";
        site.logo = {
          file: "kestrel.svg",
          alt: "Kestrel & Vane",
          footer: { file: "kestrel-white.svg" },
        };
      });
    },
  },
  {
    name: "booking set",
    apply: (content) =>
      content.editFields(SITE, (site) => {
        site.booking = {
          label: "Book your 20 minutes",
          href: "https://calendar.kestrelvane.eu/firm",
        };
      }),
  },
  {
    name: "navigation entries more, one with a panel",
    apply: (content) =>
      content.editFields(SITE, (site) => {
        site.navigation.push(
          {
            title: "Growth services",
            href: "/services",
            list: "growth-services",
            all: "Every growth service",
          },
          { title: "Careers", href: "/careers" },
        );
        itemWith<Fields>(site.footer.columns, "heading", "Company").links.push({
          label: "Gates in the press",
          href: "https://press.kestrelvane.eu/gates",
        });
      }),
  },
  {
    name: "navigation reordered",
    apply: (content) =>
      content.editFields(SITE, (site) => {
        const [home, ...others] = site.navigation;
        site.navigation = [home, ...others.reverse()];
        site.footer.columns.reverse();
      }),
  },
];
