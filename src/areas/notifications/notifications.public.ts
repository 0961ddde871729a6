import type { CallContext } from '#database/handler.ts';
import { newId } from '#kernel/ids.ts';
import type { Notice } from '#kernel/notice.ts';
import { insertNotifications } from './notifications/notification.queries.ts';
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

/** Puts the same notification into several people's bells. */
export async function notifyAll(
  context: NotifyingContext,
  userIds: readonly string[],
  { notice, link }: NewNotification,
): Promise<void> {
  if (userIds.length === 0) return;
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
  await insertNotifications(
    context.db,
    userIds.map((userId) => ({ ...same, id: newId(), user_id: userId })),
  );
  for (const userId of userIds) context.announce(topicOf(userId));
}
