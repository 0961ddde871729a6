import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { selectPaperCase } from '../../papers/paper-case.queries.ts';
import {
  checklistRows,
  type ItemRow,
  lockChecklistOfCase,
  selectItems,
  type StoredChecklist,
  untick,
} from '../checklist.queries.ts';
import {
  checklistCode,
  completionPercentage,
  type MissingItem,
  openOf,
  secondCode,
} from '../checklist.rules.ts';
import type { ChecklistPhase } from '../templates/published-checklists.ts';

/** The required items of these phases that nobody has ticked. */
export function openItemsOf(items: readonly ItemRow[], phases: readonly ChecklistPhase[]): MissingItem[] {
  const states = items.map((item) => ({
    code: item.code,
    description: item.description,
    phase: item.phase,
    isRequired: item.is_required,
    isCompleted: item.is_completed,
  }));
  return openOf(states, phases).map(({ code, description }) => ({ code, description }));
}

/** What of these phases is open: required items, and second persons where the hospital wants them. */
export function missingOf(
  checklist: StoredChecklist,
  items: readonly ItemRow[],
  phases: readonly ChecklistPhase[],
): MissingItem[] {
  return [
    ...openItemsOf(items, phases),
    ...checklist.second_person
      .filter((phase) => phases.includes(phase) && checklist[`${phase}_seconded_by`] === null)
      .map((phase) => ({ code: secondCode(phase), description: '' })),
  ];
}

/** The same of the checklist of a case, which stays locked until the transaction ends. */
export async function findMissing(
  { db, tenantId }: CallContext,
  caseId: string,
  phases: readonly ChecklistPhase[],
): Promise<MissingItem[]> {
  const checklist = await lockChecklistOfCase(db, tenantId, caseId);
  if (!checklist) return [{ code: checklistCode, description: '' }];
  return missingOf(checklist, await selectItems(db, tenantId, [checklist.id]), phases);
}

/**
 * Sign In is done before the anaesthesia begins. A case that was started, as an emergency over its open checklist, has
 * passed this. It locks the checklist: whoever locks the case as well does it after this.
 * @throws AppError SAFETY_CHECKS_MISSING with the phase and what is open
 */
export function requireSignIn(context: CallContext, caseId: string): Promise<void> {
  return requirePhases(context, caseId, ['sign_in']);
}

/** The same of the Time Out, before the incision. @throws AppError SAFETY_CHECKS_MISSING */
export function requireTimeOut(context: CallContext, caseId: string): Promise<void> {
  return requirePhases(context, caseId, ['sign_in', 'time_out']);
}

async function requirePhases(
  context: CallContext,
  caseId: string,
  phases: readonly [ChecklistPhase, ...ChecklistPhase[]],
): Promise<void> {
  const items = await findMissing(context, caseId, phases);
  if (items.length === 0) return;
  const found = await selectPaperCase(context.db, context.tenantId, caseId);
  if (!found) throw new AppError('NOT_FOUND');
  if (found.case_status === 'in_progress' || found.case_status === 'completed') return;
  throw new AppError('SAFETY_CHECKS_MISSING', { phase: phases.at(-1)!, items });
}

/**
 * Takes back what was said of an operation that is now planned otherwise, so that it is said anew. Whoever also locks the
 * case or its time does it after this.
 */
export async function takeBackTicks(
  context: CallContext,
  caseId: string,
  phases: readonly ChecklistPhase[],
): Promise<void> {
  const { db, tenantId, clock } = context;
  const checklist = await lockChecklistOfCase(db, tenantId, caseId);
  if (!checklist || checklist.status === 'pending') return;
  if ((await untick(db, tenantId, { checklistId: checklist.id, phases })) === 0) return;
  const left = (await selectItems(db, tenantId, [checklist.id])).map((item) => ({
    phase: item.phase,
    isRequired: item.is_required,
    isCompleted: item.is_completed,
  }));
  const unseconded = Object.fromEntries(
    phases.flatMap((phase) => [
      [`${phase}_seconded_by`, null],
      [`${phase}_seconded_at`, null],
    ]),
  );
  await checklistRows.update(
    db,
    { tenantId, id: checklist.id, version: checklist.version },
    {
      ...unseconded,
      status: left.some(({ isCompleted }) => isCompleted) ? 'in_progress' : 'pending',
      completion_percentage: completionPercentage(left),
      verified_by: null,
      verified_at: null,
      updated_at: clock.now().toISOString(),
    },
  );
  context.audit({
    action: 'UPDATE',
    resource: 'surgical_checklists',
    resourceId: checklist.id,
    newValues: { takenBack: [...phases], caseId },
  });
  context.announce('surgical-checklists');
}
