import { toAsciiDigits } from '../digits.ts';

export type TypedTime =
  /** `HH:mm`, 00:00 to 23:59. */
  { ok: true; time: string } | { ok: false; refusal: 'empty' | 'unreadable' | 'no-such-time' };

const pattern = /^(\d{1,2})(?:[:.h ]?(\d{2}))? ?(am|pm|a|p)?$/;

/** Reads a time of day that a person typed, such as '930', '9:30', '9.30', '21:30' or '9 pm', in digits of any script. */
export function readTypedTime(typed: string): TypedTime {
  const text = toAsciiDigits(typed)
    .toLowerCase()
    .replace(/\b([ap])\.? ?m\.?$/, '$1m')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') return { ok: false, refusal: 'empty' };
  const [, hourText, minuteText, half] = pattern.exec(text) ?? [];
  if (hourText === undefined) return { ok: false, refusal: 'unreadable' };
  const hour = hourOf(Number(hourText), half?.charAt(0));
  const minute = Number(minuteText ?? 0);
  if (hour === undefined || minute > 59) return { ok: false, refusal: 'no-such-time' };
  return { ok: true, time: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` };
}

function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour <= 23 ? hour : undefined;
  if (half === 'p' && hour > 12 && hour <= 23) return hour;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
