export interface SocialIconProps {
  network: string;
}

/**
 * The mark of a network, in the current colour; the link around it carries the name. The marks are one file of
 * their own, so that they weigh on neither the page nor its scripts.
 */
export function SocialIcon({ network }: SocialIconProps) {
  return (
    <svg aria-hidden="true" width={22} height={22} fill="currentColor">
      <use href={`${import.meta.env.BASE_URL}icons/social.svg#${network}`} />
    </svg>
  );
}
