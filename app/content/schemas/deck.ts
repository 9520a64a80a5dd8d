import { z } from "zod";
import { figure, meta, picture, text } from "./shared.ts";

const titleSlide = z.strictObject({
  type: z.literal("title"),
  title: text,
  subtitle: text,
  /** As shown: the deck is dated `April 2025`. */
  date: text,
});
const contentSlide = z.strictObject({
  type: z.literal("content"),
  title: text,
  /** Two to five points. A slide is a poster: at most 90 characters each. */
  points: z.array(text.max(90)).min(2).max(5),
  /** Up to three claims, set large. */
  figures: z.array(figure).min(1).max(3).optional(),
  picture: picture.optional(),
});
const capabilityOverviewSlide = z.strictObject({
  type: z.literal("capability-overview"),
  title: text,
  capabilities: z.array(text).length(6),
});
const capabilityDetailSlide = z.strictObject({
  type: z.literal("capability-detail"),
  title: text,
  description: text.max(160),
  services: z.array(text.max(60)).min(3).max(5),
  valueProposition: text.max(140),
  picture,
});
const caseStudySlide = z.strictObject({
  type: z.literal("case-study"),
  title: text,
  /** Challenge, Solution, Results, Testimonial, in this order. */
  sections: z.tuple([
    z.strictObject({ title: z.literal("Challenge"), text: text.max(220) }),
    z.strictObject({ title: z.literal("Solution"), text: text.max(220) }),
    z.strictObject({ title: z.literal("Results"), text: text.max(220) }),
    z.strictObject({ title: z.literal("Testimonial"), text: text.max(220) }),
  ]),
});
const contactSlide = z.strictObject({
  type: z.literal("contact"),
  title: text,
  contactInfo: z.array(text).min(3),
});

export const slide = z.discriminatedUnion("type", [
  titleSlide,
  contentSlide,
  capabilityOverviewSlide,
  capabilityDetailSlide,
  caseStudySlide,
  contactSlide,
]);
export type Slide = z.infer<typeof slide>;
export type SlideType = Slide["type"];

/** content/deck/deck.yaml. Fifteen slides (specification, section 9). */
export const deck = z.strictObject({
  meta,
  heading: text,
  slides: z.array(slide).length(15),
});
export type Deck = z.infer<typeof deck>;
