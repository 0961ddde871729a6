import { usePage } from '#client/queries/reads.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listRules } from './rule.calls.ts';
import type * as contract from './rule.contract.ts';

/** One page of the rules. */
export function useRules(request: CallRequest<typeof contract.listRules>) {
  return usePage('message-settings', listRules, request);
}
