import { usePage, useRead } from '#client/queries/reads.ts';
import { useRefresh } from '#client/queries/use-refresh.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { getMessage, listMessages } from './message-log.calls.ts';
import type * as contract from './message-log.contract.ts';

const topic = 'messages';

/** How often a test is looked at until it is known what became of it. */
const lookMs = 700;

/** One page of the log. */
export function useMessages(request: CallRequest<typeof contract.listMessages>) {
  return usePage(topic, listMessages, request);
}

/** One message, looked at again until it has been tried. */
export function useTriedMessage(messageId: string | undefined) {
  return useRead(
    topic,
    getMessage,
    { messageId: messageId! },
    {
      enabled: messageId !== undefined,
      refetchInterval: ({ state: { data } }) => (data === undefined || isUntried(data) ? lookMs : false),
    },
  );
}

/** True before the first attempt has ended. */
export function isUntried({ status, problem }: contract.LoggedMessage): boolean {
  return status === 'sending' || (status === 'pending' && problem === null);
}

/** Has the log fetched again after a change. */
export function useRefreshMessages(): () => void {
  return useRefresh(topic);
}
