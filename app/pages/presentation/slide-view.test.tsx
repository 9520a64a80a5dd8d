import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type DeckSlide, SlideView } from "./slide-view.tsx";

const show = (slide: object) =>
  renderToStaticMarkup(<SlideView slide={slide as DeckSlide} number={2} count={15} />);

test.each(["video", "constructor", ""])(
  "the unknown slide type %j says that it is not supported",
  (type) => {
    const html = show({ type, title: "Hidden title" });
    expect(html).toContain("Slide type not supported");
    expect(html).not.toContain("Hidden title");
  },
);

test("a known slide type shows its content in its place in the deck", () => {
  const html = show({ type: "title", title: "Growth", subtitle: "One plan", date: "April 2025" });
  expect(html).not.toContain("Slide type not supported");
  expect(html).toMatch(/aria-label="2 of 15".*Growth.*One plan.*April 2025/);
});
