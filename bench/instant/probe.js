/*
 * follow-link.ts adds this script to every page, below a constant `plan`. The script says where the link is, so that the
 * pointer can follow it. In the next document it reports the milliseconds from the press to the first paint.
 */
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
const send = (path, body) => fetch(path, { method: "POST", body: JSON.stringify(body) });
const painted = new Promise((resolve) => {
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === "first-contentful-paint") resolve(performance.timeOrigin + startTime);
    }
  }).observe({ type: "paint", buffered: true });
});

/** Links to another page of the site. */
const LINKS = 'main a[href^="/"]:not([href*="."], [href*="#"], [href*="?"], [download])';

/** The first link whose middle can be pressed. */
function linkInView() {
  const links = [
    ...document.querySelectorAll(LINKS),
    ...document.querySelectorAll("header a:not([role])"),
  ];
  return links.find((link) => {
    if (link.pathname === location.pathname || !link.checkVisibility()) return false;
    const { x, y } = middleOf(link);
    return link.contains(document.elementFromPoint(x, y));
  });
}

function middleOf(link) {
  const { left, top, width, height } = link.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Stores when the visitor leaves, for the next document. */
function leaveAt(time) {
  localStorage.setItem("bench", `${performance.timeOrigin + time}`);
}

async function act() {
  await painted;
  while (plan.from !== "/bench-floor" && !("hydrated" in document.documentElement.dataset))
    await wait(20);
  if (plan.mode === "look") {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top });
      await wait(plan.rest);
    }
    return send("/bench-report", { time: 0 });
  }
  await wait(plan.settle);
  if (plan.isScrolled) {
    scrollTo({ top: document.querySelector("main").scrollHeight / 2, behavior: "instant" });
    await wait(plan.settle);
  }
  const link = linkInView();
  if (!link) return send("/bench-report", { time: 0, fault: `${plan.from} has no link in view` });
  addEventListener("pointerdown", ({ timeStamp }) => leaveAt(timeStamp), { capture: true });
  if (plan.mode === "tap") {
    link.dispatchEvent(new Event("touchstart", { bubbles: true }));
    leaveAt(performance.now());
    await wait(80);
    link.click();
  } else await send("/bench-point", middleOf(link));
}

async function begin() {
  if (document.prerendering)
    await new Promise((resolve) => document.addEventListener("prerenderingchange", resolve));
  const left = Number(localStorage.getItem("bench"));
  if (left) {
    const time = (await painted) - left;
    const [{ activationStart }] = performance.getEntriesByType("navigation");
    send("/bench-report", { time, isPrerendered: activationStart > 0 });
  } else if (location.pathname === plan.from) act();
}
begin();
