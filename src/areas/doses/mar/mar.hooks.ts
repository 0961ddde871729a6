import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIsServerAway } from '#client/contact/network.ts';
import { usePage, useRead } from '#client/queries/reads.ts';
import * as calls from './mar.calls.ts';
import type { GridScope } from './mar.contract.ts';

/** Time goes on while nothing changes: what was due becomes overdue. */
const minuteMs = 60_000;
const topic = 'doses';

/** The doses of patients in beds around now, of a ward or of all; with 'mine' of one's own patients alone. */
export function useMarGrid(wardId: string | undefined, scope: GridScope = 'all') {
  return usePage(
    topic,
    calls.readMarGrid,
    { scope, ...(wardId && { wardId }) },
    { refetchInterval: minuteMs, meta: { summaryOf: ['nursing-shifts'] } },
  );
}

/** The medicines of an admission with the doses of a day; today where none is named. */
export function usePatientMar(admissionId: string, day: string | undefined) {
  return usePage(topic, calls.readPatientMar, { admissionId, ...(day && { day }) });
}

/** The medicines of an admission with the doses of the last 24 hours. */
export function useRecentDoses(admissionId: string) {
  return useRead(topic, calls.readPatientMar, { admissionId, span: 'recent' }, { refetchInterval: minuteMs });
}

/** A dose whose time is known, or a further one of an order as needed. */
export interface DoseAsked {
  doseId?: string;
  doseLineId?: string;
}

/** So long what was asked for before the network went is kept in memory: a shift. */
const keptMs = 12 * 60 * minuteMs;

function doseToGive(asked: DoseAsked) {
  return queryOptions({
    queryKey: [topic, 'to-give', asked],
    queryFn: ({ signal }) => {
      const { doseId, doseLineId = '' } = asked;
      return doseId === undefined
        ? calls.prepareAsNeeded({ doseLineId }, signal)
        : calls.prepareDose({ doseId }, signal);
    },
    gcTime: keptMs,
  });
}

/** What must be known before a dose is given: asked anew each time, and as it was known where the server is away. */
export function useDoseToGive(asked: DoseAsked) {
  const isAway = useIsServerAway();
  const { data, ...query } = useQuery({ ...doseToGive(asked), staleTime: 0 });
  const isKnown = useIsOnce(query.isFetchedAfterMount || isAway);
  return { ...query, data: isKnown ? data : undefined };
}

/** True from the first time on: a form that stands open does not go when the network comes back. */
function useIsOnce(is: boolean): boolean {
  const [was, setWas] = useState(false);
  if (is && !was) setWas(true);
  return is || was;
}

/** The same of several doses; what of one is not known yet is undefined. */
export function useDosesToGive(asked: readonly DoseAsked[]) {
  const isAway = useIsServerAway();
  const { found, isWhole, ...asking } = useQueries({
    queries: asked.map((one) => ({ ...doseToGive(one), staleTime: 0 })),
    combine: (queries) => ({
      found: queries.map(({ data, isFetchedAfterMount }) => ({ data, isFetchedAfterMount })),
      isWhole: queries.every(({ isFetchedAfterMount }) => isFetchedAfterMount),
      isError: queries.some(({ isError }) => isError),
      isFetching: queries.some(({ isFetching }) => isFetching),
      refetch: () => queries.forEach((query) => void query.refetch()),
    }),
  });
  const isKnown = useIsOnce(isWhole || isAway);
  return {
    ...asking,
    known: found.map(({ data, isFetchedAfterMount }) => (isKnown || isFetchedAfterMount ? data : undefined)),
  };
}

/** At most so many doses of a patient are asked for ahead. */
export const maxAhead = 12;

/** Asks ahead for what a nurse at this bed may give next, so that it can be given without a network. */
export function useDosesAhead(asked: readonly DoseAsked[]): void {
  const queries = useQueryClient();
  const isAway = useIsServerAway();
  const wanted = JSON.stringify(asked.slice(0, maxAhead));
  useEffect(() => {
    if (isAway) return;
    for (const one of JSON.parse(wanted) as DoseAsked[]) void queries.prefetchQuery(doseToGive(one));
  }, [isAway, queries, wanted]);
}

export function useDoseWitnesses() {
  return useRead('users', calls.listDoseWitnesses, {});
}

/** Has the grid and the patients' days fetched again. */
export function useRefreshDoses(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [topic] });
}
