import { writeLetter } from '#areas/messages/messages.public.ts';
import { operatorWords } from '#areas/subscriptions/subscriptions.public.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import type { SecretMail } from '#server/mail/secret-mail.ts';
import { applicantLetters } from './applicant-letters.texts.ts';
import type { ApplicantMessage } from './applicant-mail.rules.ts';
import { insertMessage } from './application.queries.ts';
import { applicantCodeKind } from './email-code.ts';

interface Place {
  tenantId: string;
  applicationId: string;
  at: string;
}

/**
 * Tells an applicant something by mail, in the transaction of what happened: the application keeps what was said, and
 * its message what became of it. It is sent once whoever calls has announced `messages`.
 */
export async function tellApplicant(db: Db, place: Place, message: ApplicantMessage): Promise<void> {
  const { tenantId, applicationId, at } = place;
  const { kind, recipient, facts } = message;
  const id = newId();
  const messageId = await writeLetter(
    db,
    { tenantId, at },
    {
      about: `application/${applicationId}`,
      occurrence: id,
      recipient,
      ...applicantLetters[kind],
      values: { ...facts, operator: (await operatorWords(db, tenantId)).contact },
    },
  );
  await keep(db, place, message, { id, messageId });
}

/** Tells an applicant that the application has arrived, with a code that is made when the mail is sent. */
export async function sendEmailCode(
  db: Db,
  mail: SecretMail,
  place: Place,
  { recipient, number }: { recipient: string; number: string },
): Promise<void> {
  const { tenantId, applicationId, at } = place;
  const facts = { number };
  const messageId = await mail.write(
    db,
    { tenantId, at },
    {
      ...{ kind: applicantCodeKind, id: applicationId, event: 'application' },
      ...{ about: `application/${applicationId}`, to: { address: recipient } },
      ...applicantLetters.code,
      values: { ...facts, operator: (await operatorWords(db, tenantId)).contact },
      notAfter: null,
    },
  );
  await keep(db, place, { kind: 'received', recipient, facts }, { id: newId(), messageId });
}

async function keep(
  db: Db,
  { tenantId, applicationId, at }: Place,
  { kind, recipient, facts }: ApplicantMessage,
  { id, messageId }: { id: string; messageId: string },
): Promise<void> {
  await insertMessage(db, {
    tenant_id: tenantId,
    id,
    application_id: applicationId,
    kind,
    recipient,
    facts: JSON.stringify(facts),
    created_at: at,
    message_id: messageId,
  });
}
