import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { APPLICATION, MESSAGE as LINES } from "../../set-up/form-texts.ts";
import type { Journey } from "../engine-page.ts";
import { fieldOf, nameOf, namesOf } from "../in-page.ts";

const SUBMIT = "main form button[type=submit]";
// WebKit's driver cannot type a line break.
const MESSAGE = { ...LINES, Message: "Where do we start?" };
const CV = ["CV/Resume *"];
const values = (labels: string[]) => labels.map((label) => fieldOf(label).value);
const faulty = (labels: string[]) =>
  labels.filter((label) => fieldOf(label).getAttribute("aria-invalid") === "true");
const toast = (role: string) => nameOf(document.querySelector(`.toast-region [role=${role}]`));

/** The contact form and the application. */
export const formJourneys: readonly Journey[] = [
  {
    name: "an empty message is refused, at each field and in a summary; a complete message is sent, with a toast",
    run: async (page, driver) => {
      const labels = Object.keys(MESSAGE);
      await page.open("/contact");
      await page.click(SUBMIT);
      const title = () => nameOf(document.activeElement?.querySelector("h2"));
      await page.expect("Please correct 4 fields", title);
      await page.expect(labels, faulty, labels);
      await page.expect(true, () => {
        const ids = fieldOf("Email").getAttribute("aria-describedby")?.split(" ") ?? [];
        const description = ids.map((id) => nameOf(document.getElementById(id))).join(" ");
        return description.startsWith("Enter your email address");
      });
      await page.click("main form section a", "Enter your message");
      await page.expect("message", () => document.activeElement?.getAttribute("name"));
      await page.fill(MESSAGE);
      await page.expect(Object.values(MESSAGE), values, labels);
      await page.click(SUBMIT);
      const words = "Your message has been sent successfully. We'll get back to you soon.";
      await page.expect(`Message sent${words}`, toast, "status");
      await page.expect(["", "", "", ""], values, labels);
      await driver.press("Escape");
      await page.expect("", toast, "status");
    },
  },
  {
    name: "an application without a CV is refused; a PDF can be chosen and removed",
    run: async (page, driver) => {
      const folder = await mkdtemp(join(tmpdir(), "cv-"));
      const file = join(folder, "cv.pdf");
      await writeFile(file, "%PDF-1.7");
      await page.open("/careers/apply?position=economist");
      await page.expect(["Apply for: Economist"], namesOf, "h1");
      await page.fill(APPLICATION);
      await page.click(SUBMIT);
      await page.expect("CV is requiredPlease upload your CV to apply", toast, "alert");
      await page.expect(CV, faulty, CV);
      await driver.chooseFile('input[type="file"]', file);
      await page.expect(["cv.pdf"], namesOf, "main form bdi");
      await page.expect([], faulty, CV);
      await page.click("main form button", "Change");
      await page.expect([], namesOf, "main form bdi");
      await page.expect([""], values, CV);
      await rm(folder, { recursive: true });
    },
  },
];
