import { countBeds as countAllBeds, requireRoom } from '#areas/subscriptions/subscriptions.public.ts';
import { vitalsReaders } from '#areas/vitals/vital-signs.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { can } from '#kernel/access/actor.ts';
import { seesRestricted } from '#kernel/access/withheld.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { todayOf } from '#kernel/time/today.ts';
import { roomNamed } from '../wards/ward.queries.ts';
import { requireWard } from '../wards/ward.service.ts';
import type * as contract from './bed.contract.ts';
import type { Bed } from './bed.contract.ts';
import { issue } from './bed.issues.ts';
import {
  type BedRow,
  bedRows,
  countBedsByStatus,
  insertBeds,
  noHold,
  selectBed,
  selectBeds,
  selectBedsById,
} from './bed.queries.ts';
import { auditValues, type BedReader, isHeldAt, toBed } from './bed.record.ts';
import { noteStatuses } from './bed-status.queries.ts';
import { bedNumbers, bedSortKey, isCleaning } from './bed.rules.ts';

const bedRecord = recordOf({
  resource: 'beds',
  topic: 'beds',
  rows: bedRows,
  select: selectBed,
  toRecord: (row, context) => toBed(row, readerOf(context)),
  audited: auditValues,
  refusals: { bed_by_number: () => new AppError('BED_NUMBER_TAKEN') },
});

/** @throws AppError NOT_FOUND, for a bed of another hospital or a retired one as for one that never was. */
export const requireBed = bedRecord.requireRow;

export async function listBeds(
  context: CallContext,
  { search, ...input }: CallInput<typeof contract.listBeds>,
): Promise<Page<Bed>> {
  const { db, tenantId } = context;
  const rows = await selectBeds(db, tenantId, { ...input, search: search?.toLowerCase() || undefined });
  const page = toPage(rows, input.limit, (row) => [row.ward_name, row.ward_id, row.sort_key, row.id]);
  return { ...page, rows: page.rows.map((row) => toBed(row, readerOf(context))) };
}

export async function countBeds(
  { db, tenantId }: CallContext,
  { wardId }: CallInput<typeof contract.countBeds>,
) {
  const counts = await countBedsByStatus(db, tenantId, wardId);
  const of = (status: Bed['status']) => counts.get(status) ?? 0;
  return {
    total: [...counts.values()].reduce((sum, beds) => sum + beds, 0),
    available: of('available'),
    occupied: of('occupied'),
    dirty: of('dirty'),
    cleaning: of('cleaning'),
    maintenance: of('maintenance'),
    blocked: of('blocked'),
  };
}

/** @throws AppError NOT_FOUND, INVALID_INPUT at `wardId` for an inactive ward, BED_NUMBER_TAKEN, PLAN_LIMIT. */
export async function createBeds(
  context: CallContext,
  input: CallInput<typeof contract.createBeds>,
): Promise<{ rows: Bed[] }> {
  const { db, tenantId, actor, clock } = context;
  const ward = await requireWard(context, input.wardId);
  if (ward.status === 'inactive') throw invalidFields({ wardId: issue('wardInactive') });
  const count = () => countAllBeds(db, tenantId);
  await requireRoom(context, { what: 'beds', adding: input.count, count });
  const now = clock.now().toISOString();
  const roomId = await roomOf(context, ward.id, input.roomName);
  const rows = bedNumbers(input.bedNumber, input.count).map((bedNumber) => ({
    tenant_id: tenantId,
    id: newId(),
    ward_id: ward.id,
    room_id: roomId,
    bed_number: bedNumber,
    sort_key: bedSortKey(bedNumber),
    bed_type: input.bedType,
    status: 'available' as const,
    status_reason: null,
    status_since: now,
    status_by: actor.userId,
    admission_id: null,
    admission_status: null,
    ...noHold,
    equipment: input.equipment,
    notes: input.notes,
    last_occupied_at: null,
    retired_at: null,
    created_by: actor.userId,
    created_at: now,
    updated_at: now,
    version: 1,
  }));
  await bedRecord.refusing(insertBeds(db, rows));
  const ids = rows.map(({ id }) => id);
  const made = (await selectBedsById(db, tenantId, ids)).map((row) => toBed(row, readerOf(context)));
  for (const bed of made) {
    context.audit({ action: 'CREATE', resource: 'beds', resourceId: bed.id, newValues: auditValues(bed) });
  }
  context.announce('beds');
  return { rows: made };
}

