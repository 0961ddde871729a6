import { usePage, useRead } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listClosures, readClosing, readClosingPolicy, readClosure } from './closing.calls.ts';
import type * as contract from './closing.contract.ts';

/** Whether the account of the hospital is being closed. */
export function useClosing() {
  return useRead('settings', readClosing, {});
}

/** One page of closed accounts; the page before stays on screen until the next has come. */
export function useClosures(request: CallRequest<typeof contract.listClosures>) {
  return usePage('clients', listClosures, request);
}

export function useClosure(closureId: string) {
  return useRead('clients', readClosure, { closureId });
}

export function useClosingPolicy() {
  return useRead('clients', readClosingPolicy, {});
}
