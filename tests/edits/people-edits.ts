import type { ContentFolder, Fields } from "./content-folder.ts";
import type { Edit, Remedy } from "./edit.ts";

const LEAVING = "priya-raman";
const SUCCESSOR = "mara-ellison";

/** Files that name the leaving partner as the author of a text, or as the leader of a topic or of a position. */
const AUTHORED = [
  "insights/blogs/before-you-promote-your-best-salesperson.md",
  "insights/blogs/delete-crm-fields-before-you-add-any.md",
  "insights/articles/the-sales-kickoff-nobody-forgets-by-march.md",
];
const LED = [
  "industries/financial-services.yaml",
  "industries/technology.yaml",
  "positions/inside-sales-consultant.yaml",
  "services/growth/performance-optimization.yaml",
];

/** The partner who speaks on the home page in place of the one who leaves. */
const NEXT_VOICE = "daniel-okafor";

/** The remedy for a file that names the leaving partner: it names the successor instead. */
function handOver(file: string): Remedy {
  return {
    file,
    reported: LEAVING,
    apply: (content: ContentFolder) => content.replaceText(file, LEAVING, SUCCESSOR),
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
    apply: (content) => content.remove(`leaders/${LEAVING}.yaml`),
    remedies: [
      ...AUTHORED.map(handOver),
      ...LED.map(handOver),
      {
        file: "pages/home.yaml",
        reported: LEAVING,
        apply: (content) => content.replaceText("pages/home.yaml", LEAVING, NEXT_VOICE),
      },
      {
        file: "deck/deck.yaml",
        reported: LEAVING,
        apply: (content) =>
          content.editFields("deck/deck.yaml", ({ slides }) => {
            const team = slides.find(({ leaders }: Fields) => leaders?.includes(LEAVING));
            team.leaders = team.leaders.filter((leader: string) => leader !== LEAVING);
            team.points = team.points.filter((point: string) => !point.startsWith("Priya"));
          }),
      },
    ],
  },
  {
    name: "forty positions more",
    apply: (content) => {
      for (let number = 1; number <= 40; number += 1) {
        const file = `positions/gate-tester-${number}.yaml`;
        content.copy("positions/business-development-specialist.yaml", file);
        content.editFields(file, (position) => {
          delete position.id;
          position.title = `Gate Tester, Yard ${number}`;
          position.order = 10 + number;
          position.meta.title = `Gate Tester in yard ${number}`;
          position.meta.description = `Open and close the gates of yard ${number}, write down what sticks, and say so to the people who hang them.`;
        });
      }
    },
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
