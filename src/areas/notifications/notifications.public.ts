import type { CallContext } from '#database/handler.ts';
import { newId } from '#kernel/ids.ts';
import { insertNotification } from './notification.queries.ts';
import { topicOf } from './notification.rules.ts';

export interface NewNotification {
  /** Who is told; a person of the same hospital. */
  userId: string;
  title: string;
  message: string;
  /** Path of the screen that shows what it is about. */
  link: string | null;
}

/** Puts a notification into somebody's bell, in the transaction of what it tells of. */
export async function notify(context: CallContext, notification: NewNotification): Promise<void> {
  await insertNotification(context.db, {
    tenant_id: context.tenantId,
    id: newId(),
    user_id: notification.userId,
    title: notification.title,
    message: notification.message,
    type: 'info',
    link: notification.link,
    read: false,
    created_at: context.clock.now().toISOString(),
  });
  context.announce(topicOf(notification.userId));
}
