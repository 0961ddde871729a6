import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type { ChargeClock } from '../clock.rules.ts';
import { chargesTopic } from '../stay-charges.rules.ts';
import type { BedRate } from '../stay-charges.rules.ts';
import type * as contract from './bed-rate.contract.ts';
import { bedRate, type BedRateRecord, maxRates } from './bed-rate.contract.ts';
import { type BedRateRow, insertRates, selectRate, selectRates, withdrawRate } from './bed-rate.queries.ts';

export async function listBedRates({ db, tenantId }: CallContext) {
  return { rows: (await selectRates(db, tenantId, maxRates)).map(toBedRate) };
}

/** @throws AppError NOT_FOUND for a ward or bed of nobody; RATE_EXISTS for the same beds from the same instant on. */
export async function createBedRate(
  context: CallContext,
  input: CallInput<typeof contract.createBedRate>,
): Promise<BedRateRecord> {
  const { db, tenantId, actor, clock } = context;
  const id = newId();
  const isByHours = input.method === 'hours';
  const row = {
    tenant_id: tenantId,
    id,
    ward_id: input.wardId ?? null,
    bed_type: input.bedType ?? null,
    bed_id: input.bedId ?? null,
    valid_from: input.validFrom,
    price_minor: input.priceMinor,
    method: input.method,
    unit_minutes: isByHours ? (input.unitMinutes ?? null) : null,
    grace_minutes: isByHours ? input.graceMinutes : null,
    half_under_minutes: isByHours ? (input.halfUnderMinutes ?? null) : null,
    counts_last_day: isByHours ? null : input.countsLastDay,
    created_by: actor.userId,
    created_at: clock.now().toISOString(),
  };
  await refusing(insertRates(db, [row]), {
    bed_rate_of_scope: () => new AppError('RATE_EXISTS'),
    bed_rate_ward: () => new AppError('NOT_FOUND'),
    bed_rate_bed: () => new AppError('NOT_FOUND'),
  });
  const created = toBedRate((await selectRate(db, tenantId, id))!);
  context.audit({ action: 'CREATE', resource: 'bed_rates', resourceId: id, newValues: created });
  context.announce(chargesTopic);
  return created;
}

/** @throws AppError NOT_FOUND; WRONG_STATE once withdrawn. */
export async function withdrawBedRate(
  context: CallContext,
  { bedRateId: id }: CallInput<typeof contract.withdrawBedRate>,
): Promise<BedRateRecord> {
  const { db, tenantId, actor, clock } = context;
  const row = await selectRate(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  const at = clock.now().toISOString();
  if (!(await withdrawRate(db, tenantId, { id, by: actor.userId, at }))) {
    throw new AppError('WRONG_STATE', { status: 'withdrawn' });
  }
  const withdrawn = toBedRate(row);
  context.audit({ action: 'DELETE', resource: 'bed_rates', resourceId: id, oldValues: withdrawn });
  context.announce(chargesTopic);
  return withdrawn;
}

function toBedRate(row: BedRateRow): BedRateRecord {
  return toRecord(bedRate, row, { bedType: row.bed_type as BedRateRecord['bedType'] });
}

/** A stored rate as the rules of charging read it. */
export function rateOf(row: BedRateRow): BedRate {
  return {
    id: row.id,
    wardId: row.ward_id,
    bedType: row.bed_type,
    bedId: row.bed_id,
    validFrom: row.valid_from,
    priceMinor: row.price_minor,
    clock: clockOf(row),
  };
}

function clockOf(row: BedRateRow): ChargeClock {
  if (row.method === 'calendar_day') {
    return { method: 'calendar_day', countsLastDay: row.counts_last_day ?? false };
  }
  return {
    method: 'hours',
    unitMinutes: row.unit_minutes ?? 0,
    graceMinutes: row.grace_minutes ?? 0,
    halfUnderMinutes: row.half_under_minutes,
  };
}
