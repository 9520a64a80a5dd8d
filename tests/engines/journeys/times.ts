import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { APPLICATION, MESSAGE as LINES } from "../../set-up/form-texts.ts";
import type { Journey, Page } from "../engine-page.ts";
import { nameOf, namesOf, path, shown } from "../in-page.ts";

const HERO = 'section[aria-label="What we do"]';
const SHOWN_MESSAGE = ".hero-message[data-state=shown]";
const SUBMIT = "main form button[type=submit]";
// WebKit's driver cannot type a line break.
const MESSAGE = { ...LINES, Message: "Where do we start?" };

/**
 * Timers never fire too early. So a journey expects that at least the promised time passes; a busy machine may take longer.
 * The clocks of a page are rounded to milliseconds.
 */
const ROUNDING = 5;

function assertAtLeast(milliseconds: number, promised: number, what: string): void {
  assert.ok(milliseconds > promised - ROUNDING, `${what}: ${milliseconds} ms`);
}

/** Records what the page writes to the console. */
async function recordConsole(page: Page): Promise<() => Promise<string[]>> {
  await page.run(() => {
    const lines: string[] = [];
    const log = console.log;
    console.log = (...parts: unknown[]) => {
      lines.push(parts.join(" "));
      log.apply(console, parts);
    };
    Object.assign(window, { consoleLines: lines });
  });
  return () => page.run(() => (window as unknown as { consoleLines: string[] }).consoleLines);
}

