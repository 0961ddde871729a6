import { countByStatus } from '#database/papers/count-by-status.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { lockCaseStatus } from '../papers/paper-case.queries.ts';
import type * as contract from './checklist.contract.ts';
import type { Checklist } from './checklist.contract.ts';
import {
  insertChecklists,
  selectChecklist,
  selectChecklists,
  selectItems,
  type StoredChecklist,
  type StoredItem,
} from './checklist.queries.ts';
import { toChecklist } from './checklist.record.ts';
import { itemsOf } from './checklist.rules.ts';
import { readAdaptation } from './templates/adaptation.service.ts';
import { type ChecklistPhase, publishedChecklists } from './templates/published-checklists.ts';

export async function listChecklists(
  { db, tenantId }: CallContext,
  request: CallInput<typeof contract.listChecklists>,
): Promise<Page<Checklist>> {
  const rows = await selectChecklists(db, tenantId, request);
  const page = toPage(rows, request.limit, (row) => [row.created_at, row.id]);
  const ids = page.rows.map(({ id }) => id);
  const items = ids.length === 0 ? [] : await selectItems(db, tenantId, ids);
  return { ...page, rows: page.rows.map((row) => toChecklist(row, items)) };
}

export async function countChecklists({ db, tenantId }: CallContext) {
  const count = await countByStatus(db, tenantId, 'surgical_checklist');
  const pending = count('pending') + count('in_progress');
  const [completed, verified] = [count('completed'), count('verified')];
  return { pending, completed, verified, total: pending + completed + verified };
}

/** @throws AppError NOT_FOUND */
export async function getChecklist(
  context: CallContext,
  { checklistId }: CallInput<typeof contract.getChecklist>,
): Promise<Checklist> {
  const found = await readChecklist(context, checklistId);
  context.audit({ action: 'VIEW', resource: 'surgical_checklists', resourceId: checklistId });
  return found;
}

/** @throws AppError NOT_FOUND, WRONG_STATE for a case that is over, CHECKLIST_EXISTS */
export async function createChecklist(
  context: CallContext,
  { caseId }: CallInput<typeof contract.createChecklist>,
): Promise<Checklist> {
  const status = await lockCaseStatus(context.db, context.tenantId, caseId);
  if (!status) throw new AppError('NOT_FOUND');
  if (status === 'completed' || status === 'cancelled') throw new AppError('WRONG_STATE', { status });
  return readChecklist(context, await makeChecklist(context, caseId));
}

/**
 * The checklist of a new case, from the hospital's template as it is now.
 * @returns its id
 * @throws AppError CHECKLIST_EXISTS
 */
export async function makeChecklist(context: CallContext, caseId: string): Promise<string> {
  const { db, tenantId, actor, clock } = context;
  const adaptation = await readAdaptation(context);
  const published = publishedChecklists[adaptation.basedOn];
  const { row, items } = newChecklist(
    { tenantId, caseId, createdBy: actor.userId, at: clock.now().toISOString() },
    { published, items: itemsOf(published, adaptation), secondPerson: adaptation.secondPerson },
  );
  await refusing(insertChecklists(db, [row], items), {
    surgical_checklist_of_case: () => new AppError('CHECKLIST_EXISTS'),
  });
  context.audit({
    action: 'CREATE',
    resource: 'surgical_checklists',
    resourceId: row.id,
    newValues: { caseId, template: published.name, templateVersion: published.version, items: items.length },
  });
  context.announce('surgical-checklists');
  return row.id;
}

interface NewChecklist {
  tenantId: string;
  caseId: string;
  createdBy: string;
  /** ISO 8601. */
  at: string;
}

/** The columns of a checklist of which no phase is confirmed by a second person. */
const noneSeconded = {
  sign_in_seconded_by: null,
  sign_in_seconded_at: null,
  time_out_seconded_by: null,
  time_out_seconded_at: null,
  sign_out_seconded_by: null,
  sign_out_seconded_at: null,
};

interface Template {
  published: { name: string; version: string; source: string };
  items: ReturnType<typeof itemsOf>;
  /** Phases that a second person confirms. */
  secondPerson: readonly ChecklistPhase[];
}

/** The rows of a checklist on which nothing is ticked yet. */
export function newChecklist(
  { tenantId, caseId, createdBy, at }: NewChecklist,
  { published, items, secondPerson }: Template,
): { row: StoredChecklist; items: StoredItem[] } {
  const id = newId();
  return {
    row: {
      tenant_id: tenantId,
      id,
      case_id: caseId,
      checklist_type: 'who_surgical_safety',
      template_name: published.name,
      template_version: published.version,
      template_source: published.source,
      status: 'pending',
      completion_percentage: 0,
      verified_by: null,
      verified_at: null,
      second_person: [...secondPerson],
      ...noneSeconded,
      created_by: createdBy,
      created_at: at,
      updated_at: at,
      version: 1,
    },
    items: items.map(({ code, phase, description, isRequired, saidBy }, place) => ({
      tenant_id: tenantId,
      checklist_id: id,
      code,
      position: place + 1,
      phase,
      description,
      is_required: isRequired,
      is_completed: false,
      completed_by: null,
      completed_at: null,
      said_by_role: saidBy,
      said_by: null,
      notes: null,
    })),
  };
}

/** @throws AppError NOT_FOUND, for a checklist of another hospital as for one that never was. */
export async function readChecklist({ db, tenantId }: CallContext, id: string): Promise<Checklist> {
  const row = await selectChecklist(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return toChecklist(row, await selectItems(db, tenantId, [id]));
}
