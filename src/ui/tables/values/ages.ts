import { toAsciiDigits } from '#kernel/digits.ts';

const units: readonly (readonly [RegExp, 'years' | 'months' | 'days', number])[] = [
  [/^(y|yr|yrs|year|years|yo|y\/o|a|an|ans|año|años|jahre?|বছর|বৎসর|वर्ष|साल)$/, 'years', 1],
  [/^(m|mo|mon|mth|mths|month|months|mois|mes|meses|monate?|মাস|महीने|माह)$/, 'months', 1],
  [/^(w|wk|wks|week|weeks|semaines?|সপ্তাহ)$/, 'days', 7],
  [/^(d|dy|day|days|j|jour|jours|días?|tage?|দিন|दिन)$/, 'days', 1],
];

/** A date of birth as exactly as an age tells it. */
export interface BirthOfAge {
  /** YYYY-MM-DD: the middle of the year or of the month. */
  date: string;
  precision: 'day' | 'month' | 'year';
}

/**
 * The date of birth of an age such as '45', '45 Y', '৪৫ বছর', '2y 3m' or '10 days' on the day of the file (YYYY-MM-DD);
 * undefined for any other text. An age in years tells the year alone: half a year later than the birthday is meant.
 */
export function birthOfAge(written: string, onDay: string): BirthOfAge | undefined {
  const text = toAsciiDigits(written).trim().toLowerCase();
  const parts = [...text.matchAll(/(\d{1,3})\s*([^\d\s.,;+&]*)[\s.,;+&]*/gu)];
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== text) return undefined;
  const age = { years: 0, months: 0, days: 0 };
  let finest: keyof typeof age = 'years';
  for (const [, count, word] of parts) {
    const unit =
      word === '' && parts.length === 1 ? units[0] : units.find(([pattern]) => pattern.test(word!));
    if (!unit) return undefined;
    age[unit[1]] += Number(count) * unit[2];
    finest = unit[1];
  }
  if (age.years > 130 || age.months > 1500 || age.days > 5000) return undefined;
  const [year, month, day] = onDay.split('-').map(Number) as [number, number, number];
  const at = (months: number, days: number) =>
    new Date(Date.UTC(year - age.years, month - 1 - age.months - months, day - age.days - days))
      .toISOString()
      .slice(0, 10);
  if (finest === 'days') return { date: at(0, 0), precision: 'day' };
  if (finest === 'months') return { date: `${at(0, 15).slice(0, 7)}-15`, precision: 'month' };
  return { date: `${at(6, 0).slice(0, 4)}-07-01`, precision: 'year' };
}
