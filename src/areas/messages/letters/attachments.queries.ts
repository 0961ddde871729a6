import type { Db } from '#database/tables.ts';
import type { MessageAttachment } from '#kernel/messages/messengers.ts';
import '../message.tables.ts';

/** The most files that go with one message. */
const mostAttachments = 10;

/** Nothing is stored where the message stood before and was not written again. */
export async function insertAttachment(
  db: Db,
  { tenantId, messageId }: { tenantId: string; messageId: string },
  { name, mediaType, content }: MessageAttachment,
): Promise<void> {
  const message = await db
    .selectFrom('message')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (!message) return;
  const row = { tenant_id: tenantId, message_id: messageId, name, media_type: mediaType, content };
  await db.insertInto('message_attachment').values(row).execute();
}

/** The files that go with a message, by name. */
export async function selectAttachments(
  db: Db,
  tenantId: string,
  messageId: string,
): Promise<MessageAttachment[]> {
  const rows = await db
    .selectFrom('message_attachment')
    .select(['name', 'media_type', 'content'])
    .where('tenant_id', '=', tenantId)
    .where('message_id', '=', messageId)
    .orderBy('name')
    .limit(mostAttachments)
    .execute();
  return rows.map(({ name, media_type: mediaType, content }) => ({ name, mediaType, content }));
}
