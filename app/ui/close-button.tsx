import { Icon, type IconProps } from "./icon.tsx";

export interface CloseButtonProps {
  /** The name of the button for screen readers. */
  label: string;
  /** Whether the button stands on the dark ground of a toast. */
  isOnDark?: boolean;
  /** In pixels. */
  iconSize?: NonNullable<IconProps["size"]>;
  /** Left out where a plain script listens. */
  onClick?: () => void;
  /** Whether a plain script shows it later. */
  isHidden?: boolean;
}

/** The round button, 44 px wide, that closes a toast, a notice or a dialog. */
export function CloseButton(props: CloseButtonProps) {
  const { label, isOnDark = false, iconSize = 20, onClick, isHidden } = props;
  const hover = isOnDark ? "hover:bg-paper/15" : "hover:bg-surface";
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      hidden={isHidden}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-pill ${hover}`}
    >
      <Icon name="close" size={iconSize} />
    </button>
  );
}
