import { openRecord } from '#areas/patients/patients.public.ts';
import type { CallContext } from '#server/call-context.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type { OldText } from './old-text.contract.ts';
import type * as contract from './old-text.contract.ts';
import { insertReviewedLine } from './old-text.queries.ts';
import { lineKey } from './old-text.rules.ts';

export interface ReviewedLine {
  patientId: string;
  field: OldText;
  line: string;
  outcome: 'taken-over' | 'left-out';
}

/** Notes that a line of the old text is in a list now, or belongs into none; the text itself stays. */
export async function reviewLine(
  { db, tenantId, actor, clock }: CallContext,
  { patientId, field, line, outcome }: ReviewedLine,
): Promise<void> {
  await insertReviewedLine(db, {
    tenant_id: tenantId,
    patient_id: patientId,
    field,
    line_key: lineKey(line),
    outcome,
    reviewed_by: actor.userId,
    reviewed_at: clock.now().toISOString(),
  });
}

/** @throws AppError NOT_FOUND, RECORD_RESTRICTED */
export async function leaveOutLine(
  context: CallContext,
  { patientId, field, line }: CallInput<typeof contract.leaveOutLine>,
) {
  await openRecord(context, patientId);
  await reviewLine(context, { patientId, field, line, outcome: 'left-out' });
  context.audit({
    action: 'UPDATE',
    resource: 'old_texts',
    resourceId: patientId,
    newValues: { patientId, field, line, outcome: 'left-out' },
  });
  context.announce(`problems/${patientId}`);
  return { reviewed: true as const };
}
