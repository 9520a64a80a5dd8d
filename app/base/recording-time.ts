/** A time such as `4:30` or `1:04:30` in seconds. */
export function secondsOf(time: string): number {
  return time.split(":").reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

/** Seconds as a time such as `4:30` or `1:04:30`. Fractions of a second are left out. */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const parts = hours > 0 ? [hours, twoDigits(minutes)] : [minutes];
  return [...parts, twoDigits(whole % 60)].join(":");
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}

/** Seconds as a duration by ISO 8601, such as `PT1H4M30S`, for search engines. */
export function isoDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return `PT${hours}H${minutes}M${whole % 60}S`;
}

/** The whole minutes of a recording as pages show them, at least 1. */
export function minutesOf(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}
