import { useQueryClient } from '@tanstack/react-query';
import { usePage, useRead } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { prescriptionTopic } from '../prescriptions/prescription.rules.ts';
import * as calls from './dispensing.calls.ts';
import type * as contract from './dispensing.contract.ts';

const topic = 'prescriptions';

/** Who waits for medicines; the page before stays on screen until the next has come. */
export function useQueue(request: CallRequest<typeof contract.listQueue>) {
  return usePage(topic, calls.listQueue, request);
}

/** A prescription to be handed out. */
export function useDispensing(prescriptionId: string) {
  return useRead(prescriptionTopic(prescriptionId), calls.openDispensing, { prescriptionId });
}

/** Has the prescription and the queue fetched again. */
export function useRefreshDispensing(prescriptionId: string): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: [prescriptionTopic(prescriptionId)] });
    void queries.invalidateQueries({ queryKey: [topic] });
  };
}
