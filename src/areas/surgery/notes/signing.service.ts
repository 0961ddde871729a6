import type { CallContext } from '#database/handler.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { selectTeamMember } from '../papers/paper-case.queries.ts';
import { unsettledCounts } from './counts/count.rules.ts';
import type * as contract from './note.contract.ts';
import type { OperativeNote } from './note.contract.ts';
import { insertSignedTexts } from './note.queries.ts';
import { openUnsigned, readNote, writeStep } from './note.service.ts';

/**
 * Signs a transcribed note as the signed-in surgeon of the case. From then on the database keeps it as it is.
 * @throws AppError NOT_FOUND, NOTE_SIGNED, WRONG_STATE, NOT_THE_SURGEON, COUNTS_UNSETTLED with the kinds, STALE
 */
export async function signNote(
  context: CallContext,
  { operativeNoteId, version }: CallInput<typeof contract.signNote>,
): Promise<OperativeNote> {
  const { db, tenantId, actor, clock } = context;
  const row = await openUnsigned(context, operativeNoteId);
  const surgeonId = await selectTeamMember(db, tenantId, { caseId: row.case_id, role: 'surgeon' });
  if (surgeonId !== actor.userId) throw new AppError('NOT_THE_SURGEON', { surgeonName: row.surgeon_name });
  if (row.status !== 'transcribed') throw new AppError('WRONG_STATE', { status: row.status });
  const kinds = unsettledCounts(row.content.counts);
  if (kinds.length > 0) throw new AppError('COUNTS_UNSETTLED', { kinds });
  const signedAt = clock.now().toISOString();
  await writeStep(context, row, version, {
    status: 'signed',
    surgeon_id: actor.userId,
    draft: null,
    signed_at: signedAt,
  });
  await insertSignedTexts(db, [
    {
      tenant_id: tenantId,
      note_id: operativeNoteId,
      case_id: row.case_id,
      signed_by: actor.userId,
      note_status: 'signed',
      signed_at: signedAt,
      content: JSON.stringify(row.content),
    },
  ]);
  context.audit({
    action: 'SIGN',
    resource: 'operative_notes',
    resourceId: operativeNoteId,
    oldValues: { status: 'transcribed' },
    newValues: { status: 'signed', caseId: row.case_id },
  });
  return readNote(context, operativeNoteId);
}
