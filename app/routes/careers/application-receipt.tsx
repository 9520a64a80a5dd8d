import { Notice } from "#app/ui/notice.tsx";
import { ScriptedIsland } from "#app/ui/runtime/scripted-island.tsx";

export interface ApplicationReceiptProps {
  /** The name of the form. */
  form: string;
  title: string;
  text: string;
}

/**
 * Says on /careers that an application was sent, after its form has returned there (product 12.6).
 * application-receipt.script.ts shows it.
 */
export function ApplicationReceipt({ form, title, text }: ApplicationReceiptProps) {
  return (
    <ScriptedIsland script="application-receipt" data={{ "data-form": form }}>
      <div className="sr-only">
        <Notice isEmpty>
          <template>
            <strong>{title}</strong> {text}
          </template>
        </Notice>
      </div>
    </ScriptedIsland>
  );
}