/** Times and texts that docs/product.md states exactly. */
export const timeJourneys: readonly Journey[] = [
  {
    name: "the last message of the hero stands for 5 s, the one before it for 3 s, then comes the first (product 5.3)",
    run: async (page, driver) => {
      await page.open("/");
      const shownMessage = (css: string) => nameOf(document.querySelector(css));
      const first = await page.run(shownMessage, SHOWN_MESSAGE);
      await page.click(`${HERO} button`, "Message 4 of 5");
      await page.run((css) => {
        const changes: [message: string, time: number][] = [];
        Object.assign(window, { changes });
        const record = () => {
          const message = nameOf(document.querySelector(css));
          if (message && message !== changes.at(-1)?.[0])
            changes.push([message, performance.now()]);
        };
        addEventListener("click", () => {
          changes.length = 0;
          record();
        });
        // It runs right after each change, however busy the machine is.
        new MutationObserver(record).observe(document.body, { attributes: true, subtree: true });
      }, SHOWN_MESSAGE);
      await page.click(`${HERO} button`, "Play");
      // The rotation rests while the hero has the pointer or the keyboard's focus.
      await page.run(() => (document.activeElement as HTMLElement).blur());
      await driver.hoverElement("document.querySelector('header .logo')");
      const changes = () =>
        page.run(() => (window as unknown as { changes: [string, number][] }).changes);
      await page.expect(first, () => {
        const { changes } = window as unknown as { changes: [string, number][] };
        return changes.at(-1)?.[0];
      });
      const [fourth, last, again] = await changes();
      assertAtLeast((last?.[1] ?? 0) - (fourth?.[1] ?? 0), 3500, "message 4, with its fade");
      assertAtLeast((again?.[1] ?? 0) - (last?.[1] ?? 0), 5500, "the last message, with its fade");
      assert.equal((await changes()).length, 3);
    },
  },
  {
    name: "a panel of the menu opens 200 ms after the pointer has come, and closes 150 ms after it has left (product 4.7)",
    run: async (page, driver) => {
      const panel = "#menu-industries";
      await page.open("/about");
      await page.run((css) => {
        const times = { came: 0, opened: 0, left: 0, closed: 0 };
        Object.assign(window, { times });
        const entry = document.querySelector("[aria-controls=menu-industries]") as Element;
        const isIn = ({ target }: Event) =>
          (target as Element).closest("li") === entry.closest("li");
        addEventListener("pointerover", (event) => {
          if (isIn(event)) times.came ||= performance.now();
          else if (times.opened) times.left ||= performance.now();
        });
        const watch = () => {
          const isOpen = shown(css).length > 0;
          if (isOpen) times.opened ||= performance.now();
          else if (times.opened) times.closed ||= performance.now();
        };
        new MutationObserver(watch).observe(document.body, { attributes: true, subtree: true });
      }, panel);
      await driver.hoverElement("document.querySelector('[aria-controls=menu-industries]')");
      await page.expect(1, (css) => shown(css).length, panel);
      await driver.hoverElement("document.querySelector('main h1')");
      await page.expect(0, (css) => shown(css).length, panel);
      const { came, opened, left, closed } = await page.run(
        () => (window as unknown as { times: Record<string, number> }).times,
      );
      assertAtLeast(Number(opened) - Number(came), 200, "until the panel opens");
      assertAtLeast(Number(closed) - Number(left), 150, "until the panel closes");
    },
  },
  {
    name: "a contact message waits 1 s and writes its four fields and the recipient to the console (product 10.6)",
    run: async (page) => {
      await page.open("/contact");
      const lines = await recordConsole(page);
      await page.fill(MESSAGE);
      const begun = await page.run(() => performance.now());
      await page.click(SUBMIT);
      await page.expect(true, () =>
        namesOf(".toast-region [role=status]")[0]?.startsWith("Message sent"),
      );
      assertAtLeast((await page.run(() => performance.now())) - begun, 1000, "until it is sent");
      const [line = ""] = await lines();
      assert.deepEqual(JSON.parse(line.slice(line.indexOf("{"))), {
        name: MESSAGE.Name,
        email: MESSAGE.Email,
        subject: MESSAGE.Subject,
        message: MESSAGE.Message,
        recipient: "hello@example.com",
      });
    },
  },
  {
    name: "an application is sent after 1.5 s, with a disabled button, and returns to /careers 2 s later, where a sentence says so (product 11.10, 11.11 and 12.6)",
    run: async (page, driver) => {
      const folder = await mkdtemp(join(tmpdir(), "cv-"));
      const file = join(folder, "cv.pdf");
      await writeFile(file, "%PDF-1.7");
      await page.open("/careers/apply?position=economist");
      const lines = await recordConsole(page);
      await page.fill(APPLICATION);
      await driver.chooseFile('input[type="file"]', file);
      await page.expect(["cv.pdf"], namesOf, "main form bdi");
      await page.run((css) => {
        const button = document.querySelector(css) as HTMLButtonElement;
        const states: string[] = [];
        Object.assign(window, { states });
        const record = () => {
          const state = `${nameOf(button)}${button.disabled ? ", disabled" : ""}`;
          if (state !== states.at(-1)) states.push(state);
        };
        record();
        const changes = { attributes: true, characterData: true, childList: true, subtree: true };
        new MutationObserver(record).observe(button, changes);
        addEventListener("submit", () => sessionStorage.setItem("sent", String(Date.now())), true);
      }, SUBMIT);
      await page.click(SUBMIT);
      const toast =
        "Application submitted successfullyThank you for your application. We'll be in touch soon!";
      await page.expect([toast], namesOf, ".toast-region [role=status]");
      const states = await page.run(() => (window as unknown as { states: string[] }).states);
      assert.deepEqual(states.slice(0, 2), [
        "Submit Application",
        "Submitting Application..., disabled",
      ]);
      assert.equal((await lines()).at(-1), "An e-mail to careers@example.com would be sent.");
      const untilToast = await page.run(() => Date.now() - Number(sessionStorage.getItem("sent")));
      assertAtLeast(untilToast, 1500, "until the toast");
      await page.expect("/careers", path);
      const untilReturn = await page.run(
        () => performance.timeOrigin - Number(sessionStorage.getItem("sent")),
      );
      assertAtLeast(untilReturn, 3500, "until the return");
      await page.expect(true, () =>
        namesOf("main [role=status]").some((words) =>
          words.startsWith("Your application was sent."),
        ),
      );
      await rm(folder, { recursive: true });
    },
  },
  {
    name: "Print shows all slides and opens the dialog after 300 ms; the brochure is printed as “Company Brochure” (product 13.5 and 14.2)",
    run: async (page) => {
      const stubPrint = () =>
        page.run(() => {
          addEventListener(
            "click",
            () => Object.assign(window, { pressed: performance.now() }),
            true,
          );
          window.print = () => {
            const { pressed } = window as unknown as { pressed: number };
            const slides = shown(".slide-frame").length;
            const waited = performance.now() - pressed;
            Object.assign(window, { printed: { slides, waited, title: document.title } });
          };
        });
      interface Printed {
        slides: number;
        waited: number;
        title: string;
      }
      const printed = async () => {
        await page.expect(true, () => "printed" in window);
        return page.run(() => (window as unknown as { printed: Printed }).printed);
      };
      await page.open("/presentation");
      await stubPrint();
      await page.click("main button", "Print / Save as PDF");
      const deck = await printed();
      assert.equal(deck.slides, 15);
      assertAtLeast(deck.waited, 300, "until the dialog");
      await page.expect(1, () => shown(".slide-frame").length);
      await page.open("/brochure");
      const title = await page.run(() => document.title);
      await stubPrint();
      await page.click("main button", "Download Brochure");
      assert.equal((await printed()).title, "Company Brochure");
      await page.run(() => dispatchEvent(new Event("afterprint")));
      await page.expect(title, () => document.title);
    },
  },
  {
    name: "the presentation is downloaded as a file of its own, with all slides (product 13.6)",
    run: async (page) => {
      await page.open("/presentation");
      await page.run(() => {
        const create = URL.createObjectURL;
        URL.createObjectURL = (blob: Blob) => {
          void blob.text().then((html) => Object.assign(window, { html }));
          return create.call(URL, blob);
        };
        HTMLAnchorElement.prototype.click = function click() {
          Object.assign(window, { fileName: this.download });
        };
      });
      await page.click("main button", "Download Presentation");
      await page.expect({ fileName: "trefoil-corporate-presentation.html", slides: 15 }, () => {
        const { fileName, html = "" } = window as unknown as { fileName: string; html?: string };
        return { fileName, slides: html.match(/<[^>]+ class="slide-frame/g)?.length };
      });
    },
  },
  {
    name: "a feed of another type is made in the browser, which goes to the document (product 15.7)",
    allows: /404/,
    run: async (page) => {
      await page.load("/feeds/other.xml");
      await page.expect("blob:", () => location.protocol);
      await page.expect("Everything", () =>
        document.querySelector("channel > title")?.textContent?.split(": ").at(-1),
      );
    },
  },
  {
    name: "a list shows six items, and “Show more” the rest (product 8.3)",
    run: async (page) => {
      await page.open("/insights/blogs");
      const items = () => shown("main article").length;
      await page.expect(6, items);
      await page.click("main button", "Show more");
      await page.expect(7, items);
    },
  },
];
