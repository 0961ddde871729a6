import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import * as calls from './shift.calls.ts';
import type * as contract from './shift.contract.ts';

const topic = 'nursing-shifts';

/** One page of shifts; the page before stays on screen until the next has come. */
export function useShiftPage(request: CallRequest<typeof contract.listShifts>) {
  return usePage(topic, calls.listShifts, request);
}

/** How many shifts there are, and patients in them. */
export function useShiftFigures() {
  return useRead(topic, calls.getShiftFigures, {});
}

/** One shift with its patients. */
export function useShift(shiftId: string) {
  return useRead(topic, calls.getShift, { shiftId });
}

/** The active shift of whoever is signed in, and the ward of their last one. */
export function useOwnShift() {
  return useRead(topic, calls.getOwnShift, {});
}

/** Who may have a shift, each with the active one. */
export function useNurses() {
  return useRead(topic, calls.listNurses, {});
}

/** Has shifts, handovers and whose patients they are fetched again. */
export function useRefreshShifts(): () => void {
  return useRefresh(topic, 'nursing-handovers', 'nursing-tasks', 'vital-signs');
}
