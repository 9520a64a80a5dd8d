import { expect, test } from "vitest";
import { messageWithAnswers } from "./plan-answers.ts";

const asked = {
  questions: {
    strategy: { label: "S", question: "Whom?", answers: ["Old", "New", "Any"] },
    sales: { label: "P", question: "What for?", answers: ["Stay", "Come", "Sign"] },
    marketing: { label: "M", question: "Which words?", answers: ["Why stay", "Why come", "Hello"] },
  },
  message: "Our answers:",
};
const answers = (query: string) => new URLSearchParams(query);

test("answers stand below the typed text", () => {
  const text = messageWithAnswers("Good morning,\r\nwe ask.", asked, answers("strategy=1&sales=3"));
  expect(text).toBe("Good morning,\nwe ask.\n\nOur answers:\nWhom? Old.\nWhat for? Sign.");
});

test("new answers replace those of an earlier visit", () => {
  const earlier = messageWithAnswers("Typed", asked, answers("strategy=1&sales=1&marketing=1"));
  const text = messageWithAnswers(earlier ?? "", asked, answers("strategy=2"));
  expect(text).toBe("Typed\n\nOur answers:\nWhom? New.");
});

test("a query without an answer changes nothing", () => {
  for (const query of ["", "strategy=4", "strategy=x&position=economist"]) {
    expect(messageWithAnswers("Typed", asked, answers(query))).toBeUndefined();
  }
});
