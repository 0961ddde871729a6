import type { CreateSecretMail } from '#server/mail/secret-mail.ts';
import { newId } from '#kernel/ids.ts';
import { insertFirstChannels, selectChannels, selectSender } from '../channels/channel.queries.ts';
import { isChannelOn, isConfigured } from '../channels/channel.rules.ts';
import { insertMessages } from '../events/publishing.queries.ts';
import { fillSubject, fillTemplate } from '../templates/rendering.rules.ts';
import { selectLetterAbout } from './secret-letter.queries.ts';

/** What stands in the log where the mail has its secret. */
export const secretMark = '[the link stands in the mail alone]';

/** Mails whose secret is made at delivery and stored by nobody. */
export const createSecretMail: CreateSecretMail = ({ messengers, publicUrl }) => ({
  async works(db, tenantId) {
    if (!messengers || publicUrl === undefined) return false;
    const channels = await selectChannels(db, tenantId);
    return channels !== undefined && isChannelOn(channels, 'email') && isConfigured(channels, 'email');
  },

  async write(db, { tenantId, at }, { kind, id, about, userId, subject, body, values, notAfter }) {
    await insertFirstChannels(db, tenantId);
    const sender = await selectSender(db, tenantId);
    const filled = { ...values, senderName: sender?.name ?? '', link: secretMark };
    await insertMessages(db, [
      {
        ...{ tenant_id: tenantId, id: newId(), event_type: 'account', about, occurrence: id },
        ...{ channel: 'email', recipient_key: `person/${userId}`, recipient: '', user_id: userId },
        language: 'en',
        subject: fillSubject(subject, filled),
        body: fillTemplate(body, filled),
        ...{ secret_kind: kind, secret_id: id },
        ...{ link: null, status: 'pending', due_at: at, not_after: notAfter, attempts: 0, is_mocked: false },
        ...{ created_at: at, updated_at: at },
      },
    ]);
  },

  async find(db, tenantId, { about, id }) {
    const row = await selectLetterAbout(db, tenantId, about, id);
    if (!row) return null;
    const { recipient, status, problem, sent_at, updated_at } = row;
    return { recipient, status, problem, at: sent_at ?? updated_at };
  },
});
