import type { Format } from '#ui/i18n/format-provider.tsx';
import { fluidKinds, type FluidKind, isIntake, isIrrigation } from '../fluid-kinds.words.ts';
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
  const { span, rate, isIrrigated } = urine;
  if (isIrrigated) return t('irrigated');
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

/** What ran in and out of an irrigation on the day, and how much more came out; undefined where none ran. */
export function irrigationWords({ hours }: Pick<FluidChart, 'hours'>): string | undefined {
  const sumOf = (kind: FluidKind) => hours.reduce((sum, { amounts }) => sum + (amounts[kind] ?? 0), 0);
  const isUsed = hours.some(({ amounts }) =>
    Object.keys(amounts).some((kind) => isIrrigation(kind as FluidKind)),
  );
  if (!isUsed) return undefined;
  const [into, out] = [sumOf('irrigation_in'), sumOf('irrigation_out')];
  if (out >= into) return t('irrigationMore', { into, out, more: out - into });
  return t('irrigationLess', { into, out, less: into - out });
}

/** What the column of a kind is called; 'Other' says which side it is on. */
export function kindName(kind: FluidKind): string {
  const name = fluidText(`kind_${kind}`);
  if (kind !== 'intake_other' && kind !== 'output_other') return name;
  return `${name} (${t(isIntake(kind) ? 'intake' : 'output')})`;
}
