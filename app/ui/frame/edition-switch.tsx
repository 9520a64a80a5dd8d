export interface EditionSwitchProps {
  /** What the switch turns on. Screen readers say it, and a pointer shows it. */
  label: string;
  /** Whether the label stands beside the switch. */
  isLabelled?: boolean;
}

/**
 * The switch between the day edition and the night edition. A script enables it and stores the choice
 * (app/ui/runtime/scheme.ts). A page can show several of them.
 */
export function EditionSwitch({ label, isLabelled = false }: EditionSwitchProps) {
  if (!isLabelled) {
    return (
      <input
        type="checkbox"
        name="scheme"
        aria-label={label}
        title={label}
        disabled
        className="edition-switch needs-script"
      />
    );
  }
  return (
    <label className="edition-choice needs-script">
      {label}
      <input type="checkbox" name="scheme" disabled className="edition-switch" />
    </label>
  );
}
