import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { BuiltSite } from "./built/built-site.ts";
import { find, textOf } from "./built/page.ts";

/*
 * The texts that were ordered word for word. The shipped content has them exactly so. Facts such as the values of the firm
 * stand in shipped-facts.ts.
 */

/** By the address of a page: an element of the page has this text and no other. */
const ON_PAGES: Readonly<Record<string, readonly string[]>> = {
  "/": ["Explore Our Capabilities", "Let's Talk", "Industries We Cater to"],
  "/hero-preview": [
    "Strategic Business Consulting",
    "Growth that matters",
    "Explore Our Capabilities",
    "Latest Insights",
  ],
  "/services": ["Our Capabilities"],
  "/services/business-consulting": [
    "Key Benefits",
    "Our Methodology",
    "Our Services",
    "Case Studies",
    "Connect with our Business Consulting experts",
  ],
  "/industries/healthcare": [
    "Key Focus Areas",
    "Industry Challenges",
    "Our Solutions",
    "Our Expertise",
    "Industry Trends",
    "Case Studies",
    "Connect with our Healthcare experts",
    "Ready to Get Started?",
    "Contact Us",
  ],
  "/insights": ["Insights"],
  "/insights/articles": ["Articles"],
  "/insights/blogs": ["Blogs"],
  "/insights/research-reports": [
    "Research Reports",
    "Coming soon",
    "Check out our blogs in the meantime",
  ],
  "/insights/webinars": ["Webinars & Events", "Coming soon"],
  "/insights/podcasts": ["Podcasts", "Coming soon"],
  "/insights/news-letters": ["News Letters", "Coming soon"],
  "/careers": ["Apply Now"],
  "/careers/apply": [
    "Apply for: Job Position",
    "Back to Careers",
    "Full Name *",
    "Email Address *",
    "Phone Number *",
    "LinkedIn Profile",
    "CV/Resume *",
    "PDF or Word (max 5MB)",
    "Cover Letter",
    "Submit Application",
  ],
  "/brochure": ["Download Brochure"],
  "/presentation": [
    "Navigate through the slides using the controls below.",
    "Print / Save as PDF",
    "Download Presentation",
    "Previous",
    "Next",
    "Slide 1 of 15",
  ],
  "/404": ["404", "Oops! Page not found", "Return to Home"],
};

/** By their fields in words.yaml: what a visitor meets later, or on pages of which there are many. */
const WORDS: Readonly<Record<string, string>> = {
  "faults.errorTitle": "Unexpected Application Error!",
  "notFound.loading": "Loading...",
  "feeds.generating": "Generating RSS feed...",
  "slides.notSupported": "Slide type not supported",
  "brochure.printedTitle": "Company Brochure",
  "pages.article": "Article",
  "pages.blog": "Blog Post",
  "legal.updated": "Last updated: {date}",
  "deck.position": "Slide {number} of {count}",
  "services.connect": "Connect with our {service} experts",
  "industries.connect": "Connect with our {industry} experts",
  "apply.submitting": "Submitting Application...",
  "apply.changeFile": "Change",
  "apply.wrongType": "Invalid file type",
  "apply.wrongTypeAdvice": "Please upload a PDF or Word document",
  "contactForm.toasts.sent.title": "Message sent",
  "contactForm.toasts.sent.description":
    "Your message has been sent successfully. We'll get back to you soon.",
  "contactForm.toasts.failed.title": "Error",
  "contactForm.toasts.failed.description":
    "There was a problem sending your message. Please try again.",
  "applicationForm.fields.fullName.errors.missing": "Full name is required",
  "applicationForm.fields.email.errors.invalid": "Invalid email address",
  "applicationForm.fields.phone.errors.missing": "Phone number is required",
  "applicationForm.toasts.sent.title": "Application submitted successfully",
  "applicationForm.toasts.sent.description":
    "Thank you for your application. We'll be in touch soon!",
  "applicationForm.toasts.failed.title": "Submission failed",
  "applicationForm.toasts.failed.description": "An error occurred. Please try again later.",
  "applicationForm.toasts.noCv.title": "CV is required",
  "applicationForm.toasts.noCv.description": "Please upload your CV to apply",
};

/**
 * Compares the texts that were ordered word for word with a site and its words.
 *
 * @param folder with the content of the site, such as `content`
 * @returns a line for each text that is not there exactly
 */
export function findMissingStrings(site: BuiltSite, folder: string): string[] {
  const words: unknown = parse(readFileSync(join(folder, "words.yaml"), "utf8"));
  const onPages = Object.entries(ON_PAGES).flatMap(([address, texts]) => {
    const shown = textsAt(site, address);
    const missing = texts.filter((text) => !shown.has(text));
    return missing.map((text) => `${address}: no element has the text "${text}"`);
  });
  const inWords = Object.entries(WORDS).flatMap(([path, text]) => {
    const found = path.split(".").reduce((part, name) => Object(part)[name], words);
    return found === text ? [] : [`words.yaml: ${path}: "${found}" instead of "${text}"`];
  });
  return [...onPages, ...inWords];
}

/** The texts of the elements of a page. White space counts as one space. */
function textsAt({ pages }: BuiltSite, address: string): Set<string> {
  const page = pages.find((page) => page.address === address);
  if (!page) return new Set();
  const elements = find(page, "body *");
  return new Set(elements.map((element) => textOf(element).replaceAll(/\s+/g, " ").trim()));
}
