import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { consultationPaper, openReadable, writeConsultation } from '../consultation-reading.service.ts';
import type * as contract from '../consultation.contract.ts';
import type { Consultation } from '../consultation.contract.ts';
import { insertAmendments } from '../content/note.queries.ts';

/**
 * Adds to what was signed, which stays as it is.
 * @throws AppError NOT_FOUND, RECORD_RESTRICTED, CONSULTATION_SENSITIVE, WRONG_STATE before it is signed,
 *   ENTERED_IN_ERROR once it does not count
 */
export async function amendConsultation(
  context: CallContext,
  { consultationId, kind, reason, body }: CallInput<typeof contract.amendConsultation>,
): Promise<Consultation> {
  const { db, tenantId, actor, clock } = context;
  const { row } = await openReadable(context, consultationId);
  if (row.status !== 'signed') throw new AppError('WRONG_STATE', { state: row.status });
  if (row.is_entered_in_error) throw new AppError('ENTERED_IN_ERROR');
  const amendment = {
    tenant_id: tenantId,
    id: newId(),
    consultation_id: row.id,
    kind,
    reason,
    body: body || null,
    amended_by: actor.userId,
    amended_at: clock.now().toISOString(),
  };
  await refusing(insertAmendments(db, [amendment]), {
    consultation_in_error_once: () => new AppError('ENTERED_IN_ERROR'),
  });
  if (kind === 'entered-in-error') {
    await writeConsultation(context, { row, version: row.version }, { is_entered_in_error: true });
  }
  return consultationPaper.changed(context, row.id, {
    action: 'AMEND',
    newValues: { kind, patientId: row.patient_id, amendmentId: amendment.id },
  });
}
