import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRefresh } from '#client/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listUserChoices, listUsers, readLinkState } from './user.calls.ts';
import type * as contract from './user.contract.ts';

// The first element of a query key is the live topic that has it fetched again.
const topic = 'users';

/** One page of the accounts; the page before stays on screen until the next has come. */
export function useUserPage(request: CallRequest<typeof contract.listUsers>) {
  return useQuery({
    queryKey: [topic, 'list', request],
    queryFn: ({ signal }) => listUsers(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** People for a picker: those whose name matches, and the one who is chosen. */
export function useUserChoices(search: string, userId: string | undefined) {
  const request = { ...(search !== '' && { search }), ...(userId !== undefined && { userId }) };
  return useQuery({
    queryKey: [topic, 'choices', request],
    queryFn: ({ signal }) => listUserChoices(request, signal),
    placeholderData: keepPreviousData,
  });
}

/** Whether links go by mail here, and what became of the newest link of a person. */
export function useLinkState(userId: string) {
  return useQuery({
    queryKey: [topic, 'link', userId],
    queryFn: ({ signal }) => readLinkState({ userId }, signal),
  });
}

/** Has the accounts fetched again, wherever they are shown. */
export function useRefreshUsers(): () => void {
  return useRefresh(topic);
}
