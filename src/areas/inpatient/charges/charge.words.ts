import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { StayBillLine } from './bill/stay-bill.contract.ts';
import { t } from './charges.texts.ts';

/** What a line of the bill charges, in words. */
export function lineWords({ kind, name, wardName, orderNumber }: StayBillLine): string {
  if (kind === 'bed') return t('bed', { name, ward: wardName ?? '' });
  if (kind === 'package') return t('package', { name });
  return orderNumber === null ? name : t('ofOrder', { name, number: orderNumber });
}

/** How it is charged: the unit of a bed, how long something ran. */
export function unitWords({
  method,
  unitMinutes,
  isHalf,
  timedUnit,
  minutes,
  isRunning,
}: StayBillLine): string {
  const parts: string[] = [];
  if (method === 'calendar_day') parts.push(t('unit_calendar_day'));
  if (method === 'hours') parts.push(t('unit_hours', { hours: (unitMinutes ?? 0) / 60 }));
  if (isHalf) parts.push(t('unit_half'));
  if (timedUnit) parts.push(t(`timed_${timedUnit}`));
  if (timedUnit && minutes !== null) parts.push(t('minutes', { count: minutes }));
  if (isRunning) parts.push(t('running'));
  return parts.join(', ');
}

/** Sentences for what this part of the area refuses. */
export const chargeRefusals: OwnRefusals = {
  NOTHING_TO_BILL: () => t('nothingToBill'),
  TIMER_RUNNING: () => t('isRunning'),
  INVOICE_EXISTS: () => t('billedMeanwhile'),
  WRONG_STATE: () => t('wrongState'),
};
