/** Notes what a change of the document animates, in the document that comes. */
export function noteTransition() {
  addEventListener("pagereveal", ({ viewTransition }) =>
    viewTransition?.ready.then(() => {
      const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      const faded = effects
        .filter(({ pseudoElement }) => pseudoElement?.startsWith("::view-transition"))
        .map((effect) => `${effect.pseudoElement} ${effect.getTiming().duration}`);
      Object.assign(window, { faded });
    }),
  );
}
