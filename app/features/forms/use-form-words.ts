import type { WordSection } from "#app/words/word-section.ts";
import { useWords } from "#app/words/words-context.tsx";
import { type FormWords, formSectionName } from "./form-messages.ts";
import type { PageForm } from "./table/form.ts";

/** The words of a form, in any component. @throws Error when an island does not name their section */
export function useFormWords<Of extends PageForm>(form: Of): FormWords<Of> {
  // The schema of the section is made from the table of forms (interface-words.ts).
  return useWords<WordSection>(formSectionName(form)) as unknown as FormWords<Of>;
}
