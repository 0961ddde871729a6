import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import type { MessageAttachment } from '#kernel/messages/messengers.ts';
import { insertFirstChannels, selectSender } from '../channels/channel.queries.ts';
import { insertMessages } from '../events/publishing.queries.ts';
import { fillSubject, fillTemplate } from '../templates/rendering.rules.ts';
import { insertAttachment } from './attachments.queries.ts';

/** A mail with a file to somebody of the hospital, who asked for it. */
export interface FileMessage {
  /** The record that it is about, such as `saved-report/ID`. */
  about: string;
  /** Tells it from others about the same; of each there is one message, however often it is written. */
  occurrence: string;
  userId: string;
  subject: string;
  body: string;
  /** Of the variables in subject and body; `senderName` is the hospital. */
  values: Readonly<Record<string, string>>;
  file: MessageAttachment;
}

/**
 * Writes a mail with its file in the transaction of what happened; returns the id of its message. It goes to the address
 * that the person has when it is sent, once whoever calls has announced `messages`.
 */
export async function writeFileToPerson(
  db: Db,
  { tenantId, at }: { tenantId: string; at: string },
  { about, occurrence, userId, subject, body, values, file }: FileMessage,
): Promise<string> {
  await insertFirstChannels(db, tenantId);
  const sender = await selectSender(db, tenantId);
  const filled = { ...values, senderName: sender?.name ?? '' };
  const messageId = newId();
  await insertMessages(db, [
    {
      ...{ tenant_id: tenantId, id: messageId, event_type: 'report', about, occurrence },
      ...{
        channel: 'email',
        recipient_key: `person/${userId}`,
        recipient: '',
        user_id: userId,
        language: 'en',
      },
      subject: fillSubject(subject, filled),
      body: fillTemplate(body, filled),
      ...{ link: null, status: 'pending', due_at: at, attempts: 0, is_mocked: false },
      ...{ created_at: at, updated_at: at },
    },
  ]);
  await insertAttachment(db, { tenantId, messageId }, file);
  return messageId;
}
