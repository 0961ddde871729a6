import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type * as contract from './prescription-set.contract.ts';
import { maxSets, type PrescriptionSet, prescriptionSet } from './prescription-set.contract.ts';
import { deleteOwnSet, insertSets, selectSets } from './prescription-set.queries.ts';

export async function listSets({ db, tenantId, actor }: CallContext): Promise<{ rows: PrescriptionSet[] }> {
  const rows = await selectSets(db, tenantId, actor.userId, maxSets);
  return { rows: rows.map((row) => toRecord(prescriptionSet, row)) };
}

/** @throws AppError SET_NAME_TAKEN when one of one's own has this name, without regard to case */
export async function saveSet(
  context: CallContext,
  { name, lines }: CallInput<typeof contract.saveSet>,
): Promise<PrescriptionSet> {
  const { db, tenantId, actor, clock } = context;
  const now = clock.now().toISOString();
  const id = newId();
  const row = { tenant_id: tenantId, id, user_id: actor.userId, name, created_at: now, updated_at: now };
  await refusing(insertSets(db, [{ ...row, lines: JSON.stringify(lines), version: 1 }]), {
    prescription_set_by_name: () => new AppError('SET_NAME_TAKEN'),
  });
  const saved = { id, name, lines, version: 1 };
  context.audit({ action: 'CREATE', resource: 'prescription_sets', resourceId: id, newValues: saved });
  return saved;
}

/** @throws AppError NOT_FOUND for a set of somebody else */
export async function deleteSet(context: CallContext, { setId }: CallInput<typeof contract.deleteSet>) {
  const { db, tenantId, actor } = context;
  const deleted = await deleteOwnSet(db, tenantId, { id: setId, userId: actor.userId });
  if (!deleted) throw new AppError('NOT_FOUND');
  const oldValues = toRecord(prescriptionSet, deleted);
  context.audit({ action: 'DELETE', resource: 'prescription_sets', resourceId: setId, oldValues });
  return { deleted: true as const };
}
