import { writeLetter } from '#areas/messages/messages.public.ts';
import { operatorWords } from '#areas/subscriptions/subscriptions.public.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { applicantLetters } from './applicant-letters.texts.ts';
import type { ApplicantMessage } from './applicant-mail.rules.ts';
import { insertMessage } from './application.queries.ts';

/**
 * Tells an applicant something by mail, in the transaction of what happened: the application keeps what was said, and
 * its message what became of it. It is sent once whoever calls has announced `messages`.
 */
export async function tellApplicant(
  db: Db,
  { tenantId, applicationId, at }: { tenantId: string; applicationId: string; at: string },
  { kind, recipient, facts }: ApplicantMessage,
): Promise<void> {
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
