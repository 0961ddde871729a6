import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { toColumns } from '#database/to-columns.ts';
import { toRecord } from '#database/to-record.ts';
import { refuseStateChange } from '#kernel/access/guarded-states.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import type * as contract from './ward.contract.ts';
import { maxRooms, room, type Ward, wardFields } from './ward.contract.ts';
import { issue } from './ward.issues.ts';
import { insertWards, selectRooms, selectWard, selectWards, type WardRow, wardRows } from './ward.queries.ts';
import { auditValues, toWard } from './ward.record.ts';

export async function listWards(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listWards>,
): Promise<Page<Ward>> {
  const rows = await selectWards(db, tenantId, input);
  const page = toPage(rows, input.limit, (row) => [row.name, row.id]);
  return { ...page, rows: page.rows.map(toWard) };
}

/** @throws AppError NOT_FOUND */
export async function listRooms(context: CallContext, { wardId }: CallInput<typeof contract.listRooms>) {
  const { db, tenantId } = context;
  await requireWard(context, wardId);
  const rows = await selectRooms(db, tenantId, { wardId, limit: maxRooms });
  return { rows: rows.map((row) => toRecord(room, row)) };
}

/** @throws AppError WARD_NAME_TAKEN when an active ward has this name, without regard to case. */
export async function createWard(
  context: CallContext,
  input: CallInput<typeof contract.createWard>,
): Promise<Ward> {
  refuseAgesOutOfOrder(input);
  const { db, tenantId, actor } = context;
  const now = context.clock.now().toISOString();
  const id = newId();
  const row = {
    tenant_id: tenantId,
    id,
    ...toColumns(wardFields, input),
    status: 'active' as const,
    created_by: actor.userId,
    created_at: now,
    updated_at: now,
    version: 1,
  };
  await refusingTakenName(insertWards(db, [row]));
  const created = toWard(await requireWard(context, id));
  context.audit({ action: 'CREATE', resource: 'wards', resourceId: id, newValues: auditValues(created) });
  context.announce('beds');
  return created;
}

/** @throws AppError STALE with the stored ward, WARD_NAME_TAKEN, WARD_IN_USE while beds belong to an inactive one. */
export async function updateWard(
  context: CallContext,
  input: CallInput<typeof contract.updateWard>,
): Promise<Ward> {
  const { db, tenantId, clock } = context;
  const before = toWard(await requireWard(context, input.wardId));
  const { wardId: id, version, ...given } = input;
  const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const fields: Ward = { ...before, ...changes };
  refuseAgesOutOfOrder(fields);
  refuseStateChange(context.actor, 'ward', before.status, fields.status);
  if (fields.status === 'inactive' && before.totalBeds > 0) {
    throw new AppError('WARD_IN_USE', { beds: before.totalBeds });
  }
  const values = {
    ...toColumns(wardFields, fields),
    status: fields.status,
    updated_at: clock.now().toISOString(),
  };
  const written = await refusingTakenName(wardRows.update(db, { tenantId, id, version }, values));
  if (!written) throw new AppError('STALE', { current: before });
  const after = toWard(await requireWard(context, id));
  context.audit({
    action: 'UPDATE',
    resource: 'wards',
    resourceId: id,
    ...changedFields(auditValues(before), auditValues(after)),
  });
  context.announce('beds');
  return after;
}

/** @throws AppError NOT_FOUND, for a ward of another hospital as for one that never was. */
export async function requireWard({ db, tenantId }: CallContext, id: string): Promise<WardRow> {
  const row = await selectWard(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

function refuseAgesOutOfOrder({
  minimumAgeYears: least,
  maximumAgeYears: most,
}: Pick<Ward, 'minimumAgeYears' | 'maximumAgeYears'>): void {
  if (least !== null && most !== null && most < least) {
    throw invalidFields({ maximumAgeYears: issue('agesInOrder') });
  }
}

function refusingTakenName<T>(write: Promise<T>): Promise<T> {
  return refusing(write, { ward_by_name: () => new AppError('WARD_NAME_TAKEN') });
}
