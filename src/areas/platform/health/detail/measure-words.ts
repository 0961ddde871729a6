import type { HealthMeasure } from '../platform-health.contract.ts';
import { t } from '../platform-health.texts.ts';

const megabyte = 1_000_000;

/** A value with its unit; bytes as megabytes. */
export function valueWords(value: number | null, unit: HealthMeasure['unit']): string {
  if (value === null) return t('notMeasured');
  return t(`unit_${unit}`, { value: unit === 'bytes' ? Math.round(value / megabyte) : value });
}

/** From which values on a measure is worth a warning and an error. */
export function limitWords({ unit, warning, error }: HealthMeasure): string {
  if (warning === null || error === null) return t('noLimits');
  return t('limitsOf', { warning: valueWords(warning, unit), error: valueWords(error, unit) });
}
