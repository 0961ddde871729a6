import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallRequest } from '#kernel/define-call.ts';
import { listRules } from './rule.calls.ts';
import type * as contract from './rule.contract.ts';

/** One page of the rules. */
export function useRules(request: CallRequest<typeof contract.listRules>) {
  return useQuery({
    queryKey: ['message-settings', 'rules', request],
    queryFn: ({ signal }) => listRules(request, signal),
    placeholderData: keepPreviousData,
  });
}
