const dayInMs = 86_400_000;

/** Whole days from `today` to a deadline, both `YYYY-MM-DD`; negative when it has passed. */
export function daysLeft(deadline: string, today: string): number {
  return Math.round((Date.parse(`${deadline}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / dayInMs);
}

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** The day of a moment (ISO 8601, or milliseconds) in the local time zone. */
export function localDay(moment: string | number): string {
  const date = new Date(moment);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
