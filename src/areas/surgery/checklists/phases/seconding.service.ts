import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type * as contract from '../checklist.contract.ts';
import type { Checklist } from '../checklist.contract.ts';
import { checklistRows, selectItems } from '../checklist.queries.ts';
import { readChecklist } from '../checklist.service.ts';
import { openItemsOf } from './phase-gate.service.ts';
import { lockOpen, requireOpenStep } from '../ticking.service.ts';

/**
 * Confirms a phase as a second person.
 * @throws AppError NOT_FOUND, CHECKLIST_VERIFIED, CHECKLIST_STEP_TAKEN, WRONG_STATE, CHECKLIST_ORDER while a required
 *   item of the phase is open, CHECKLIST_NEEDS_ANOTHER for whoever ticked one of its items
 */
export async function secondPhase(
  context: CallContext,
  { checklistId, phase }: CallInput<typeof contract.secondPhase>,
): Promise<Checklist> {
  const { db, tenantId, actor, clock } = context;
  const row = await lockOpen(context, checklistId);
  await requireOpenStep(context, row, phase);
  const items = (await selectItems(db, tenantId, [checklistId])).filter((item) => item.phase === phase);
  const open = openItemsOf(items, [phase]);
  if (open.length > 0) throw new AppError('CHECKLIST_ORDER', { phase, items: open });
  if (items.some((item) => item.completed_by === actor.userId)) throw new AppError('CHECKLIST_NEEDS_ANOTHER');
  const at = clock.now().toISOString();
  await checklistRows.update(
    db,
    { tenantId, id: checklistId, version: row.version },
    { [`${phase}_seconded_by`]: actor.userId, [`${phase}_seconded_at`]: at, updated_at: at },
  );
  context.audit({
    action: 'VERIFY',
    resource: 'surgical_checklists',
    resourceId: checklistId,
    newValues: { phase, caseId: row.case_id },
  });
  context.announce('surgical-checklists');
  return readChecklist(context, checklistId);
}
