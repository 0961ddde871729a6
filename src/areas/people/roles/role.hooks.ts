import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallRequest } from '#kernel/define-call.ts';
import type * as assignments from './assignment.contract.ts';
import { listHolders, listPermissions, listRoles } from './role-calls.ts';

// The first element of a key is the live topic that makes it fetched again.

/** All roles of the hospital. */
export function useRoles() {
  return useQuery({ queryKey: ['roles', 'list'], queryFn: ({ signal }) => listRoles({}, signal) });
}

/** The permissions that roles can hold; they change only with the program. */
export function usePermissions() {
  return useQuery({
    queryKey: ['permissions'],
    queryFn: ({ signal }) => listPermissions({}, signal),
    staleTime: Infinity,
  });
}

/** One page of people with their roles; the page before stays on screen until the next has come. */
export function useHolders(request: CallRequest<typeof assignments.listHolders>) {
  return useQuery({
    queryKey: ['users', 'holders', request],
    queryFn: ({ signal }) => listHolders(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** Has roles, and the people who hold them, fetched again. */
export function useRefreshRoles(): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: ['roles'] });
    void queries.invalidateQueries({ queryKey: ['users'] });
  };
}
