import type { Db } from '#database/tables.ts';
import type { CreateSecretMail } from '#server/mail/secret-mail.ts';
import { newId } from '#kernel/ids.ts';
import { insertFirstChannels, selectChannels, selectSender } from '../channels/channel.queries.ts';
import { isChannelOn, isConfigured } from '../channels/channel.rules.ts';
import { insertMessages } from '../events/publishing.queries.ts';
import { fillSubject, fillTemplate } from '../templates/rendering.rules.ts';
import { secretMarks } from './secret-marks.rules.ts';
import { selectLetterAbout } from './secret-letter.queries.ts';

/** Mails whose secret is made at delivery and stored by nobody. */
export const createSecretMail: CreateSecretMail = ({ messengers, publicUrl }) => {
  async function works(db: Db, tenantId: string): Promise<boolean> {
    if (!messengers) return false;
    const channels = await selectChannels(db, tenantId);
    return channels !== undefined && isChannelOn(channels, 'email') && isConfigured(channels, 'email');
  }
  return {
    works,

    carriesLinks: async (db, tenantId) => publicUrl !== undefined && (await works(db, tenantId)),

    async write(db, { tenantId, at }, { kind, id, event, about, to, subject, body, values, notAfter }) {
      await insertFirstChannels(db, tenantId);
      const sender = await selectSender(db, tenantId);
      const filled = { ...values, senderName: sender?.name ?? '', ...secretMarks };
      const addressee =
        'userId' in to
          ? { recipient_key: `person/${to.userId}`, recipient: '', user_id: to.userId }
          : { recipient_key: `address/${to.address}`, recipient: to.address, user_id: null };
      const messageId = newId();
      await insertMessages(db, [
        {
          ...{ tenant_id: tenantId, id: messageId, event_type: event, about, occurrence: id },
          ...{ channel: 'email', ...addressee, language: 'en' },
          subject: fillSubject(subject, filled),
          body: fillTemplate(body, filled),
          ...{ secret_kind: kind, secret_id: id },
          ...{
            link: null,
            status: 'pending',
            due_at: at,
            not_after: notAfter,
            attempts: 0,
            is_mocked: false,
          },
          ...{ created_at: at, updated_at: at },
        },
      ]);
      return messageId;
    },

    async find(db, tenantId, { about, id }) {
      const row = await selectLetterAbout(db, tenantId, about, id);
      if (!row) return null;
      const { recipient, status, problem, sent_at, updated_at } = row;
      return { recipient, status, problem, at: sent_at ?? updated_at };
    },
  };
};
