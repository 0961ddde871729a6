import { useRead } from '#client/queries/reads.ts';
import { readSurgeryDashboard } from './dashboard.calls.ts';

const minuteMs = 60_000;

/** Today's cases, alerts and figures; asked again each minute, because what starts soon changes with the clock. */
export function useSurgeryDashboard() {
  return useRead('surgical-cases', readSurgeryDashboard, {}, { refetchInterval: minuteMs });
}
