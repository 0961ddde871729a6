import { useRead } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listDeteriorations } from './deterioration.calls.ts';
import type * as contract from './deterioration.contract.ts';

/** Scores that ask for a call and that nobody has acknowledged. */
export function useDeteriorations(request: CallRequest<typeof contract.listDeteriorations>) {
  return useRead('vital-signs', listDeteriorations, request);
}
