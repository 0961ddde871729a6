import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallRequest } from '#kernel/define-call.ts';
import * as calls from './controlled.calls.ts';
import type * as contract from './controlled.contract.ts';

const topic = 'controlled-medicines';

/** What lies where, and who counted it last. */
export function useControlled(request: CallRequest<typeof contract.listControlled>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => calls.listControlled(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** A page of one register. */
export function useRegister(request: CallRequest<typeof contract.readRegister>) {
  return useQuery({
    queryKey: [topic, 'register', request],
    queryFn: ({ signal }) => calls.readRegister(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** Has what lies where and the registers fetched again. */
export function useRefreshControlled(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [topic] });
}
