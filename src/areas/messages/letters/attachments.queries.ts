import { sql } from 'kysely';
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
  await sql`insert into message_attachment (tenant_id, message_id, name, media_type, content)
    select message.tenant_id, message.id, ${name}, ${mediaType}, ${content} from message
    where message.tenant_id = ${tenantId}::uuid and message.id = ${messageId}::uuid
    returning message_id`.execute(db);
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
