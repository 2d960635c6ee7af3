const dayInMs = 86_400_000;

/** Whole days from `today` to a deadline, both `YYYY-MM-DD`; negative when it has passed. */
export function daysLeft(deadline: string, today: string): number {
  return Math.round((Date.parse(`${deadline}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / dayInMs);
}

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** The day of a moment (ISO 8601) in the local time zone. */
export const localDay = (moment: string): string => todayHere(new Date(moment));

/** Today in the local time zone. */
export function todayHere(now: Date = new Date()): string {
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
