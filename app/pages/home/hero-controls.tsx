import { Icon } from "#app/ui/icon.tsx";

export interface HeroControlsProps {
  headlines: string[];
  current: number;
  isPaused: boolean;
  onToggle: () => void;
  onShow: (index: number) => void;
}

/** Pause or play first, then one button for each message (WCAG 2.2.2; decision 3). */
export function HeroControls({
  headlines,
  current,
  isPaused,
  onToggle,
  onShow,
}: HeroControlsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label="Messages" className="hero-controls needs-script">
      <button type="button" onClick={onToggle} className="hero-pause">
        <Icon name={isPaused ? "play" : "pause"} size={16} />
        <span>{isPaused ? "Play" : "Pause"}</span>
      </button>
      {headlines.map((headline, index) => (
        <button
          key={headline}
          type="button"
          aria-label={`Message ${index + 1} of ${headlines.length}: ${headline}`}
          aria-current={index === current ? "true" : undefined}
          onClick={() => onShow(index)}
          className="hero-bar"
        />
      ))}
    </div>
  );
}
