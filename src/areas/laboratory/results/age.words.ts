import { dateIn } from '#kernel/time/time-zone.ts';
import { ageAt } from '../ranges/age.ts';
import type { OpenedSheet } from './lab-result.contract.ts';
import { t } from './lab-results.texts.ts';

/** The age on the day the specimen was taken, which decides the ranges; an estimated one says so. */
export function subjectAge(
  order: Pick<OpenedSheet['order'], 'collectedAt' | 'orderedAt'>,
  { dateOfBirth, birthPrecision }: NonNullable<OpenedSheet['patient']>,
  timeZone: string,
): string {
  const onDay = dateIn(timeZone, new Date(order.collectedAt ?? order.orderedAt));
  const { unit, count } = ageAt({ dateOfBirth, onDay });
  const age = t(`age_${unit}`, { count });
  return birthPrecision === 'day' ? age : t('ageAbout', { age });
}
