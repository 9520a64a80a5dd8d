/*
 * Added to every page by measure-instant.ts: follows a link as a visitor would, and tells from the next document when
 * it painted. `plan` stands above: { from, link, mode, rest }.
 */
const RESULT = "/bench-report";
const clicked = Number(sessionStorage.getItem("bench-click"));
const now = () => performance.timeOrigin + performance.now();
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
const report = (data) => fetch(RESULT, { method: "POST", body: JSON.stringify(data) });

const painted = new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const [entry] = list.getEntriesByName("first-contentful-paint");
    if (entry) resolve(entry.startTime);
  }).observe({ type: "paint", buffered: true });
});

async function awake() {
  while (!("hydrated" in document.documentElement.dataset)) await wait(20);
}

/** Goes on when the click's time is written down: all that the browser does afterwards counts. */
function leave(go) {
  sessionStorage.setItem("bench-click", String(now()));
  go();
}

async function act() {
  const link = document.querySelector(plan.link);
  if (!link) return report({ fault: `${plan.from} has no ${plan.link}` });
  if (plan.mode === "arrive") {
    await painted;
    await wait(plan.rest);
    return leave(() => link.click());
  }
  await awake();
  if (plan.mode === "look") {
    // Down the whole page, as somebody who reads.
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top });
      await wait(plan.rest);
    }
    return report({});
  }
  if (plan.mode === "load") {
    // A page without anything, from which the next one is loaded whole.
    sessionStorage.setItem("bench-target", link.href);
    return location.assign("/bench-blank");
  }
  link.scrollIntoView({ block: "center" });
  await wait(plan.rest);
  if (plan.mode === "tap") {
    link.dispatchEvent(new Event("touchstart", { bubbles: true }));
    await wait(80);
  }
  leave(() => link.click());
}

async function main() {
  if (clicked) return report({ time: performance.timeOrigin + (await painted) - clicked });
  if (location.pathname === "/bench-blank") {
    await wait(1000);
    return leave(() => location.assign(sessionStorage.getItem("bench-target")));
  }
  if (location.pathname === plan.from) await act();
}
main();
