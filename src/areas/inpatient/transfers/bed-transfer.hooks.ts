import { useQueryClient } from '@tanstack/react-query';
import { usePage } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { admissionTopic } from '../admissions/admission.rules.ts';
import { listBeds } from '../beds/bed.calls.ts';
import { listBedTransfers } from './bed-transfer.calls.ts';
import type * as contract from './bed-transfer.contract.ts';

const topic = 'bed-transfers';

/** One page of transfers; the page before stays on screen until the next has come. */
export function useTransferPage(request: CallRequest<typeof contract.listBedTransfers>) {
  return usePage(topic, listBedTransfers, request);
}

/** Occupied beds whose number or patient matches what was typed: the first fifty. */
export function useOccupiedBeds(search: string) {
  return usePage(
    'beds',
    listBeds,
    { status: 'occupied', limit: 50, ...(search && { search }) },
    { select: ({ rows }) => ({ rows: rows.filter(({ patient }) => patient !== null) }) },
  );
}

/** Has everything that a move changes fetched again; the admission too, where one is named. */
export function useMoved(): (moved?: { admissionId: string }) => void {
  const queries = useQueryClient();
  return (moved) => {
    const topics = [topic, 'beds', 'admissions', ...(moved ? [admissionTopic(moved.admissionId)] : [])];
    for (const name of topics) void queries.invalidateQueries({ queryKey: [name] });
  };
}
