import type { Chart, ChartSeries } from "./chart.ts";
import {
  centipoints,
  hexColor,
  line,
  NAMESPACES,
  noFill,
  noLine,
  solidFill,
  themeType,
} from "./drawing-ml.ts";
import { isRightToLeft } from "./reading-direction.ts";
import { reference } from "./workbook.ts";
import { element, type XmlElement } from "./xml-element.ts";

/* Charts (ECMA-376 Part 1, 21.2). */

/** The size of labels and legend, in hundredths of the slide's width. */
const LABEL_SIZE = 2;
/** Widths of lines, in points. */
const AXIS_WIDTH = 1;
const SERIES_WIDTH = 4;
const SECTOR_GAP = 2;
/** Diameter of the dots on a line, in points. */
const MARKER_SIZE = 10;
/** The space between two bars, in percent of a bar. */
const BAR_GAP = 60;

/** The ids of the axes. Any numbers are allowed. */
const CATEGORY_AXIS = 1;
const VALUE_AXIS = 2;

/** The gray of parts that the message is not about: `--color-grey` of app/ui/styles/tokens.css. */
const GREY = "8D93A2";

/** The part with a chart. @param workbookId the relationship to the workbook with its figures */
export function chartSpace(chart: Chart, workbookId: string): XmlElement {
  const hasLegend = chart.kind === "lines" || chart.kind === "pie";
  return element("c:chartSpace", { ...NAMESPACES, "xmlns:c": CHART_NAMESPACE }, [
    value("c:roundedCorners", false),
    element("c:chart", {}, [
      // The chart has no title, because the title is a text of the slide.
      value("c:autoTitleDeleted", true),
      element("c:plotArea", {}, [element("c:layout"), ...plot(chart), noShape()]),
      hasLegend ? legend(chart) : undefined,
      value("c:plotVisOnly", true),
      value("c:dispBlanksAs", "gap"),
    ]),
    noShape(),
    element("c:externalData", { "r:id": workbookId }, [value("c:autoUpdate", false)]),
  ]);
}

const CHART_NAMESPACE = "http://schemas.openxmlformats.org/drawingml/2006/chart";

/** The drawn chart and its axes. */
function plot(chart: Chart): XmlElement[] {
  switch (chart.kind) {
    case "pie":
      return [pieChart(chart)];
    case "lines":
      return [lineChart(chart), categoryAxis("b", "minMax"), valueAxis("l", chart)];
    case "bars":
    case "stacked bars":
      // The first bar is at the top.
      return [
        barChart(chart),
        categoryAxis(isRightToLeft() ? "r" : "l", "maxMin"),
        valueAxis("b", chart, isRightToLeft() ? "maxMin" : "minMax"),
      ];
  }
}

function barChart(chart: Chart): XmlElement {
  const isStacked = chart.kind === "stacked bars";
  const series = chart.series.map((entry, index) =>
    element("c:ser", {}, [
      ...seriesHead(chart, index),
      seriesFill(entry),
      value("c:invertIfNegative", false),
      ...pointFills(entry),
      ...seriesData(chart, index),
    ]),
  );
  return element("c:barChart", {}, [
    value("c:barDir", "bar"),
    value("c:grouping", isStacked ? "stacked" : "clustered"),
    value("c:varyColors", false),
    ...series,
    value("c:gapWidth", BAR_GAP),
    isStacked ? value("c:overlap", 100) : undefined,
    value("c:axId", CATEGORY_AXIS),
    value("c:axId", VALUE_AXIS),
  ]);
}

function lineChart(chart: Chart): XmlElement {
  const series = chart.series.map((entry, index) => {
    const color = colorOf(entry.ink);
    return element("c:ser", {}, [
      ...seriesHead(chart, index),
      element("c:spPr", {}, [line(color, SERIES_WIDTH)]),
      element("c:marker", {}, [
        value("c:symbol", "circle"),
        value("c:size", MARKER_SIZE),
        element("c:spPr", {}, [solidFill(color), noLine]),
      ]),
      ...seriesData(chart, index),
      value("c:smooth", false),
    ]);
  });
  return element("c:lineChart", {}, [
    value("c:grouping", "standard"),
    value("c:varyColors", false),
    ...series,
    value("c:marker", true),
    value("c:axId", CATEGORY_AXIS),
    value("c:axId", VALUE_AXIS),
  ]);
}

function pieChart(chart: Chart): XmlElement {
  const gap = line(hexColor("paper"), SECTOR_GAP);
  const series = chart.series.map((entry, index) =>
    element("c:ser", {}, [
      ...seriesHead(chart, index),
      ...pointFills(entry, gap),
      ...seriesData(chart, index),
    ]),
  );
  return element("c:pieChart", {}, [
    value("c:varyColors", true),
    ...series,
    value("c:firstSliceAng", 0),
  ]);
}

