import { type TouchEvent, useRef } from "react";

/** A finger that moved less than this, in pixels, has tapped. */
const LEAST_WAY = 40;

const placeOf = ({ changedTouches: { 0: touch } }: TouchEvent) =>
  touch && { x: touch.clientX, y: touch.clientY };

/**
 * Tells sideways swipes from taps, scrolling and zooming.
 *
 * @param onSwipe called with 1 for a swipe to the left (forward) and -1 for one to the right
 * @returns handlers for the element that is swiped
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<ReturnType<typeof placeOf>>(undefined);
  return {
    onTouchStart(event: TouchEvent) {
      // Two fingers zoom, and on a zoomed page one finger looks around.
      const isZoom = event.touches.length > 1 || (visualViewport?.scale ?? 1) > 1.01;
      start.current = isZoom ? undefined : placeOf(event);
    },
    onTouchEnd(event: TouchEvent) {
      const end = placeOf(event);
      if (!start.current || !end) return;
      const [x, y] = [end.x - start.current.x, end.y - start.current.y];
      start.current = undefined;
      if (Math.abs(x) < LEAST_WAY || Math.abs(x) < 1.5 * Math.abs(y)) return;
      onSwipe(x < 0 ? 1 : -1);
    },
  };
}
