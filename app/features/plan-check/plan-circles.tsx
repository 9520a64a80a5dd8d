import { type Circles, InkCircles } from "#app/ui/sections/ink-circles.tsx";
import { PlanDot } from "./plan-dot.tsx";

/** The circles apart and locked, as "Do your plans agree?" draws them (plan-check.css). */
const APART: Circles = {
  blue: { x: 400, y: 155, r: 149 },
  red: { x: 660, y: 690, r: 149 },
  yellow: { x: 140, y: 690, r: 149 },
};
const LOCKED: Circles = {
  blue: { x: 400, y: 330, r: 240 },
  red: { x: 521, y: 540, r: 240 },
  yellow: { x: 279, y: 540, r: 240 },
};

export interface PlanCirclesProps {
  /** Unique on the page: the ids of the clip paths begin with it. */
  id: string;
  /** The answers about strategy, sales and marketing, such as `1 3 1`. Equal answers are one plan. */
  answers: string;
  /** Whether the plans agree and serve nobody: their middle is empty. */
  isHollow?: boolean | undefined;
  /** Whether the plans agree on one new customer: a dot stands in their middle. */
  isAimed?: boolean | undefined;
}

/**
 * How three plans agree: circles of one plan lock, the others stand apart. The middle shows on whom they agree: it is empty
 * for nobody, and has a dot for one new customer. Decorative: words below it say the same.
 */
export function PlanCircles(props: PlanCirclesProps) {
  const { id, answers, isHollow = false, isAimed = false } = props;
  const [strategy = "", sales = "", marketing = ""] = answers.split(" ");
  const all = [strategy, sales, marketing];
  const isShared = (answer: string) => all.filter((other) => other === answer).length > 1;
  const circles: Circles = {
    blue: (isShared(strategy) ? LOCKED : APART).blue,
    red: (isShared(sales) ? LOCKED : APART).red,
    yellow: (isShared(marketing) ? LOCKED : APART).yellow,
  };
  return (
    <svg
      aria-hidden="true"
      viewBox="-24 -8 848 864"
      width={200}
      height={204}
      className={`w-full ${isHollow ? "[&_.circles-core>circle]:fill-surface" : ""}`.trim()}
    >
      <InkCircles id={id} circles={circles} />
      {isAimed && <PlanDot className="fill-surface" />}
    </svg>
  );
}
