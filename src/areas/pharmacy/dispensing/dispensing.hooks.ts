import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallRequest } from '#kernel/define-call.ts';
import { prescriptionTopic } from '../prescriptions/prescription.rules.ts';
import * as calls from './dispensing.calls.ts';
import type * as contract from './dispensing.contract.ts';

const topic = 'prescriptions';

/** Who waits for medicines; the page before stays on screen until the next has come. */
export function useQueue(request: CallRequest<typeof contract.listQueue>) {
  return useQuery({
    queryKey: [topic, 'queue', request],
    queryFn: ({ signal }) => calls.listQueue(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** A prescription to be handed out. */
export function useDispensing(prescriptionId: string) {
  return useQuery({
    queryKey: [prescriptionTopic(prescriptionId), 'dispensing'],
    queryFn: ({ signal }) => calls.openDispensing({ prescriptionId }, signal),
  });
}

/** Has the prescription and the queue fetched again. */
export function useRefreshDispensing(prescriptionId: string): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: [prescriptionTopic(prescriptionId)] });
    void queries.invalidateQueries({ queryKey: [topic] });
  };
}
