/*
 * follow-link.ts adds this script to every page, below a constant `plan`. The script follows the plan. In the next document
 * it reports the milliseconds from the click to the first paint.
 */
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
const report = (body) => fetch("/bench-report", { method: "POST", body: JSON.stringify(body) });
const painted = new Promise((resolve) => {
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === "first-contentful-paint") resolve(performance.timeOrigin + startTime);
    }
  }).observe({ type: "paint", buffered: true });
});

/** The measured time begins here. */
function leave(go) {
  sessionStorage.setItem("clicked", performance.timeOrigin + performance.now());
  go();
}

async function act() {
  const link = document.querySelector(plan.link);
  if (!link) return report({ time: 0, fault: `${plan.from} has no ${plan.link}` });
  await painted;
  while (plan.mode !== "arrive" && !("hydrated" in document.documentElement.dataset))
    await wait(20);
  if (plan.mode === "look") {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top });
      await wait(plan.rest);
    }
    return report({ time: 0 });
  }
  await wait(plan.rest);
  if (plan.mode === "load") {
    sessionStorage.setItem("target", link.href);
    return location.assign("/bench-blank");
  }
  if (plan.mode === "tap") {
    link.dispatchEvent(new Event("touchstart", { bubbles: true }));
    await wait(80);
  }
  link.focus({ preventScroll: true }); // A pointer that presses a link focuses it too.
  leave(() => link.click());
}

const clicked = Number(sessionStorage.getItem("clicked"));
if (clicked) painted.then((time) => report({ time: time - clicked }));
else if (location.pathname === "/bench-blank") {
  wait(plan.rest).then(() => leave(() => location.assign(sessionStorage.getItem("target"))));
} else if (location.pathname === plan.from) act();
