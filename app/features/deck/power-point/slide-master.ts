import { content } from "#app/model/content.ts";
import { wordsOf } from "#app/model/words.ts";
import { powerPointWords } from "../interface-words.ts";
import { NAMESPACES } from "./drawing-ml.ts";
import { background, numberShape, placeholder, shapeTree } from "./placeholder-shapes.ts";
import { placedBox } from "./reading-direction.ts";
import { NUMBER_BOX, NUMBER_STYLE, SLIDE_LAYOUTS, type SlideLayout } from "./slide-layouts.ts";
import { COLOR_MAP, MASTER_COLORS, textLevel } from "./theme.ts";
import { element, type XmlElement } from "./xml-element.ts";

/** The lowest ids that the standard allows (ECMA-376 Part 1, 19.7.14 and 19.7.16). All ids must differ. */
export const MASTER_ID = 2_147_483_648;

/** The place of a slide's number. */
const numberPlace = () => ({ box: placedBox(NUMBER_BOX), style: NUMBER_STYLE });

/** A layout for new slides (19.3.1.39). */
export function slideLayout(layout: SlideLayout): XmlElement {
  const { name, ground, hasNumber } = layout;
  const number = hasNumber ? [numberShape(3, "‹#›", undefined, numberPlace())] : [];
  const shapes = shapeTree([titlePlaceholder(layout), ...number]);
  return element("p:sldLayout", { ...NAMESPACES, preserve: true }, [
    element("p:cSld", { name: wordsOf(powerPointWords)[name] }, [background(ground), shapes]),
    MASTER_COLORS,
  ]);
}

/** The master of all layouts (19.3.1.42). @param layoutIds the relationships to the layouts */
export function slideMaster(layoutIds: readonly string[]): XmlElement {
  const number = numberShape(3, "‹#›", undefined, numberPlace());
  const layouts = layoutIds.map((relationship, index) =>
    element("p:sldLayoutId", { id: MASTER_ID + 1 + index, "r:id": relationship }),
  );
  return element("p:sldMaster", NAMESPACES, [
    element("p:cSld", {}, [
      background("paper"),
      shapeTree([titlePlaceholder(SLIDE_LAYOUTS.wide), number]),
    ]),
    COLOR_MAP,
    element("p:sldLayoutIdLst", {}, layouts),
    element("p:txStyles", {}, [
      element("p:titleStyle", {}, [textLevel("headings")]),
      element("p:bodyStyle", {}, [textLevel("texts")]),
      element("p:otherStyle", {}, [textLevel("texts")]),
    ]),
  ]);
}

/** A slide (19.3.1.38). @param ground the background, if it is not that of its layout */
export function slideElement(shapes: readonly XmlElement[], ground?: SlideLayout["ground"]) {
  return element("p:sld", NAMESPACES, [
    element("p:cSld", {}, [ground && background(ground), shapeTree(shapes)]),
    MASTER_COLORS,
  ]);
}

function titlePlaceholder({ titleBox, titleStyle }: SlideLayout): XmlElement {
  const { title } = wordsOf(powerPointWords);
  const prompt = element("a:r", {}, [
    element("a:rPr", { lang: content().language.tag }),
    element("a:t", {}, [title]),
  ]);
  const place = { box: placedBox(titleBox), style: titleStyle };
  return placeholder(2, title, { type: "title" }, prompt, place);
}
