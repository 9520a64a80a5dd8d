import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fieldOf, nameOf, namesOf, shown } from "../in-page.ts";
import type { Page } from "../page.ts";
import type { Journey } from "./journey.ts";

const MESSAGE = {
  Name: "Ada Lovelace",
  Email: "ada@example.com",
  Subject: "Growth",
  Message: "Where do we start?",
};
const APPLICATION = {
  "Full Name *": "Ada Lovelace",
  "Email Address *": "ada@example.com",
  "Phone Number *": "+44 20 7946 0000",
};

const send = (page: Page) => page.click("main form button[type=submit]");
const values = (labels: string[]) => labels.map((label) => fieldOf(label).value);
const faulty = (labels: string[]) =>
  labels.filter((label) => fieldOf(label).getAttribute("aria-invalid") === "true");
const toast = (role: string) => nameOf(document.querySelector(`.toast-region [role=${role}]`));

/** The contact form and the application. */
export const formJourneys: readonly Journey[] = [
  {
    name: "a message is refused while empty, at each field and in a summary; then sent, with a toast",
    run: async (page) => {
      const labels = Object.keys(MESSAGE);
      await page.open("/contact");
      await send(page);
      await page.expect("Please correct 4 fields", () =>
        nameOf(document.activeElement?.querySelector("h2")),
      );
      await page.expect(labels, faulty, labels);
      await page.expect(true, () => {
        const ids = fieldOf("Email").getAttribute("aria-describedby")?.split(" ") ?? [];
        const said = ids.map((id) => nameOf(document.getElementById(id))).join(" ");
        return said.startsWith("Enter your email address");
      });
      await page.click("main form section a", "Enter your message");
      await page.expect("message", () => document.activeElement?.getAttribute("name"));
      await page.fill(MESSAGE);
      await page.expect(Object.values(MESSAGE), values, labels);
      await send(page);
      await page.expect(
        "Message sentYour message has been sent successfully. We'll get back to you soon.",
        toast,
        "status",
      );
      await page.expect(["", "", "", ""], values, labels);
      await page.press("Escape");
      await page.expect("", toast, "status");
    },
  },
  {
    name: "an application without a CV is refused; a PDF can be chosen and taken back",
    run: async (page) => {
      const folder = await mkdtemp(join(tmpdir(), "cv-"));
      const file = join(folder, "cv.pdf");
      await writeFile(file, "%PDF-1.7");
      await page.open("/careers/apply?position=economist");
      await page.expect(["Apply for: Economist"], namesOf, "h1");
      await page.fill(APPLICATION);
      await send(page);
      await page.expect("CV is requiredPlease upload your CV to apply", toast, "alert");
      await page.expect(["CV/Resume *"], faulty, ["CV/Resume *"]);
      await page.chooseFile('input[type="file"]', file);
      await page.expect(["cv.pdf"], namesOf, "main form bdi");
      await page.expect([], faulty, ["CV/Resume *"]);
      await page.click("main form button", "Change");
      await page.expect(0, () => shown("main form bdi").length);
      await page.expect([""], values, ["CV/Resume *"]);
      await rm(folder, { recursive: true });
    },
  },
];
