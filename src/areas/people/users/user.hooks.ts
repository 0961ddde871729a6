import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { listUserChoices, listUsers, readLinkState } from './user.calls.ts';
import type * as contract from './user.contract.ts';

const topic = 'users';

/** One page of the accounts; the page before stays on screen until the next has come. */
export function useUserPage(request: CallRequest<typeof contract.listUsers>) {
  return usePage(topic, listUsers, request);
}

/** People for a picker: those whose name matches, and the one who is chosen. */
export function useUserChoices(search: string, userId: string | undefined) {
  const request = { ...(search !== '' && { search }), ...(userId !== undefined && { userId }) };
  return usePage(topic, listUserChoices, request);
}

/** Whether links go by mail here, and what became of the newest link of a person. */
export function useLinkState(userId: string) {
  return useRead(topic, readLinkState, { userId });
}

/** Has the accounts fetched again, wherever they are shown. */
export function useRefreshUsers(): () => void {
  return useRefresh(topic);
}
