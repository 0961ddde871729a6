import type { CallContext } from '#server/call-context.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { mapPage, type Page } from '#kernel/page.ts';
import type * as contract from './notification.contract.ts';
import { countUnreadRows, markRowsRead, selectNotifications } from './notification.queries.ts';
import { toNotification } from './notification.record.ts';
import { topicOf } from './notification.rules.ts';

export async function listNotifications(
  { db, tenantId, actor }: CallContext,
  input: CallInput<typeof contract.listNotifications>,
): Promise<Page<contract.Notification>> {
  return mapPage(await selectNotifications(db, tenantId, actor.userId, input), toNotification);
}

export async function countUnread({ db, tenantId, actor }: CallContext) {
  return { unread: await countUnreadRows(db, tenantId, actor.userId) };
}

export async function markRead(context: CallContext, input: CallInput<typeof contract.markRead>) {
  const { db, tenantId, actor } = context;
  const marked = await markRowsRead(db, tenantId, actor.userId, input.ids);
  context.announce(topicOf(actor.userId));
  return { marked };
}