/** The position and the name of a series. */
function seriesHead(chart: Chart, index: number): XmlElement[] {
  const name = chart.series[index]?.name ?? "";
  const cache = element("c:strCache", {}, [value("c:ptCount", 1), point(0, name)]);
  const formula = element("c:f", {}, [reference.seriesName(index)]);
  return [
    value("c:idx", index),
    value("c:order", index),
    element("c:tx", {}, [element("c:strRef", {}, [formula, cache])]),
  ];
}

/** The categories and the values of a series, with their ranges in the workbook. */
function seriesData(chart: Chart, index: number): XmlElement[] {
  const { categories, series } = chart;
  const values = series[index]?.values ?? [];
  const names = element("c:strCache", {}, [
    value("c:ptCount", categories.length),
    ...categories.map((category, at) => point(at, category)),
  ]);
  const numbers = element("c:numCache", {}, [
    element("c:formatCode", {}, ["General"]),
    value("c:ptCount", values.length),
    ...values.map((number, at) => point(at, String(number))),
  ]);
  const namesAt = element("c:f", {}, [reference.categories(chart)]);
  const numbersAt = element("c:f", {}, [reference.values(chart, index)]);
  return [
    element("c:cat", {}, [element("c:strRef", {}, [namesAt, names])]),
    element("c:val", {}, [element("c:numRef", {}, [numbersAt, numbers])]),
  ];
}

function seriesFill({ ink }: ChartSeries): XmlElement {
  return element("c:spPr", {}, [ink === "none" ? noFill : solidFill(colorOf(ink))]);
}

/** The fill of each value, if the fills differ. @param border around each of them */
function pointFills({ pointInks = [] }: ChartSeries, border?: XmlElement): XmlElement[] {
  return pointInks.map((ink, index) =>
    element("c:dPt", {}, [
      value("c:idx", index),
      value("c:bubble3D", false),
      element("c:spPr", {}, [solidFill(colorOf(ink)), border]),
    ]),
  );
}

function colorOf(ink: ChartSeries["ink"]): string {
  return ink === "blue" || ink === "red" ? hexColor(ink) : GREY;
}

/** From the least to the greatest, in the direction from left to right or from the bottom to the top; or against it. */
type Orientation = "minMax" | "maxMin";

function categoryAxis(side: "b" | "l" | "r", orientation: Orientation): XmlElement {
  return element("c:catAx", {}, [
    value("c:axId", CATEGORY_AXIS),
    element("c:scaling", {}, [value("c:orientation", orientation)]),
    value("c:delete", false),
    value("c:axPos", side),
    value("c:majorTickMark", "none"),
    value("c:minorTickMark", "none"),
    value("c:tickLblPos", "low"),
    element("c:spPr", {}, [line(hexColor("ink"), AXIS_WIDTH)]),
    labelType(),
    value("c:crossAx", VALUE_AXIS),
    value("c:crosses", "autoZero"),
    value("c:noMultiLvlLbl", true),
  ]);
}

/** The value axis scales the chart and is not drawn, because labels and legend show the figures. */
function valueAxis(
  side: "b" | "l",
  { least, most }: Chart,
  orientation: Orientation = "minMax",
): XmlElement {
  return element("c:valAx", {}, [
    value("c:axId", VALUE_AXIS),
    element("c:scaling", {}, [
      value("c:orientation", orientation),
      most === undefined ? undefined : value("c:max", most),
      least === undefined ? undefined : value("c:min", least),
    ]),
    value("c:delete", true),
    value("c:axPos", side),
    value("c:crossAx", CATEGORY_AXIS),
    value("c:crosses", "autoZero"),
    value("c:crossBetween", "between"),
  ]);
}

function legend({ kind }: Chart): XmlElement {
  // The lines of a chart run from left to right in every language.
  const isMirrored = kind === "pie" && isRightToLeft();
  return element("c:legend", {}, [
    value("c:legendPos", isMirrored ? "l" : "r"),
    value("c:overlay", false),
    labelType(),
  ]);
}

/** The text properties of labels and legend. */
function labelType(): XmlElement {
  const type = element("a:defRPr", { sz: centipoints(LABEL_SIZE) }, [
    solidFill(hexColor("ink")),
    ...themeType("texts"),
  ]);
  const direction = isRightToLeft() ? { rtl: true } : {};
  const paragraph = element("a:p", {}, [element("a:pPr", direction, [type])]);
  return element("c:txPr", {}, [element("a:bodyPr"), element("a:lstStyle"), paragraph]);
}

function noShape(): XmlElement {
  return element("c:spPr", {}, [noFill, noLine]);
}

/** An element with the single attribute `val`. */
function value(name: string, val: string | number | boolean): XmlElement {
  return element(name, { val });
}

/** A cached value at an index. */
function point(index: number, text: string): XmlElement {
  return element("c:pt", { idx: index }, [element("c:v", {}, [text])]);
}
