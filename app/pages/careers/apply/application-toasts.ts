import type { ToastContent } from "#app/browser/toasts.ts";

/** Texts of the specification, sections 5 and 8. */
export const APPLICATION_TOASTS = {
  sent: {
    title: "Application submitted successfully",
    description: "Thank you for your application. We'll be in touch soon!",
    variant: "default",
  },
  failed: {
    title: "Submission failed",
    description: "An error occurred. Please try again later.",
    variant: "destructive",
  },
  wrongType: {
    title: "Invalid file type",
    description: "Please upload a PDF or Word document",
    variant: "destructive",
  },
  noCv: {
    title: "CV is required",
    description: "Please upload your CV to apply",
    variant: "destructive",
  },
} as const satisfies Record<string, ToastContent>;
