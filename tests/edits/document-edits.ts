import type { Edit } from "./edit.ts";

export const documentEdits: readonly Edit[] = [
  {
    name: "legal text",
    apply: (content) => {
      const text = content.read("legal/terms.md");
      content.write(
        "legal/terms.md",
        `${text.trimEnd()}

## Who decides

1. The courts of Berlin.
2. Nobody else:
   - no arbitration
   - no *class actions*

| Case     | Days |
| -------- | ---: |
| Reply    |    3 |
| Decision |   28 |
`,
      );
    },
  },
  {
    name: "a photo at the top of the about page",
    apply: async (content) => {
      await content.addPhoto("yard.jpg", 2400, 1000);
      content.editFields("pages/about.yaml", (about) => {
        about.picture = { file: "yard.jpg", alt: "The yard with the gates that nobody bought" };
      });
    },
  },
  {
    name: "the mails that acknowledge forms",
    apply: (content) =>
      content.write(
        "acknowledgements.yaml",
        `contact:
  subject: "{firm} has read: “your message”"
  text: |-
    Good day,

    - {firm} answers within 1 business day.
    - Nobody there? Call {phone}, or write to <{email}>.
    - The way to us: https://maps.kestrelvane.eu/?q=gate&z=15
application:
  subject: Your CV is here
  text: Write to {hrEmail} if a page of it is missing.
`,
      ),
  },
  {
    name: "a slide with a chart",
    apply: (content) =>
      content.editFields("deck/deck.yaml", ({ slides }) => {
        slides.splice(3, 0, {
          type: "content",
          title: "Visits halve the wait",
          notes: "Ask how long their own customers wait.",
          points: ["Farms waited longest", "Schools wait for permits"],
          exhibit: {
            title: "Visits halve the wait for a gate",
            kind: "bars",
            unit: "Days",
            rows: [
              { label: "before", value: 41.5 },
              { label: "after", value: 19, mark: true },
            ],
            illustrative: true,
          },
        });
      }),
  },
  {
    name: "the brochure",
    apply: (content) =>
      content.editFields("brochure/brochure.yaml", ({ cover, services, industries }) => {
        cover.year = "2027";
        cover.title = "Ask what they would miss";
        services.heading = "Five services";
        services.items.pop();
        industries.items.reverse();
      }),
  },
  {
    name: "redirects",
    apply: (content) =>
      content.write(
        "redirects.yaml",
        `redirects:
  - { from: /about-us.html, to: /about }
  - { from: /shop, to: https://shop.kestrelvane.eu/ }
  - { from: /old/team, to: /leadership }
`,
      ),
  },
];
