import type { CallContext } from '#database/handler.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { checkCounts } from '../counts/gate/count-gate.service.ts';
import { selectPaperCase } from '../papers/paper-case.queries.ts';
import type * as contract from './checklist.contract.ts';
import type { Checklist } from './checklist.contract.ts';
import { checklistRows, selectItems, type StoredChecklist, writeTick } from './checklist.queries.ts';
import { completionPercentage, phasesBefore, type SafetyPhase, statusAfterTick } from './checklist.rules.ts';
import { readChecklist } from './checklist.service.ts';
import { type ChecklistPhase, countsCode } from './templates/published-checklists.ts';

/**
 * Ticks or unticks an item under the signed-in person's name. The checklist is locked first, as whoever starts or
 * completes the operation locks it too: what they relied on cannot be unticked beside them.
 * @throws AppError NOT_FOUND, CHECKLIST_VERIFIED, CHECKLIST_STEP_TAKEN once the step that the item stands before is
 *   taken, COUNTS_MISSING and COUNTS_DISAGREE for the item that says that the counts agree, WRONG_STATE for a case that is cancelled
 */
export async function tickChecklistItem(
  context: CallContext,
  { checklistId, code, isCompleted, notes }: CallInput<typeof contract.tickChecklistItem>,
): Promise<Checklist> {
  const { db, tenantId, actor, clock } = context;
  const row = await lockOpen(context, checklistId);
  const items = await selectItems(db, tenantId, [checklistId]);
  const item = items.find((one) => one.code === code);
  if (!item) throw new AppError('NOT_FOUND');
  await refuseTakenStep(context, row, item.phase);
  if (isCompleted && code === countsCode) await checkCounts(context, row.case_id);
  const at = clock.now().toISOString();
  // Who ticked it first did it: a note added later does not take that away.
  const completed =
    item.is_completed && item.completed_by && item.completed_at
      ? { by: item.completed_by, at: item.completed_at }
      : { by: actor.userId, at };
  await writeTick(db, tenantId, { checklistId, code, completed: isCompleted ? completed : null, notes });
  const after = items.map((one) => ({
    phase: one.phase,
    isRequired: one.is_required,
    isCompleted: one.code === code ? isCompleted : one.is_completed,
  }));
  await checklistRows.update(
    db,
    { tenantId, id: checklistId, version: row.version },
    { status: statusAfterTick(after), completion_percentage: wholePercentage(after), updated_at: at },
  );
  context.audit({
    action: 'UPDATE',
    resource: 'surgical_checklists',
    resourceId: checklistId,
    oldValues: { item: code, isCompleted: item.is_completed, notes: item.notes },
    newValues: { item: code, isCompleted, notes, caseId: row.case_id },
  });
  context.announce('surgical-checklists');
  return readChecklist(context, checklistId);
}

/** Rounded, but 100 only once nothing required is open. */
function wholePercentage(items: Parameters<typeof statusAfterTick>[0]): number {
  const rounded = completionPercentage(items);
  return rounded === 100 && statusAfterTick(items) !== 'completed' ? 99 : rounded;
}

/**
 * Confirms a completed checklist; then nothing on it changes any more.
 * @throws AppError NOT_FOUND, WRONG_STATE before it is completed, CHECKLIST_NEEDS_ANOTHER for whoever ticked an item,
 *   CHECKLIST_VERIFIED, STALE
 */
export async function verifyChecklist(
  context: CallContext,
  { checklistId, version }: CallInput<typeof contract.verifyChecklist>,
): Promise<Checklist> {
  const { db, tenantId, actor, clock } = context;
  const row = await lockOpen(context, checklistId);
  if (row.version !== version) {
    throw new AppError('STALE', { current: await readChecklist(context, checklistId) });
  }
  if (row.status !== 'completed') throw new AppError('WRONG_STATE', { status: row.status });
  const items = await selectItems(db, tenantId, [checklistId]);
  if (items.some((item) => item.completed_by === actor.userId)) throw new AppError('CHECKLIST_NEEDS_ANOTHER');
  const at = clock.now().toISOString();
  await checklistRows.update(
    db,
    { tenantId, id: checklistId, version },
    { status: 'verified', verified_by: actor.userId, verified_at: at, updated_at: at },
  );
  context.audit({
    action: 'VERIFY',
    resource: 'surgical_checklists',
    resourceId: checklistId,
    oldValues: { status: 'completed' },
    newValues: { status: 'verified', caseId: row.case_id },
  });
  context.announce('surgical-checklists');
  return readChecklist(context, checklistId);
}

/** The checklist, locked. @throws AppError NOT_FOUND, CHECKLIST_VERIFIED */
async function lockOpen({ db, tenantId }: CallContext, id: string): Promise<StoredChecklist> {
  const row = await checklistRows.lock(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  if (row.status === 'verified') throw new AppError('CHECKLIST_VERIFIED');
  return row;
}

async function refuseTakenStep(
  { db, tenantId }: CallContext,
  { case_id }: StoredChecklist,
  phase: ChecklistPhase,
): Promise<void> {
  const found = await selectPaperCase(db, tenantId, case_id);
  const status = found?.case_status;
  if (status === 'cancelled') throw new AppError('WRONG_STATE', { status });
  const taken: SafetyPhase[] =
    status === 'completed' ? ['start', 'complete'] : status === 'in_progress' ? ['start'] : [];
  if (taken.some((step) => phasesBefore[step].includes(phase))) throw new AppError('CHECKLIST_STEP_TAKEN');
}
