import { isTimeZone } from '#kernel/time-zone.ts';

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

/** One zone with how far its clock is from UTC today. */
export function timeZoneChoice(value: string): TimeZoneChoice {
  return { value, label: `${value.replaceAll('_', ' ')} (${offsetToday(value)})` };
}

function offsetToday(timeZone: string): string {
  if (!isTimeZone(timeZone)) return '?';
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts();
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return offset.replace('GMT', 'UTC');
}
