import type { CallContext } from '#database/handler.ts';
import { newId } from '#kernel/ids.ts';
import { insertNotifications } from './notifications/notification.queries.ts';
import { topicOf } from './notifications/notification.rules.ts';

export interface NewNotification {
  /** Who is told; a person of the same hospital. */
  userId: string;
  title: string;
  message: string;
  /** Path of the screen that shows what it is about. */
  link: string | null;
}

type TellingContext = Pick<CallContext, 'db' | 'tenantId' | 'clock' | 'announce'>;

/** Puts a notification into somebody's bell, in the transaction of what it tells of. */
export async function notify(context: TellingContext, notification: NewNotification): Promise<void> {
  await notifyAll(context, [notification.userId], notification);
}

/** Puts the same notification into several people's bells. */
export async function notifyAll(
  context: TellingContext,
  userIds: readonly string[],
  { title, message, link }: Omit<NewNotification, 'userId'>,
): Promise<void> {
  if (userIds.length === 0) return;
  const created_at = context.clock.now().toISOString();
  const told = { tenant_id: context.tenantId, title, message, type: 'info', link, read: false, created_at };
  await insertNotifications(
    context.db,
    userIds.map((userId) => ({ ...told, id: newId(), user_id: userId })),
  );
  for (const userId of userIds) context.announce(topicOf(userId));
}
