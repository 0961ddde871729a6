import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { toRecord } from '#database/to-record.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { issue } from '../charge.issues.ts';
import { chargesTopic } from '../stay-charges.rules.ts';
import type * as contract from './stay-item.contract.ts';
import {
  type CarePackage,
  carePackage,
  maxListed,
  type TimedCharge,
  timedCharge,
} from './stay-item.contract.ts';
import * as queries from './stay-item.queries.ts';

const toTimedCharge = (row: RowOf<'timed_charge'>): TimedCharge => toRecord(timedCharge, row);
const toPackage = (row: queries.PackageRow): CarePackage => toRecord(carePackage, row);

const timedChargeRecord = recordOf({
  resource: 'timed_charges',
  topic: chargesTopic,
  rows: queries.timedChargeRows,
  toRecord: toTimedCharge,
  refusals: { timed_charge_by_name: () => new AppError('CHARGE_NAME_TAKEN') },
});

const packageRecord = recordOf({
  resource: 'care_packages',
  topic: chargesTopic,
  rows: queries.carePackageRows,
  select: queries.selectPackage,
  toRecord: toPackage,
  refusals: {
    care_package_by_name: () => new AppError('CHARGE_NAME_TAKEN'),
    care_package_service_service: () => new AppError('NOT_FOUND'),
  },
});

export async function listTimedCharges(
  { db, tenantId }: CallContext,
  { status }: CallInput<typeof contract.listTimedCharges>,
) {
  const rows = await queries.selectTimedCharges(db, tenantId, { status, limit: maxListed });
  return { rows: rows.map(toTimedCharge) };
}

/** @throws AppError CHARGE_NAME_TAKEN */
export function createTimedCharge(
  context: CallContext,
  { name, unit, priceMinor }: CallInput<typeof contract.createTimedCharge>,
): Promise<TimedCharge> {
  return timedChargeRecord.create(context, { name, unit, price_minor: priceMinor, status: 'active' });
}

/** @throws AppError NOT_FOUND, STALE, CHARGE_NAME_TAKEN */
export function updateTimedCharge(
  context: CallContext,
  { timedChargeId: id, version, priceMinor, status }: CallInput<typeof contract.updateTimedCharge>,
): Promise<TimedCharge> {
  return timedChargeRecord.change(context, { id, version }, (before) => ({
    price_minor: priceMinor ?? before.priceMinor,
    status: status ?? before.status,
  }));
}

export async function listCarePackages(
  { db, tenantId }: CallContext,
  { status }: CallInput<typeof contract.listCarePackages>,
) {
  const rows = await queries.selectPackages(db, tenantId, { status, limit: maxListed });
  return { rows: rows.map(toPackage) };
}

/** @throws AppError CHARGE_NAME_TAKEN; NOT_FOUND for a service of nobody; INVALID_INPUT for an empty package. */
export async function createCarePackage(
  context: CallContext,
  { name, priceMinor, includedDays, services }: CallInput<typeof contract.createCarePackage>,
): Promise<CarePackage> {
  const { db, tenantId, clock } = context;
  if (includedDays === 0 && services.length === 0) {
    throw invalidFields({ includedDays: issue('nothingIncluded') });
  }
  const twice = services.findIndex(({ serviceId }, place) =>
    services.slice(0, place).some((earlier) => earlier.serviceId === serviceId),
  );
  if (twice >= 0) throw invalidFields({ [`services.${twice}.serviceId`]: issue('serviceTwice') });
  const now = clock.now().toISOString();
  const row = {
    tenant_id: tenantId,
    id: newId(),
    name,
    price_minor: priceMinor,
    included_days: includedDays,
    status: 'active' as const,
    created_at: now,
    updated_at: now,
    version: 1,
  };
  await packageRecord.refusing(queries.insertPackage(db, row, services));
  return packageRecord.created(context, row.id);
}

/** @throws AppError NOT_FOUND, STALE, CHARGE_NAME_TAKEN */
export function setCarePackageStatus(
  context: CallContext,
  { carePackageId: id, version, status }: CallInput<typeof contract.setCarePackageStatus>,
): Promise<CarePackage> {
  return packageRecord.change(
    context,
    { id, version },
    { status },
    { told: (_, before) => ({ oldValues: { status: before.status }, newValues: { status } }) },
  );
}
