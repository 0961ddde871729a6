import { usePage } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listSuppliers } from './supplier.calls.ts';
import type * as contract from './supplier.contract.ts';

const topic = 'suppliers';

/** One page of the suppliers. */
export function useSuppliers(request: CallRequest<typeof contract.listSuppliers>) {
  return usePage(topic, listSuppliers, request);
}

/** Has suppliers fetched again after a change. */
export function useRefreshSuppliers(): () => void {
  return useRefresh(topic);
}