/**
 * @throws AppError STALE with the stored bed, BED_NUMBER_TAKEN, BED_OCCUPIED or BED_HELD when a bed is retired that has
 * a patient or is held for one.
 */
export async function updateBed(
  context: CallContext,
  input: CallInput<typeof contract.updateBed>,
): Promise<Bed> {
  const stored = await requireBed(context, input.bedId);
  const now = context.clock.now().toISOString();
  if (input.isRetired) {
    if (stored.status === 'occupied') throw new AppError('BED_OCCUPIED');
    refuseHeld(stored, now);
  }
  const bedNumber = input.bedNumber ?? stored.bed_number;
  const roomId =
    input.roomName === undefined ? stored.room_id : await roomOf(context, stored.ward_id, input.roomName);
  return changeBed(context, stored, input.version, {
    bed_number: bedNumber,
    sort_key: bedSortKey(bedNumber),
    bed_type: input.bedType ?? stored.bed_type,
    room_id: roomId,
    equipment: input.equipment ?? stored.equipment,
    notes: input.notes === undefined ? stored.notes : input.notes || null,
    retired_at: input.isRetired ? now : null,
    ...(input.isRetired && noHold),
  });
}

/**
 * @throws AppError BED_OCCUPIED while a patient has the bed, BED_HELD, STALE, INVALID_INPUT at `reason`,
 * FORBIDDEN for more than cleaning without `beds.admin`.
 */
export async function setBedStatus(
  context: CallContext,
  { bedId, version, status, reason }: CallInput<typeof contract.setBedStatus>,
): Promise<Bed> {
  const { actor, clock } = context;
  const stored = await requireBed(context, bedId);
  if (stored.status === 'occupied') throw new AppError('BED_OCCUPIED');
  if (!can(actor, 'beds.admin') && !isCleaning(stored.status, status)) {
    throw new AppError('FORBIDDEN', { permission: 'beds.admin' });
  }
  if (status === 'blocked' && reason === null) throw invalidFields({ reason: issue('reasonMissing') });
  const now = clock.now().toISOString();
  refuseHeld(stored, now);
  return changeBed(context, stored, version, {
    ...noHold,
    status,
    status_reason: reason,
    status_since: now,
    status_by: actor.userId,
  });
}

async function changeBed(
  context: CallContext,
  stored: BedRow,
  version: number,
  values: Parameters<typeof bedRecord.write>[2],
): Promise<Bed> {
  const { id, status } = stored;
  const before = toBed(stored, readerOf(context));
  // The status is compared as well: nobody overwrites an admission that was placed in between.
  const written = await bedRecord.write(context, { id, version, only: { status } }, values);
  if (values.status !== undefined) await noteStatuses(context.db, [written]);
  if (written.retired_at === null) return bedRecord.changedSince(context, before);
  const newValues = { retiredAt: written.retired_at };
  bedRecord.tell(context, id, { action: 'UPDATE', oldValues: { retiredAt: null }, newValues });
  return before;
}

/** Who reads beds in this call. */
export function readerOf(context: CallContext): BedReader {
  return {
    seesRestricted: seesRestricted(context.actor),
    readsVitalSigns: can(context.actor, vitalsReaders),
    today: todayOf(context),
    now: context.clock.now().toISOString(),
  };
}

/** @throws AppError BED_HELD with for whom and until when a transfer holds the bed. */
function refuseHeld(bed: BedRow, now: string): void {
  if (!isHeldAt(bed, now)) return;
  const patientName = `${bed.held_first_name} ${bed.held_last_name}`.trim();
  throw new AppError('BED_HELD', { bedNumber: bed.bed_number, heldUntil: bed.held_until, patientName });
}

function roomOf({ db, tenantId, clock }: CallContext, wardId: string, name: string | null) {
  if (!name) return null;
  return roomNamed(db, { tenantId, id: newId(), wardId, name, at: clock.now().toISOString() });
}
