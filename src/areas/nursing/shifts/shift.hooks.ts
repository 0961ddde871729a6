import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import * as calls from './shift.calls.ts';
import type * as contract from './shift.contract.ts';

const topic = 'nursing-shifts';

/** One page of shifts; the page before stays on screen until the next has come. */
export function useShiftPage(request: CallRequest<typeof contract.listShifts>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => calls.listShifts(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** How many shifts there are, and patients in them. */
export function useShiftFigures() {
  return useQuery({
    queryKey: [topic, 'figures'],
    queryFn: ({ signal }) => calls.getShiftFigures({}, signal),
  });
}

/** One shift with its patients. */
export function useShift(shiftId: string) {
  return useQuery({
    queryKey: [topic, 'one', shiftId],
    queryFn: ({ signal }) => calls.getShift({ shiftId }, signal),
  });
}

/** The active shift of whoever is signed in, and the ward of their last one. */
export function useOwnShift() {
  return useQuery({ queryKey: [topic, 'own'], queryFn: ({ signal }) => calls.getOwnShift({}, signal) });
}

/** Who may have a shift, each with the active one. */
export function useNurses() {
  return useQuery({ queryKey: [topic, 'nurses'], queryFn: ({ signal }) => calls.listNurses({}, signal) });
}

/** Has shifts, handovers and whose patients they are fetched again. */
export function useRefreshShifts(): () => void {
  return useRefresh(topic, 'nursing-handovers', 'nursing-tasks', 'vital-signs');
}
