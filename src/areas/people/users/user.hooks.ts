import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallRequest } from '#kernel/define-call.ts';
import { listUserChoices, listUsers } from './user.calls.ts';
import type * as contract from './user.contract.ts';

// The first element of a key is the live topic that makes it fetched again.
const topic = 'users';

/** One page of the accounts; the page before stays on screen until the next has come. */
export function useUserPage(request: CallRequest<typeof contract.listUsers>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listUsers(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** People for a picker: those whose name matches, and the one who stands in the field. */
export function useUserChoices(search: string, userId: string | undefined) {
  const request = { ...(search !== '' && { search }), ...(userId !== undefined && { userId }) };
  return useQuery({
    queryKey: [topic, 'choices', request],
    queryFn: ({ signal }) => listUserChoices(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** Has the accounts fetched again, wherever they are shown. */
export function useRefreshUsers(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [topic] });
}
