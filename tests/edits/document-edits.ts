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
