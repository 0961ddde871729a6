import { usePage } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listFluidRecords, listFluidRound, readFluidChart, readFluidFigures } from './fluid.calls.ts';
import type * as contract from './fluid.contract.ts';
import type * as round from './round/fluid-round.contract.ts';

const topic = 'fluids';

/** Time goes on while nothing is recorded: a gap in the urine becomes too long. */
const minuteMs = 60_000;

/** One page of records; the page before stays on screen until the next has come. */
export function useFluidRecords(request: CallRequest<typeof contract.listFluidRecords>) {
  return usePage(topic, listFluidRecords, request);
}

/** What the fluid day that runs comes to, of a ward or of all. */
export function useFluidFigures(request: CallRequest<typeof round.readFluidFigures>, isWanted: boolean) {
  return usePage(topic, readFluidFigures, request, { enabled: isWanted, refetchInterval: minuteMs });
}

/** Patients in beds with their fluids, of one ward or of all: the first 200. */
export function useFluidRound(wardId: string | undefined) {
  return usePage(
    topic,
    listFluidRound,
    { limit: 200, ...(wardId && { wardId }) },
    { refetchInterval: minuteMs },
  );
}

/** A fluid day of a patient; without a date the one that runs. */
export function useFluidChart(patientId: string, day?: string) {
  return usePage(topic, readFluidChart, { patientId, ...(day && { day }) }, { enabled: patientId !== '' });
}

/** Has lists, figures and charts fetched again after a change. */
export function useRefreshFluids(): () => void {
  return useRefresh(topic);
}
