import { useEffect, useState } from "react";
import { InkCircles } from "#app/sections/ink-circles.tsx";
import { usePrefersLessMotion } from "./use-hero-rotation.ts";

/** Arrangements of the circles, one message after the other (direction: Motion). */
const ARRANGEMENTS = ["overlap", "arc", "stack", "regrouped", "dial"] as const;
type Arrangement = (typeof ARRANGEMENTS)[number] | "apart";

/** How long the circles stay pulled apart before they regroup, in milliseconds: one movement. */
const APART_TIME = 700;

function useArrangement(message: number): Arrangement {
  const target = ARRANGEMENTS[message % ARRANGEMENTS.length] ?? "overlap";
  const [regrouped, setRegrouped] = useState(false);
  const prefersLessMotion = usePrefersLessMotion();
  useEffect(() => {
    if (target !== "regrouped") return;
    const timer = setTimeout(() => setRegrouped(true), APART_TIME);
    return () => {
      clearTimeout(timer);
      setRegrouped(false);
    };
  }, [target]);
  return target === "regrouped" && !regrouped && !prefersLessMotion ? "apart" : target;
}

/** The three inks, arranged anew for each message. Decorative. */
export function HeroCircles({ message }: { message: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 800 800"
      className="hero-circles"
      data-arrangement={useArrangement(message)}
    >
      <InkCircles id="hero" />
    </svg>
  );
}
