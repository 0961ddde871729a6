import { isTimeZone } from '#kernel/time/time-zone.ts';

// Browsers list some cities under the name they had long ago; people look for the one on today's maps.
const namesOfToday = [
  'UTC',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Yangon',
  'Asia/Ho_Chi_Minh',
  'Europe/Kyiv',
  'America/Nuuk',
  'Africa/Asmara',
  'Atlantic/Faroe',
  'Pacific/Pohnpei',
  'Pacific/Chuuk',
];

/** A zone to choose, such as 'Asia/Dhaka (UTC+06:00)'. */
export interface TimeZoneChoice {
  value: string;
  label: string;
}

/** Every zone this machine knows, by name, and the stored one. */
export function allTimeZones(stored: string): TimeZoneChoice[] {
  const names = [...Intl.supportedValuesOf('timeZone'), ...namesOfToday.filter(isTimeZone), stored];
  return [...new Set(names)].toSorted().map(timeZoneChoice);
}

/**
 * The zones that a typed text may mean, at most `limit`: those with a part that begins with it first ('utc', 'new
 * york', 'dhaka'), then those that hold it anywhere ('+05:30').
 */
export function findTimeZones<Choice extends TimeZoneChoice>(
  choices: readonly Choice[],
  typed: string,
  limit: number,
): Choice[] {
  const text = typed.trim().toLowerCase().replaceAll('_', ' ');
  const rankOf = ({ value, label }: Choice) => {
    const name = value.toLowerCase().replaceAll('_', ' ');
    if (name.split('/').some((part) => part.startsWith(text))) return 0;
    return label.toLowerCase().includes(text) ? 1 : 2;
  };
  const ranked = choices.map((choice) => ({ choice, rank: rankOf(choice) })).filter(({ rank }) => rank < 2);
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ choice }) => choice);
}

/** One zone with how far its clock is from UTC today. */
export function timeZoneChoice(value: string): TimeZoneChoice {
  if (value === 'UTC') return { value, label: value };
  return { value, label: `${value.replaceAll('_', ' ')} (${offsetToday(value)})` };
}

function offsetToday(timeZone: string): string {
  if (!isTimeZone(timeZone)) return '?';
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts();
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // Machines write a zone without distance as 'GMT' or as 'GMT+00:00'.
  return offset.replace(/^GMT$/, 'GMT+00:00').replace('GMT', 'UTC');
}
