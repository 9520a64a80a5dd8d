import type { ReactNode, Ref } from "react";
import { useWords } from "#app/words/words-context.tsx";
import { CloseButton } from "./close-button.tsx";
import type { controlWords } from "./interface-words.ts";

export interface NoticeProps {
  ref?: Ref<HTMLDivElement>;
  /** What is said; nothing is shown without it. */
  children: ReactNode;
  /** Removes the notice. It moves the focus on, because the button that has it goes too. Left out: it cannot be closed. */
  onClose?: (() => void) | undefined;
  /** Whether a plain script fills it later. Its children are templates then. */
  isEmpty?: boolean;
}

/**
 * Says in the page what has happened, until the visitor closes it. Screen readers announce changes of a live region only
 * if the region was there before: render the notice from the start, without children.
 */
export function Notice({ ref, children, onClose, isEmpty }: NoticeProps) {
  const { close } = useWords<typeof controlWords>("controls");
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={
        children
          ? "flex scroll-mt-28 items-start gap-3 rounded-panel border-[1.5px] border-s-[10px] border-blue py-3 ps-5 pe-3"
          : "sr-only"
      }
    >
      <div role="status" className="min-w-0 flex-1 py-2">
        {children}
      </div>
      {isEmpty && <CloseButton label={close} isHidden />}
      {children && onClose && <CloseButton label={close} onClick={onClose} />}
    </div>
  );
}
