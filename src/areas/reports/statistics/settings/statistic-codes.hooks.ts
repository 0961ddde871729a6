import { useRead, useRemember } from '#client/queries/reads.ts';
import { getStatisticCodes } from './statistic-codes.calls.ts';
import type { StatisticCodesRecord } from './statistic-codes.contract.ts';

const topic = 'reports';

/** How an authority calls the hospital and its figures. */
export function useStatisticCodes() {
  return useRead(topic, getStatisticCodes, {});
}

/** Puts what was saved where the screens look. */
export function useRememberCodes(): (saved: StatisticCodesRecord) => void {
  return useRemember(topic, getStatisticCodes, {});
}
