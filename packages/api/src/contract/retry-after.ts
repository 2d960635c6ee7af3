import { sentences } from './sentences.ts';

const minute = 60;
const hour = 60 * minute;

/** `Retry-After` in seconds. It may be a number or a date (RFC 9110 §10.2.3); anything else is ignored. */
export function secondsToWait(header: string | null, now: number = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,8}$/.test(text)) return Number(text);
  const moment = text.endsWith('GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - now) / 1000));
}

/** The message for too many requests, and when to try again: «…через 5 минут». Rounded up, so that it is never too early. */
export function tooManyText(seconds?: number): string {
  if (!seconds) return sentences.tooMany;
  const whenRu = new Intl.RelativeTimeFormat('ru');
  const when =
    seconds < minute
      ? whenRu.format(seconds, 'second')
      : seconds < hour
        ? whenRu.format(Math.ceil(seconds / minute), 'minute')
        : whenRu.format(Math.ceil(seconds / hour), 'hour');
  return `Слишком много запросов. Попробуйте ещё раз ${when}.`;
}
