/* Colors as `#RRGGBB`, and what eyes see of them. */

/** A color in OKLab (Björn Ottosson, 2020), in which equal distances look equally large. */
export interface PerceivedColor {
  /** From 0, black, to 1, white. */
  lightness: number;
  /** From green to red. */
  a: number;
  /** From blue to yellow. */
  b: number;
}

/** The values of red, green and blue, from 0 to 255. */
export function channelsOf(color: string): [red: number, green: number, blue: number] {
  const digits = [color.slice(1, 3), color.slice(3, 5), color.slice(5, 7)];
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue];
}

/** A color by its channels. @param channels red, green and blue, from 0 to 255 @returns `#RRGGBB` */
export function colorOf(channels: readonly number[]): string {
  const digits = channels.map((value) => {
    const whole = Math.round(Math.min(255, Math.max(0, value)));
    return whole.toString(16).padStart(2, "0");
  });
  return `#${digits.join("").toUpperCase()}`;
}

/** The linear value, 0 to 1, of a channel of sRGB from 0 to 255. */
function linearLight(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The channel of sRGB, from 0 to 255, of a linear value. */
function channelOfLight(light: number): number {
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return value * 255;
}

/** The contrast of two colors by WCAG 2.2, from 1 to 21. */
export function contrast(color: string, secondColor: string): number {
  const first = luminance(color);
  const second = luminance(secondColor);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** The relative luminance of WCAG 2.2, from 0 to 1. */
function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color);
  return 0.2126 * linearLight(red) + 0.7152 * linearLight(green) + 0.0722 * linearLight(blue);
}

/** Converts a color to OKLab. */
export function perceived(color: string): PerceivedColor {
  const [red, green, blue] = channelsOf(color).map(linearLight) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** The red, green and blue of a color in OKLab, from 0 to 255. Values outside mean that screens lack the color. */
function channelsOfPerceived({ lightness, a, b }: PerceivedColor): number[] {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const light = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return light.map(channelOfLight);
}

/** The perceived distance of two colors. 0.02 is just noticeable. */
export function distance(color: string, secondColor: string): number {
  const first = perceived(color);
  const second = perceived(secondColor);
  return Math.hypot(first.lightness - second.lightness, first.a - second.a, first.b - second.b);
}

/**
 * A color of the same hue.
 *
 * @param lightness from 0 to 1
 * @param chroma 0 for grey, up to about 0.3; a screen that lacks the color gets the strongest that it has
 */
export function withTone(color: string, lightness: number, chroma: number): string {
  const { a, b } = perceived(color);
  const strength = Math.hypot(a, b);
  for (let share = 1; share > 0; share -= 0.02) {
    const scale = strength === 0 ? 0 : (share * chroma) / strength;
    const channels = channelsOfPerceived({ lightness, a: a * scale, b: b * scale });
    if (channels.every((value) => value > -0.5 && value < 255.5)) return colorOf(channels);
  }
  return colorOf(channelsOfPerceived({ lightness, a: 0, b: 0 }));
}

/** The strength of a color's hue: 0 for grey, up to about 0.3. */
export function chromaOf(color: string): number {
  const { a, b } = perceived(color);
  return Math.hypot(a, b);
}

/**
 * The nearest color of the same hue that has a contrast with another color.
 *
 * @param towards the lightness towards which the color goes: 0 for darker, 1 for lighter
 */
export function withContrast(color: string, ground: string, least: number, towards: 0 | 1): string {
  const start = perceived(color).lightness;
  for (let step = 0; step < 100; step++) {
    const lightness = start + ((towards - start) * step) / 100;
    const candidate = step === 0 ? color : withTone(color, lightness, chromaOf(color));
    if (contrast(candidate, ground) >= least) return candidate;
  }
  return towards === 1 ? "#FFFFFF" : "#000000";
}
