import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRead } from '#client/queries/reads.ts';
import { useNoticeLoaders } from '#client/registration/notice-loaders.ts';
import { remoteRead, remoteWrite } from '#client/remote.ts';
import { usePerson } from '#client/session.ts';
import type * as contract from './notification.contract.ts';
import { topicOf } from './notification.rules.ts';

const listNotifications = remoteRead<typeof contract.listNotifications>('notifications.list');
const countUnread = remoteRead<typeof contract.countUnread>('notifications.countUnread');
const markRead = remoteWrite<typeof contract.markRead>('notifications.markRead');

const pageSize = 20;

function useTopic(): string {
  return topicOf(usePerson().user.id);
}

/** How many of the person's notifications are unread, up to 100. */
export function useUnreadCount(): number {
  const topic = useTopic();
  const { data } = useRead(topic, countUnread, {});
  return data?.unread ?? 0;
}

/** The person's notifications, newest first, as many pages as were asked for. */
export function useNotificationPages() {
  const topic = useTopic();
  return useInfiniteQuery({
    queryKey: [topic, 'list'],
    queryFn: ({ pageParam, signal }) =>
      listNotifications({ limit: pageSize, ...(pageParam && { cursor: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** Fetches the sentences of all areas' notices, once; success means that they can be shown. */
export function useNoticeSentences() {
  const loaders = useNoticeLoaders();
  return useQuery({
    queryKey: ['notice-sentences'],
    queryFn: async () => (await Promise.all(loaders.map((load) => load()))).length,
    staleTime: Infinity,
  });
}

/** Marks notifications as read: those named, or all. */
export function useMarkRead() {
  const topic = useTopic();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[] | 'all') => markRead({ ids }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [topic] }),
  });
}
