import { toAsciiDigits } from '#kernel/digits.ts';
import { ingredientCode } from '../../safety/facts/ingredient-code.ts';
import type { DoseLimit } from '../../safety/medicine-facts.ts';
import { amountText, thousandthsOf } from './ingredient-text.ts';

const none = { maxSingle: null, maxDaily: null, maxSinglePerKg: null, maxDailyPerKg: null };
const scales: Readonly<Record<string, number>> = { mg: 1, g: 1000, iu: 1, units: 1, unit: 1 };
const maximum = /^(\d+(?:[.,]\d{1,3})?)(mg|g|iu|units?)(\/kg)?(single|daily)$/i;
const age = /^(from|below)\s+(\d+)\s*(months?|years?)$/i;

/**
 * Reads limits, one a line: `paracetamol: 15 mg/kg single, 60 mg/kg daily, below 12 years`. Undefined where one cannot
 * be read; an empty text has none.
 */
export function readLimits(text: string): DoseLimit[] | undefined {
  const lines = toAsciiDigits(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const read = lines.map(readLimit);
  const known = read.filter((limit) => limit !== undefined);
  return known.length === lines.length ? known : undefined;
}

function readLimit(line: string): DoseLimit | undefined {
  const [, name, rest] = /^([^:]+):(.+)$/.exec(line) ?? [];
  if (name === undefined || rest === undefined) return undefined;
  const limit: DoseLimit = {
    ingredientCode: ingredientCode(name),
    fromMonths: null,
    belowMonths: null,
    ...none,
  };
  const units = new Set<'mg' | 'iu'>();
  for (const part of rest.split(',').map((one) => one.trim())) {
    const most = maximum.exec(part.replace(/\s+/g, ''));
    const bound = age.exec(part);
    if (most) {
      const [, amount, unit, perKg, when] = most;
      const field =
        `max${when!.toLowerCase() === 'single' ? 'Single' : 'Daily'}${perKg ? 'PerKg' : ''}` as const;
      limit[field] = thousandthsOf(amount!) * scales[unit!.toLowerCase()]!;
      units.add(unit!.toLowerCase().endsWith('g') ? 'mg' : 'iu');
    } else if (bound) {
      const months = Number(bound[2]) * (bound[3]!.toLowerCase().startsWith('y') ? 12 : 1);
      limit[bound[1]!.toLowerCase() === 'from' ? 'fromMonths' : 'belowMonths'] = months;
    } else return undefined;
  }
  const hasMaximum = Object.keys(none).some((field) => limit[field as keyof typeof none] !== null);
  // One line compares one measure.
  if (!hasMaximum || units.size > 1) return undefined;
  return units.has('iu') ? { ...limit, unit: 'iu' } : limit;
}

/** Limits as `readLimits` reads them. */
export function limitsText(limits: readonly DoseLimit[]): string {
  return limits.map(limitText).join('\n');
}

function limitText(limit: DoseLimit): string {
  const most = (value: number | null, words: string) =>
    value === null ? [] : [`${amountText(value)} ${words}`];
  const unit = limit.unit === 'iu' ? 'units' : 'mg';
  const months = (value: number | null, word: string) => (value === null ? [] : [`${word} ${value} months`]);
  const parts = [
    ...most(limit.maxSingle, `${unit} single`),
    ...most(limit.maxDaily, `${unit} daily`),
    ...most(limit.maxSinglePerKg, `${unit}/kg single`),
    ...most(limit.maxDailyPerKg, `${unit}/kg daily`),
    ...months(limit.fromMonths, 'from'),
    ...months(limit.belowMonths, 'below'),
  ];
  return `${limit.ingredientCode}: ${parts.join(', ')}`;
}
