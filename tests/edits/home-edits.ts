import type { Edit } from "./edit.ts";

const HOME = "pages/home.yaml";

export const homeEdits: readonly Edit[] = [
  {
    name: "a hero message more",
    apply: (content) =>
      content.editFields(HOME, ({ heroMessages }) => {
        heroMessages.push({
          headline: "Ask what the next customer would miss.",
          subtitle:
            "A short answer is worth a long plan: it says what to build, and what to leave alone.",
        });
      }),
  },
  {
    name: "a hero message less",
    apply: (content) =>
      content.editFields(HOME, ({ heroMessages }) => {
        heroMessages.splice(1, 1);
      }),
  },
  {
    name: "flow style in YAML",
    apply: (content) => {
      content.replaceText(
        HOME,
        "  cards:\n    - financial-services\n    - healthcare\n    - technology\n",
        "  cards: [financial-services, healthcare, technology]\n",
      );
      content.replaceText(
        HOME,
        "  link:\n    label: The firm behind these figures\n    href: /about\n",
        "  link: { label: The firm behind these figures, href: /about }\n",
      );
      content.replaceText(
        "positions/market-research-consultant.yaml",
        "address:\n  locality: Bangalore\n  region: Karnataka\n  country: IN\n",
        "address: { locality: Bangalore, region: Karnataka, country: IN }\n",
      );
    },
  },
];
