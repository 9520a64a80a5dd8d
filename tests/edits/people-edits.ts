import type { ContentFolder, Fields } from "./content-folder.ts";
import type { Edit, Remedy } from "./edit.ts";

const GONE = "priya-raman";
const SUCCESSOR = "mara-ellison";

/** Files that name the leaving partner as the author of a text or the leader of a topic. */
const AUTHORED = [
  "insights/blogs/before-you-promote-your-best-salesperson.md",
  "insights/blogs/delete-crm-fields-before-you-add-any.md",
  "insights/articles/the-sales-kickoff-nobody-forgets-by-march.md",
];
const LED = [
  "industries/financial-services.yaml",
  "industries/technology.yaml",
  "services/growth/performance-optimization.yaml",
];

/** Mends a file that names the partner: it names the successor instead. */
function handOver(file: string): Remedy {
  return {
    file,
    reported: GONE,
    apply: (content: ContentFolder) => content.replaceText(file, GONE, SUCCESSOR),
  };
}

export const peopleEdits: readonly Edit[] = [
  {
    name: "a partner with photo more",
    apply: async (content) => {
      await content.addPhoto("ana.jpg", 1200, 1600);
      content.write(
        "leaders/ana-nunez.yaml",
        `name: Ana Núñez
title: Partner, Pricing
order: 5
meta:
  title: Ana Núñez, Partner, Pricing
  description: Ana Núñez leads our work on prices and asks what the last ten customers paid.
bio: Ana sold garden gates before she priced them. She asks what the last ten customers paid, and why the eleventh did not.
picture: { file: ana.jpg, alt: Ana Núñez at a table with price lists }
`,
      );
    },
  },
  {
    name: "a partner gone",
    apply: (content) => content.remove(`leaders/${GONE}.yaml`),
    remedies: [
      ...AUTHORED.map(handOver),
      ...LED.map(handOver),
      {
        file: "deck/deck.yaml",
        reported: GONE,
        apply: (content) =>
          content.editFields("deck/deck.yaml", ({ slides }) => {
            const team = slides.find(({ leaders }: Fields) => leaders?.includes(GONE));
            team.leaders = team.leaders.filter((leader: string) => leader !== GONE);
            team.points = team.points.filter((point: string) => !point.startsWith("Priya"));
          }),
      },
    ],
  },
  {
    name: "a position closed by its date",
    apply: (content) =>
      content.editFields("positions/economist.yaml", (position) => {
        position.datePosted = "2026-09-28";
        position.validThrough = "2026-10-31";
      }),
  },
];
