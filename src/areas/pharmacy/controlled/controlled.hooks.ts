import { useQueryClient } from '@tanstack/react-query';
import { usePage } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import * as calls from './controlled.calls.ts';
import type * as contract from './controlled.contract.ts';

const topic = 'controlled-medicines';

/** What lies where, and who counted it last. */
export function useControlled(request: CallRequest<typeof contract.listControlled>) {
  return usePage(topic, calls.listControlled, request);
}

/** A page of one register. */
export function useRegister(request: CallRequest<typeof contract.readRegister>) {
  return usePage(topic, calls.readRegister, request);
}

/** Has what lies where and the registers fetched again. */
export function useRefreshControlled(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [topic] });
}
