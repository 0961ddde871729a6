import type { OwnRefusals } from '#screens/refusal/refusal-words.ts';
import { t as bedTexts } from '../../beds/beds.texts.ts';
import type { BedRateRecord } from './bed-rate.contract.ts';
import { t } from './rates.texts.ts';

/** For which beds a rate is. */
export function scopeWords({ bedNumber, bedType, wardName }: BedRateRecord): string {
  if (bedNumber !== null) return t('oneBed', { bed: bedNumber });
  const type = bedType === null ? null : bedTexts(`bedType_${bedType}`);
  if (type !== null && wardName !== null) return t('typeInWard', { type, ward: wardName });
  return type ?? wardName ?? t('allBeds');
}

/** How it is charged. */
export function clockWords(rate: BedRateRecord): string {
  const { method, unitMinutes, graceMinutes, halfUnderMinutes, countsLastDay } = rate;
  if (method === 'calendar_day') return t(countsLastDay ? 'byDayWithLast' : 'byDay');
  const blocks = t('byHours', { hours: (unitMinutes ?? 0) / 60, grace: graceMinutes ?? 0 });
  return halfUnderMinutes === null ? blocks : `${blocks}, ${t('half', { hours: halfUnderMinutes / 60 })}`;
}

export const rateRefusals: OwnRefusals = {
  RATE_EXISTS: () => t('rateExists'),
  CHARGE_NAME_TAKEN: () => t('nameTaken'),
  STALE: () => t('stale'),
  NOT_FOUND: () => t('notThere'),
};
