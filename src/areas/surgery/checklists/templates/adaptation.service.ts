import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type { AddedItem } from '../checklist.rules.ts';
import type * as contract from './adaptation.contract.ts';
import type { StoredAdaptation } from './adaptation.contract.ts';
import { adaptationRows, insertAdaptation, selectAdaptation } from './adaptation.queries.ts';
import type { ChecklistPhase, PublishedName } from './published-checklists.ts';

interface KnownAdaptation {
  id: string | null;
  basedOn: PublishedName;
  addedItems: AddedItem[];
  requiredToo: string[];
  secondPerson: ChecklistPhase[];
  version: number;
}

/** What new cases get: the checklist of the specification until the hospital has said otherwise. */
export async function readAdaptation({
  db,
  tenantId,
}: Pick<CallContext, 'db' | 'tenantId'>): Promise<KnownAdaptation> {
  const row = await selectAdaptation(db, tenantId);
  if (!row) {
    return { id: null, basedOn: 'openward', addedItems: [], requiredToo: [], secondPerson: [], version: 0 };
  }
  return {
    id: row.id,
    basedOn: row.based_on,
    addedItems: row.added_items,
    requiredToo: row.required_too,
    secondPerson: row.second_person,
    version: row.version,
  };
}

export async function getChecklistAdaptation(context: CallContext): Promise<StoredAdaptation> {
  return told(await readAdaptation(context));
}

/** @throws AppError STALE with what is stored */
export async function updateChecklistAdaptation(
  context: CallContext,
  {
    basedOn,
    addedItems,
    requiredToo,
    secondPerson,
    version,
  }: CallInput<typeof contract.updateChecklistAdaptation>,
): Promise<StoredAdaptation> {
  const { db, tenantId, actor, clock } = context;
  const before = await readAdaptation(context);
  const stale = async () => new AppError('STALE', { current: told(await readAdaptation(context)) });
  if (before.version !== version) throw await stale();
  const values = {
    based_on: basedOn,
    added_items: JSON.stringify(addedItems.map((item) => ({ code: newId(), ...item }))),
    required_too: requiredToo,
    second_person: secondPerson,
    updated_by: actor.userId,
    updated_at: clock.now().toISOString(),
  };
  if (before.id === null) {
    await refusing(insertAdaptation(db, { tenant_id: tenantId, id: newId(), version: 1, ...values }), {
      checklist_adaptation_once: () => new AppError('STALE'),
    });
  } else if (!(await adaptationRows.update(db, { tenantId, id: before.id, version }, values))) {
    throw await stale();
  }
  const after = told(await readAdaptation(context));
  context.audit({
    action: 'UPDATE',
    resource: 'checklist_adaptation',
    resourceId: tenantId,
    ...changedFields({ ...told(before) }, { ...after }),
  });
  context.announce('checklist-adaptation');
  return after;
}

function told({
  basedOn,
  addedItems,
  requiredToo,
  secondPerson,
  version,
}: KnownAdaptation): StoredAdaptation {
  return {
    basedOn,
    addedItems: addedItems.map(({ phase, description, isRequired }) => ({ phase, description, isRequired })),
    requiredToo,
    secondPerson,
    version,
  };
}
