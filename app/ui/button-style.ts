const BASE =
  "inline-flex items-center justify-center gap-2 rounded-pill border-[1.5px] font-semibold text-center transition-colors disabled:cursor-not-allowed aria-disabled:cursor-not-allowed";

const VARIANTS = {
  primary:
    "border-blue bg-blue text-white hover:border-blue-deep hover:bg-blue-deep active:border-black active:bg-black disabled:border-rule disabled:bg-rule disabled:text-ink-3",
  inverse:
    "border-white bg-white text-(--color-blue) hover:border-black hover:bg-black hover:text-white",
  outline:
    "border-ink bg-paper text-ink hover:bg-ink hover:text-paper active:bg-ink-2 disabled:border-rule disabled:bg-paper disabled:text-ink-3",
} as const;

const SIZES = {
  default: "min-h-[52px] px-7 py-3 text-body",
  small: "min-h-[44px] px-5 py-2 text-caption",
} as const;

export interface ButtonLook {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
}

/**
 * The look of a button or of a link that acts like one: a pill, 52 px high (44 px when small). Two tables instead
 * of a variants library, which would be 0.6 KB on every page for the only primitive that has variants.
 */
export function buttonStyle({ variant = "primary", size = "default" }: ButtonLook = {}): string {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]}`;
}
