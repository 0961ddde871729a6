import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { insertFirstChannels, selectSender } from '../channels/channel.queries.ts';
import { insertMessages } from '../events/publishing.queries.ts';
import { fillSubject, fillTemplate } from '../templates/rendering.rules.ts';

/** A mail to somebody outside, whom no rule names. */
export interface Letter {
  /** The record that it is about, such as `application/ID`. */
  about: string;
  /** Tells it from other letters about the same. */
  occurrence: string;
  /** An e-mail address. */
  recipient: string;
  subject: string;
  body: string;
  /** Of the variables in subject and body; `senderName` is who sends. */
  values: Readonly<Record<string, string>>;
}

/**
 * Writes a mail in the transaction of what happened; returns the id of its message. It is delivered as every other
 * message, once whoever calls has announced `messages`.
 */
export async function writeLetter(
  db: Db,
  { tenantId, at }: { tenantId: string; at: string },
  { values, ...letter }: Letter,
): Promise<string> {
  await insertFirstChannels(db, tenantId);
  const sender = await selectSender(db, tenantId);
  const filled = { ...values, senderName: sender?.name ?? '' };
  const id = newId();
  await insertMessages(db, [
    {
      tenant_id: tenantId,
      id,
      event_type: 'application',
      about: letter.about,
      occurrence: letter.occurrence,
      channel: 'email',
      recipient_key: `address/${letter.recipient}`,
      recipient: letter.recipient,
      patient_id: null,
      user_id: null,
      rule_id: null,
      template_id: null,
      language: 'en',
      subject: fillSubject(letter.subject, filled),
      body: fillTemplate(letter.body, filled),
      link: null,
      status: 'pending',
      due_at: at,
      not_after: null,
      attempts: 0,
      is_mocked: false,
      created_at: at,
      updated_at: at,
    },
  ]);
  return id;
}
