import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
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

export async function listTimedCharges(
  { db, tenantId }: CallContext,
  { status }: CallInput<typeof contract.listTimedCharges>,
) {
  const rows = await queries.selectTimedCharges(db, tenantId, { status, limit: maxListed });
  return { rows: rows.map((row) => toRecord(timedCharge, row)) };
}

/** @throws AppError CHARGE_NAME_TAKEN */
export async function createTimedCharge(
  context: CallContext,
  { name, unit, priceMinor }: CallInput<typeof contract.createTimedCharge>,
): Promise<TimedCharge> {
  const { db, tenantId, clock } = context;
  const now = clock.now().toISOString();
  const row = {
    tenant_id: tenantId,
    id: newId(),
    name,
    unit,
    price_minor: priceMinor,
    status: 'active' as const,
    created_at: now,
    updated_at: now,
    version: 1,
  };
  await refusing(queries.insertTimedCharges(db, [row]), {
    timed_charge_by_name: () => new AppError('CHARGE_NAME_TAKEN'),
  });
  const created = toRecord(timedCharge, row);
  context.audit({ action: 'CREATE', resource: 'timed_charges', resourceId: row.id, newValues: created });
  context.announce(chargesTopic);
  return created;
}

/** @throws AppError NOT_FOUND, STALE, CHARGE_NAME_TAKEN */
export async function updateTimedCharge(
  context: CallContext,
  { timedChargeId: id, version, priceMinor, status }: CallInput<typeof contract.updateTimedCharge>,
): Promise<TimedCharge> {
  const { db, tenantId, clock } = context;
  const before = await queries.timedChargeRows.select(db, tenantId, id);
  if (!before) throw new AppError('NOT_FOUND');
  const values = {
    price_minor: priceMinor ?? before.price_minor,
    status: status ?? before.status,
    updated_at: clock.now().toISOString(),
  };
  const written = await refusing(queries.timedChargeRows.update(db, { tenantId, id, version }, values), {
    timed_charge_by_name: () => new AppError('CHARGE_NAME_TAKEN'),
  });
  if (!written) throw new AppError('STALE', { current: toRecord(timedCharge, before) });
  const after = toRecord(timedCharge, written);
  context.audit({
    action: 'UPDATE',
    resource: 'timed_charges',
    resourceId: id,
    ...changedFields(toRecord(timedCharge, before), after),
  });
  context.announce(chargesTopic);
  return after;
}

export async function listCarePackages(
  { db, tenantId }: CallContext,
  { status }: CallInput<typeof contract.listCarePackages>,
) {
  const rows = await queries.selectPackages(db, tenantId, { status, limit: maxListed });
  return { rows: rows.map((row) => toRecord(carePackage, row)) };
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
  await refusing(queries.insertPackage(db, row, services), {
    care_package_by_name: () => new AppError('CHARGE_NAME_TAKEN'),
    care_package_service_service: () => new AppError('NOT_FOUND'),
  });
  const created = await requirePackage(context, row.id);
  context.audit({ action: 'CREATE', resource: 'care_packages', resourceId: row.id, newValues: created });
  context.announce(chargesTopic);
  return created;
}

/** @throws AppError NOT_FOUND, STALE, CHARGE_NAME_TAKEN */
export async function setCarePackageStatus(
  context: CallContext,
  { carePackageId: id, version, status }: CallInput<typeof contract.setCarePackageStatus>,
): Promise<CarePackage> {
  const { db, tenantId, clock } = context;
  const before = await requirePackage(context, id);
  const values = { status, updated_at: clock.now().toISOString() };
  const written = await refusing(queries.carePackageRows.update(db, { tenantId, id, version }, values), {
    care_package_by_name: () => new AppError('CHARGE_NAME_TAKEN'),
  });
  if (!written) throw new AppError('STALE', { current: before });
  context.audit({
    action: 'UPDATE',
    resource: 'care_packages',
    resourceId: id,
    oldValues: { status: before.status },
    newValues: { status },
  });
  context.announce(chargesTopic);
  return requirePackage(context, id);
}

async function requirePackage({ db, tenantId }: CallContext, id: string): Promise<CarePackage> {
  const row = await queries.selectPackage(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return toRecord(carePackage, row);
}
