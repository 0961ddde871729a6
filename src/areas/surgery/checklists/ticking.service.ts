import { findGrants, findPersonName } from '#areas/people/people.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { can } from '#kernel/access/actor.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { permissionOfRole } from '../cases/booking/team.rules.ts';
import { checkCounts } from '../counts/gate/count-gate.service.ts';
import { theatreTeam } from '../papers/paper-access.ts';
import { type PaperCaseRow, selectPaperCase, selectTeam } from '../papers/paper-case.queries.ts';
import type * as contract from './checklist.contract.ts';
import type { Checklist } from './checklist.contract.ts';
import { issue } from './checklist.issues.ts';
import {
  checklistRows,
  type ItemRow,
  selectItems,
  type StoredChecklist,
  writeTick,
} from './checklist.queries.ts';
import {
  completionPercentage,
  maySay,
  phasesBefore,
  phasesBeforePhase,
  type SafetyPhase,
  statusAfterTick,
} from './checklist.rules.ts';
import { missingOf } from './phases/phase-gate.service.ts';
import { readChecklist } from './checklist.service.ts';
import { type ChecklistPhase, countsCode } from './templates/published-checklists.ts';

/**
 * Ticks or unticks an item under the signed-in person's name. The checklist is locked first, as whoever starts or
 * completes the operation locks it too: what they relied on cannot be unticked beside them.
 * @throws AppError NOT_FOUND, CHECKLIST_VERIFIED, CHECKLIST_STEP_TAKEN once the step that the item stands before is
 *   taken, WRONG_STATE for a case that is cancelled, CHECKLIST_ORDER for the Time Out before the Sign In,
 *   SIGN_OUT_TOO_EARLY before the operation is under way, COUNTS_MISSING and COUNTS_DISAGREE for the item that says
 *   that the counts agree, INVALID_INPUT at `saidBy`
 */
export async function tickChecklistItem(
  context: CallContext,
  { checklistId, code, isCompleted, saidBy, notes }: CallInput<typeof contract.tickChecklistItem>,
): Promise<Checklist> {
  const { db, tenantId, actor, clock } = context;
  const row = await lockOpen(context, checklistId);
  const items = await selectItems(db, tenantId, [checklistId]);
  const item = items.find((one) => one.code === code);
  if (!item) throw new AppError('NOT_FOUND');
  const kase = await requireOpenStep(context, row, item.phase);
  const isNew = isCompleted && !item.is_completed;
  if (isNew) refuseOutOfOrder({ row, items, status: kase.case_status }, item.phase);
  if (isCompleted && code === countsCode) await checkCounts(context, row.case_id);
  const at = clock.now().toISOString();
  // Who ticked it first did it: a note added later does not take that away.
  const completed =
    item.is_completed && item.completed_by && item.completed_at
      ? { by: item.completed_by, at: item.completed_at, saidBy: item.said_by }
      : { by: actor.userId, at, saidBy: isNew ? await speakerOf(context, row, item, saidBy) : null };
  await writeTick(db, tenantId, { checklistId, code, completed: isCompleted ? completed : null, notes });
  const after = items.map((one) => ({
    phase: one.phase,
    isRequired: one.is_required,
    isCompleted: one.code === code ? isCompleted : one.is_completed,
  }));
  await checklistRows.update(
    db,
    { tenantId, id: checklistId, version: row.version },
    {
      status: statusAfterTick(after),
      completion_percentage: wholePercentage(after),
      updated_at: at,
      // What the second person confirmed is no longer so.
      ...(!isCompleted && { [`${item.phase}_seconded_by`]: null, [`${item.phase}_seconded_at`]: null }),
    },
  );
  context.audit({
    action: 'UPDATE',
    resource: 'surgical_checklists',
    resourceId: checklistId,
    oldValues: { item: code, isCompleted: item.is_completed, notes: item.notes },
    newValues: {
      item: code,
      isCompleted,
      notes,
      caseId: row.case_id,
      ...(isNew && { saidBy: completed.saidBy }),
    },
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

interface Asked {
  row: StoredChecklist;
  items: readonly ItemRow[];
  status: PaperCaseRow['case_status'];
}

/** @throws AppError CHECKLIST_ORDER, SIGN_OUT_TOO_EARLY */
function refuseOutOfOrder({ row, items, status }: Asked, phase: ChecklistPhase): void {
  const before = phasesBeforePhase[phase];
  const missing = missingOf(row, items, before);
  if (missing.length > 0) throw new AppError('CHECKLIST_ORDER', { phase: before[0], items: missing });
  if (phase === 'sign_out' && status !== 'in_progress') throw new AppError('SIGN_OUT_TOO_EARLY');
}

/** Who said the item: as named, or whoever ticks it. @throws AppError NOT_FOUND, INVALID_INPUT at `saidBy` */
async function speakerOf(
  { db, tenantId, actor }: CallContext,
  { case_id }: StoredChecklist,
  { said_by_role: role }: ItemRow,
  named: string | undefined,
): Promise<string> {
  const personId = named ?? actor.userId;
  const team = await selectTeam(db, tenantId, case_id);
  const held = personId === actor.userId ? actor : (await findGrants(db, tenantId, [personId])).get(personId);
  if (!held && (await findPersonName(db, tenantId, personId)) === undefined) throw new AppError('NOT_FOUND');
  const isAble = held !== undefined && can(held, role === null ? theatreTeam : permissionOfRole[role]);
  if (!maySay(team, { role, personId, isAble })) throw invalidFields({ saidBy: issue('speakerMissing') });
  return personId;
}

/** The checklist, locked. @throws AppError NOT_FOUND, CHECKLIST_VERIFIED */
export async function lockOpen({ db, tenantId }: CallContext, id: string): Promise<StoredChecklist> {
  const row = await checklistRows.lock(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  if (row.status === 'verified') throw new AppError('CHECKLIST_VERIFIED');
  return row;
}

/** The case, whose operation has not gone past the phase. @throws AppError WRONG_STATE, CHECKLIST_STEP_TAKEN */
export async function requireOpenStep(
  { db, tenantId }: CallContext,
  { case_id }: StoredChecklist,
  phase: ChecklistPhase,
): Promise<PaperCaseRow> {
  const found = await selectPaperCase(db, tenantId, case_id);
  if (!found) throw new AppError('NOT_FOUND');
  const status = found.case_status;
  if (status === 'cancelled') throw new AppError('WRONG_STATE', { status });
  const taken: SafetyPhase[] =
    status === 'completed' ? ['start', 'complete'] : status === 'in_progress' ? ['start'] : [];
  if (taken.some((step) => phasesBefore[step].includes(phase))) throw new AppError('CHECKLIST_STEP_TAKEN');
  return found;
}
