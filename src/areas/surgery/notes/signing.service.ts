import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { requireStatus } from '#kernel/papers/paper-status.rules.ts';
import { selectTeamMember } from '../papers/paper-case.queries.ts';
import { checkCounts } from '../counts/gate/count-gate.service.ts';
import { readNoteFacts } from './facts/note-facts.service.ts';
import type * as contract from './note.contract.ts';
import type { OperativeNote } from './note.contract.ts';
import { insertSignedTexts } from './note.queries.ts';
import { notePaper, openUnsigned, writeNote } from './note.service.ts';

/**
 * Signs a transcribed note as the signed-in surgeon of the case. From then on the database keeps it as it is.
 * @throws AppError NOT_FOUND, NOTE_SIGNED, WRONG_STATE, NOT_THE_SURGEON, COUNTS_MISSING and COUNTS_DISAGREE
 * while the operation is under way, STALE
 */
export async function signNote(
  context: CallContext,
  { operativeNoteId, version }: CallInput<typeof contract.signNote>,
): Promise<OperativeNote> {
  const { db, tenantId, actor, clock } = context;
  const row = await openUnsigned(context, operativeNoteId);
  const surgeonId = await selectTeamMember(db, tenantId, { caseId: row.case_id, role: 'surgeon' });
  if (surgeonId !== actor.userId) throw new AppError('NOT_THE_SURGEON', { surgeonName: row.surgeon_name });
  requireStatus(row.status, ['transcribed']);
  // One that has ended has its counts, or somebody answers for their absence by name.
  if (row.case_status === 'in_progress') await checkCounts(context, row.case_id);
  const facts = await readNoteFacts(context, row.case_id);
  const signedAt = clock.now().toISOString();
  const signed = { surgeon_id: actor.userId, changed_by: actor.userId, signed_at: signedAt };
  await writeNote(context, { row, version }, { status: 'signed', draft: null, ...signed });
  await insertSignedTexts(db, [
    {
      tenant_id: tenantId,
      note_id: operativeNoteId,
      case_id: row.case_id,
      signed_by: actor.userId,
      note_status: 'signed',
      signed_at: signedAt,
      content: JSON.stringify({ ...row.content, facts }),
    },
  ]);
  return notePaper.changed(context, operativeNoteId, {
    action: 'SIGN',
    oldValues: { status: 'transcribed' },
    newValues: { status: 'signed', caseId: row.case_id },
  });
}
