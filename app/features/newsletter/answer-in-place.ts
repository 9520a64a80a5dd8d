/*
 * Answers a sign-up in the page, where scripts run. Without this script the form is an ordinary form, and the answer is a
 * page of its own.
 */
import { TIME_LIMIT } from "#app/ui/runtime/waiting.ts";

/** The words of the form, in its attribute `data-sign-up`. */
interface StatusWords {
  sending: string;
  sent: string;
  failed: string;
}

/** The answer of the receiver. Without an answer it is unknown whether the address has arrived. */
interface Answer {
  isStored?: boolean;
  /** Words about the whole form. */
  message?: string;
  /** Words at the field. */
  errors?: { email?: string };
}

/** Lets the sign-up of the page be answered in place. */
export function answerInPlace(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("[data-sign-up]")) watch(form);
}

function watch(form: HTMLFormElement): void {
  const words: StatusWords = JSON.parse(form.dataset.signUp as string);
  const field = form.querySelector("[name=email]") as HTMLInputElement;
  const status = form.querySelector("[role=status]") as HTMLElement;
  const error = form.querySelector("[data-error-for]") as HTMLElement;
  let isSending = false;

  function showError(text: string): void {
    error.textContent = text;
    error.hidden = !text;
    field.ariaInvalid = text ? "true" : null;
  }

  function show(answer: Answer, sentEmail: string): void {
    const fault = answer.errors?.email;
    status.textContent = fault ? "" : statusText(answer, words);
    if (answer.isStored && field.value === sentEmail) field.value = "";
    if (!fault) return;
    showError(fault);
    field.focus();
  }

  async function send(): Promise<void> {
    isSending = true;
    showError("");
    status.textContent = words.sending;
    const sentEmail = field.value;
    show(await post(form), sentEmail);
    isSending = false;
  }

  // The browser does not check the address: the receiver does, and its message stands at the field.
  form.noValidate = true;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!isSending) void send();
  });
}

function statusText({ isStored, message }: Answer, { sent, failed }: StatusWords): string {
  return isStored ? sent : (message ?? failed);
}

/** Sends the form once. */
async function post(form: HTMLFormElement): Promise<Answer> {
  const fields = new FormData(form) as unknown as Record<string, string>;
  try {
    const response = await fetch(form.action, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams(fields),
      credentials: "omit",
      redirect: "manual",
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    return response.ok ? { isStored: true } : await response.json();
  } catch {
    return {};
  }
}
