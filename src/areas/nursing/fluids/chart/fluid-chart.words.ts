import type { Format } from '#ui/i18n/format-provider.tsx';
import { fluidKinds, type FluidKind, isIntake } from '../fluid-kinds.words.ts';
import { t as fluidText } from '../fluids.texts.ts';
import type { FluidChart } from './fluid-chart.contract.ts';
import { t } from './fluid-chart.texts.ts';

/** One decimal at most, as a rate and hours are said. */
export function shortDecimal(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** How urine goes, in words; undefined where the record is closed to the reader. */
export function urineWords(
  { urine }: Pick<FluidChart, 'urine'>,
  { dateTime }: Pick<Format, 'dateTime'>,
): string | undefined {
  if (urine === null) return undefined;
  const { span, rate } = urine;
  if (span === null) return t('noSpan');
  const words = { hours: shortDecimal(span.hours), time: dateTime(span.until) };
  return rate === null
    ? t('spanValue', { ...words, amount: span.millilitres })
    : t('rateValue', { ...words, rate: (Math.round(rate * 100) / 100).toFixed(2) });
}

/** The kinds that a day has an amount of, and always urine, so that its gaps are seen. */
export function usedKinds({ hours }: Pick<FluidChart, 'hours'>): FluidKind[] {
  return fluidKinds.filter(
    (kind) => kind === 'urine' || hours.some(({ amounts }) => amounts[kind] !== undefined),
  );
}

/** What the column of a kind is called; 'Other' says which side it is on. */
export function kindName(kind: FluidKind): string {
  const name = fluidText(`kind_${kind}`);
  if (kind !== 'intake_other' && kind !== 'output_other') return name;
  return `${name} (${t(isIntake(kind) ? 'intake' : 'output')})`;
}
