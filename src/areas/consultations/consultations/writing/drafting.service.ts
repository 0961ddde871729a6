import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { consultationPaper, openReadable, writeConsultation } from '../consultation-reading.service.ts';
import type * as contract from '../consultation.contract.ts';
import type { Consultation } from '../consultation.contract.ts';
import type { ConsultationRow } from '../consultation.queries.ts';

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED, NOT_THE_AUTHOR, WRONG_STATE once it is signed or discarded */
export async function openOwnDraft(context: CallContext, id: string): Promise<ConsultationRow> {
  const { row } = await openReadable(context, id);
  if (row.author_id !== context.actor.userId) {
    throw new AppError('NOT_THE_AUTHOR', { authorName: row.author_name });
  }
  if (row.status !== 'draft') throw new AppError('WRONG_STATE', { state: row.status });
  return row;
}

/** Keeps what is typed so far. @throws AppError as `openOwnDraft`, STALE with what another page has kept meanwhile */
export async function saveConsultationDraft(
  context: CallContext,
  { consultationId, version, draft }: CallInput<typeof contract.saveConsultationDraft>,
) {
  const row = await openOwnDraft(context, consultationId);
  await writeConsultation(context, { row, version }, { draft: JSON.stringify(draft) });
  if (row.reason !== (draft.reason || null)) context.announce('consultations');
  return { version: version + 1, savedAt: context.clock.now().toISOString() };
}

/** @throws AppError as `openOwnDraft`, STALE with the stored record */
export async function discardConsultation(
  context: CallContext,
  { consultationId, version }: CallInput<typeof contract.discardConsultation>,
): Promise<Consultation> {
  const row = await openOwnDraft(context, consultationId);
  const closed_at = context.clock.now().toISOString();
  await writeConsultation(context, { row, version }, { status: 'discarded', closed_at });
  return consultationPaper.changed(context, row.id, {
    action: 'UPDATE',
    oldValues: { status: 'draft' },
    newValues: { status: 'discarded', patientId: row.patient_id },
  });
}
