import { expect, test } from "vitest";
import type { Slide } from "#app/model/schemas/slide.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { renderView } from "../../../tests/set-up/render-view.tsx";
import { SlideView } from "./slide-view.tsx";

// The words of the deck come from the content.
await loadTestContent();

const show = (slide: object) =>
  renderView(<SlideView slide={slide as Slide} number={2} count={15} />);

test.each(["video", "constructor", ""])(
  "a slide of the unknown type %j says that it is not supported",
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

test("a slide shows a chart, with the table of its lines for screen readers and nothing to open", () => {
  const exhibit = {
    title: "Inquiries double",
    kind: "slope",
    columns: ["Before", "After"],
    rows: [
      { label: "inquiries", values: [100, 200] },
      { label: "conversations", values: [60, 60] },
    ],
    illustrative: true,
  };
  const html = show({ type: "content", title: "Found", points: ["One", "Two"], exhibit });
  expect(html).toMatch(/<figcaption[^>]*>Inquiries double/);
  expect(html).toContain('<th scope="row">inquiries</th><td>100</td><td>200</td>');
  expect(html).not.toContain("<details");
});
