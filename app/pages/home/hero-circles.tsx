import { useEffect, useState } from "react";
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

/** The three inks and their overprints. An overlap is a circle clipped by another: both move by the same transforms. */
export function HeroCircles({ message }: { message: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 800 800"
      className="hero-circles"
      data-arrangement={useArrangement(message)}
    >
      <defs>
        <clipPath id="hero-blue">
          <circle r="240" className="circle-blue" />
        </clipPath>
        <clipPath id="hero-red">
          <circle r="240" className="circle-red" />
        </clipPath>
      </defs>
      <circle r="240" className="circle-yellow fill-yellow" />
      <circle r="240" className="circle-blue fill-blue" />
      <circle r="240" className="circle-red fill-red" />
      <g clipPath="url(#hero-blue)">
        <circle r="240" className="circle-yellow fill-green" />
        <circle r="240" className="circle-red fill-violet" />
      </g>
      <g clipPath="url(#hero-red)">
        <circle r="240" className="circle-yellow fill-orange" />
        <g clipPath="url(#hero-blue)">
          <circle r="240" className="circle-yellow fill-core" />
        </g>
      </g>
    </svg>
  );
}
