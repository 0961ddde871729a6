import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { toColumns } from '#database/to-columns.ts';
import { toRecord } from '#database/to-record.ts';
import { refuseStateChange } from '#kernel/access/guarded-states.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { given } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { mapPage, type Page } from '#kernel/page.ts';
import type * as contract from './ward.contract.ts';
import { maxRooms, room, type Ward, wardFields } from './ward.contract.ts';
import { issue } from './ward.issues.ts';
import { selectRooms, selectWard, selectWards, wardRows } from './ward.queries.ts';
import { auditValues, toWard } from './ward.record.ts';

const wardRecord = recordOf({
  resource: 'wards',
  topic: 'beds',
  rows: wardRows,
  select: selectWard,
  toRecord: toWard,
  audited: auditValues,
  refusals: { ward_by_name: () => new AppError('WARD_NAME_TAKEN') },
});

/** @throws AppError NOT_FOUND, for a ward of another hospital as for one that never was. */
export const requireWard = wardRecord.requireRow;

export async function listWards(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listWards>,
): Promise<Page<Ward>> {
  return mapPage(await selectWards(db, tenantId, input), toWard);
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
  const made = { status: 'active' as const, created_by: context.actor.userId };
  return wardRecord.create(context, { ...toColumns(wardFields, input), ...made });
}

/** @throws AppError STALE with the stored ward, WARD_NAME_TAKEN, WARD_IN_USE while beds belong to an inactive one. */
export function updateWard(
  context: CallContext,
  { wardId: id, version, ...change }: CallInput<typeof contract.updateWard>,
): Promise<Ward> {
  return wardRecord.change(context, { id, version }, (before) => {
    const fields = { ...before, ...given(change) };
    refuseAgesOutOfOrder(fields);
    refuseStateChange(context.actor, 'ward', before.status, fields.status);
    if (fields.status === 'inactive' && before.totalBeds > 0) {
      throw new AppError('WARD_IN_USE', { beds: before.totalBeds });
    }
    return { ...toColumns(wardFields, fields), status: fields.status };
  });
}

function refuseAgesOutOfOrder({
  minimumAgeYears: least,
  maximumAgeYears: most,
}: Pick<Ward, 'minimumAgeYears' | 'maximumAgeYears'>): void {
  if (least !== null && most !== null && most < least) {
    throw invalidFields({ maximumAgeYears: issue('agesInOrder') });
  }
}
