import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallRequest } from '#kernel/define-call.ts';
import { admissionTopic } from '../admissions/admission.rules.ts';
import { listBeds } from '../beds/bed.calls.ts';
import { listBedTransfers } from './bed-transfer.calls.ts';
import type * as contract from './bed-transfer.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'bed-transfers';

/** One page of transfers; the page before stays on screen until the next has come. */
export function useTransferPage(request: CallRequest<typeof contract.listBedTransfers>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listBedTransfers(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** Occupied beds whose number or patient matches what was typed: the first fifty. */
export function useOccupiedBeds(search: string) {
  return useQuery({
    queryKey: ['beds', 'occupied', search],
    queryFn: ({ signal }) => listBeds({ status: 'occupied', limit: 50, ...(search && { search }) }, signal),
    select: ({ rows }) => ({ rows: rows.filter(({ patient }) => patient !== null) }),
    placeholderData: keepPreviousData,
  });
}

/** Has everything that a move changes fetched again; the admission too, where one is named. */
export function useMoved(): (moved?: { admissionId: string }) => void {
  const queries = useQueryClient();
  return (moved) => {
    const topics = [topic, 'beds', 'admissions', ...(moved ? [admissionTopic(moved.admissionId)] : [])];
    for (const name of topics) void queries.invalidateQueries({ queryKey: [name] });
  };
}
