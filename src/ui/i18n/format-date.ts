import { t } from './format.texts.ts';
import { currentLanguage } from './language.ts';
import type { TenantFormat } from './tenant-format.ts';

/** An instant as a Date, ISO text or epoch milliseconds; or a plain date `YYYY-MM-DD`. */
export type DateInput = Date | string | number;

type PartName = Intl.DateTimeFormatPartTypes;
type Moment = { at: Date; timeZone: string };

const plainDatePattern = /^\d{4}-\d{2}-\d{2}$/;
const formatters = new Map<string, Intl.DateTimeFormat>();

// Making an Intl formatter costs far more than using one, and a table formats hundreds of cells.
function formatterOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const language = currentLanguage();
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, { calendar: 'gregory', ...options });
  formatters.set(key, made);
  return made;
}

function partsOf(moment: Moment, options: Intl.DateTimeFormatOptions): (name: PartName) => string {
  const parts = formatterOf({ ...options, timeZone: moment.timeZone }).formatToParts(moment.at);
  return (name) => parts.find((part) => part.type === name)?.value ?? '';
}

function instantOf(value: DateInput): Date | undefined {
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

// A plain date belongs to no zone: reading it in UTC keeps a birthday on its day everywhere.
function momentOf(value: DateInput, timeZone: string): Moment | undefined {
  const at = instantOf(value);
  if (!at) return undefined;
  if (typeof value !== 'string' || !plainDatePattern.test(value)) return { at, timeZone };
  return at.toISOString().startsWith(value) ? { at, timeZone: 'UTC' } : undefined;
}

function writeDate(moment: Moment, dateFormat: TenantFormat['dateFormat']): string {
  const month = dateFormat === 'DD MMM YYYY' ? 'short' : '2-digit';
  const part = partsOf(moment, { year: 'numeric', month, day: '2-digit' });
  const year = part('year');
  if (dateFormat === 'DD/MM/YYYY') return `${part('day')}/${part('month')}/${year}`;
  if (dateFormat === 'MM/DD/YYYY') return `${part('month')}/${part('day')}/${year}`;
  if (dateFormat === 'DD MMM YYYY') return `${part('day')} ${part('month')} ${year}`;
  return `${year}-${part('month')}-${part('day')}`;
}

function writeTime(moment: Moment, timeFormat: TenantFormat['timeFormat']): string {
  const isTwelve = timeFormat === '12h';
  const part = partsOf(moment, {
    hour: isTwelve ? 'numeric' : '2-digit',
    minute: '2-digit',
    hourCycle: isTwelve ? 'h12' : 'h23',
  });
  const clock = `${part('hour')}:${part('minute')}`;
  return isTwelve ? `${clock} ${part('dayPeriod')}` : clock;
}

/** The date in the tenant's zone and order; a plain `YYYY-MM-DD` is never moved by a zone. Else 'Invalid Date'. */
export function formatDate(value: DateInput, format: TenantFormat): string {
  const moment = momentOf(value, format.timeZone);
  return moment ? writeDate(moment, format.dateFormat) : t('invalidDate');
}

/** The time of day of an instant in the tenant's zone, or 'Invalid Time'. */
export function formatTime(value: DateInput, format: TenantFormat): string {
  const at = instantOf(value);
  return at ? writeTime({ at, timeZone: format.timeZone }, format.timeFormat) : t('invalidTime');
}

/** Date and time of an instant in the tenant's zone, or 'Invalid Date'. */
export function formatDateTime(value: DateInput, format: TenantFormat): string {
  const at = instantOf(value);
  if (!at) return t('invalidDate');
  const moment = { at, timeZone: format.timeZone };
  return `${writeDate(moment, format.dateFormat)} ${writeTime(moment, format.timeFormat)}`;
}

/** A date `YYYY-MM-DD` with its month in letters, '7 March 1991', so that nobody takes the day for the month. */
export function formatLongDate(date: string): string {
  const moment = momentOf(date, 'UTC');
  if (!moment) return t('invalidDate');
  const part = partsOf(moment, { year: 'numeric', month: 'long', day: 'numeric' });
  return `${part('day')} ${part('month')} ${part('year')}`;
}

/** The day of a date `YYYY-MM-DD` near today with its month in short, '7 Mar', where the year goes without saying. */
export function formatShortDate(date: string): string {
  const moment = momentOf(date, 'UTC');
  if (!moment) return t('invalidDate');
  const part = partsOf(moment, { month: 'short', day: 'numeric' });
  return `${part('day')} ${part('month')}`;
}
