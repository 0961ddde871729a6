import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import type { StayBillLine } from './bill/stay-bill.contract.ts';
import { t } from './charges.texts.ts';

/** What a line of the bill charges, in words. */
export function lineWords({ kind, name, wardName, orderNumber }: StayBillLine): string {
  if (kind === 'bed') return t('bed', { name, ward: wardName ?? '' });
  if (kind === 'package') return t('package', { name });
  return orderNumber === null ? name : t('ofOrder', { name, number: orderNumber });
}

/** The price of a line; a supply at nothing is one that nobody has priced. */
export function priceWords(
  { kind, priceMinor }: StayBillLine,
  money: (amountMinor: number) => string,
): string {
  return kind === 'supply' && priceMinor === 0 ? t('noPriceYet') : money(priceMinor);
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
  if (method === 'hours') parts.push(blockWords((unitMinutes ?? 0) / 60));
  if (isHalf) parts.push(t('unit_half'));
  if (timedUnit) parts.push(t(`timed_${timedUnit}`));
  if (timedUnit && minutes !== null) parts.push(lengthWords(minutes));
  if (isRunning) parts.push(t('running'));
  return parts.join(', ');
}

function blockWords(hours: number): string {
  return hours === 1 ? t('unit_oneHour') : t('unit_hours', { hours });
}

function lengthWords(all: number): string {
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  if (hours === 0) return t('minutes', { count: minutes });
  return minutes === 0 ? t('hours', { hours }) : t('hoursAndMinutes', { hours, minutes });
}

/** Sentences for what this part of the area refuses. */
export const chargeRefusals: OwnRefusals = {
  NOTHING_TO_BILL: () => t('nothingToBill'),
  TIMER_RUNNING: () => t('isRunning'),
  INVOICE_EXISTS: () => t('billedMeanwhile'),
  WRONG_STATE: () => t('wrongState'),
};
