import type { CallContext } from '#server/call-context.ts';
import { newId } from '#kernel/ids.ts';
import type { Notice } from '#kernel/notice.ts';
import { insertNotifications, rewriteNotifications } from './notifications/notification.queries.ts';
import { topicOf } from './notifications/notification.rules.ts';

export interface NewNotification {
  /** What happened, written by the area's own `x.notices.ts`. */
  notice: Notice;
  /** Path of the screen that shows what it is about. */
  link: string | null;
}

type NotifyingContext = Pick<CallContext, 'db' | 'tenantId' | 'clock' | 'announce'>;

/** Puts a notification into the bell of one person of the same hospital, in the transaction of what happened. */
export async function notify(
  context: NotifyingContext,
  { userId, ...notification }: NewNotification & { userId: string },
): Promise<void> {
  await notifyAll(context, [userId], notification);
}

/** Puts the same notification into several people's bells; returns the ids of what was put there. */
export async function notifyAll(
  context: NotifyingContext,
  userIds: readonly string[],
  { notice, link }: NewNotification,
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const same = {
    tenant_id: context.tenantId,
    code: notice.code,
    facts: JSON.stringify(notice.facts),
    title: null,
    message: null,
    type: 'info',
    link,
    read: false,
    created_at: context.clock.now().toISOString(),
  };
  const rows = userIds.map((userId) => ({ ...same, id: newId(), user_id: userId }));
  await insertNotifications(context.db, rows);
  for (const userId of userIds) context.announce(topicOf(userId));
  return rows.map(({ id }) => id);
}

/** Has notifications say what is true by now; who had read them finds them unread. */
export async function renewNotices(
  { db, tenantId, announce }: NotifyingContext,
  ids: readonly string[],
  { code, facts }: Notice,
): Promise<void> {
  const userIds = await rewriteNotifications(db, tenantId, ids, { code, facts: JSON.stringify(facts) });
  for (const userId of userIds) announce(topicOf(userId));
}
