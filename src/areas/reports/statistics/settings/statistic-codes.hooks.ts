import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getStatisticCodes } from './statistic-codes.calls.ts';
import type { StatisticCodesRecord } from './statistic-codes.contract.ts';

const queryKey = ['reports', 'statistic-codes'];

/** How an authority calls the hospital and its figures. */
export function useStatisticCodes() {
  return useQuery({ queryKey, queryFn: ({ signal }) => getStatisticCodes({}, signal) });
}

/** Puts what was saved where the screens look. */
export function useRememberCodes(): (saved: StatisticCodesRecord) => void {
  const queries = useQueryClient();
  return (saved) => queries.setQueryData(queryKey, saved);
}
