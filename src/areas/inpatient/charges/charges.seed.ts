import { findServicesNamed } from '#areas/billing/billing.public.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import type { StoredAdmission } from '../admissions/admission.queries.ts';
import type { SampleHouse } from '../samples/sample-house.ts';
import { samplePackages, sampleRates, sampleStayCharges, sampleTimedCharges } from './charges.samples.ts';
import { insertPackage, timedChargeRows } from './items/stay-item.queries.ts';
import { type Catalogue, seedStayCharges } from './items/stay-items.seed.ts';
import { insertRates } from './rates/bed-rate.queries.ts';

const minorPerTaka = 100;
/** Long before any sample admission. */
const validFrom = '2020-01-01T00:00:00.000Z';

export interface SampleStays {
  /** By place among the sample patients. */
  active: ReadonlyMap<number, StoredAdmission>;
  now: Date;
}

/** What stays of a sample hospital cost, and what is charged on those that go on. */
export async function seedCharges(db: Db, house: SampleHouse, stays: SampleStays): Promise<void> {
  const { tenantId, managerId: userId } = house;
  const now = stays.now.toISOString();
  await insertRates(
    db,
    sampleRates.map(({ bedType, taka, clock }) => ({
      tenant_id: tenantId,
      id: newId(),
      ward_id: null,
      bed_type: bedType,
      bed_id: null,
      valid_from: validFrom,
      price_minor: taka * minorPerTaka,
      method: clock.method,
      unit_minutes: clock.method === 'hours' ? clock.unitMinutes : null,
      grace_minutes: clock.method === 'hours' ? clock.graceMinutes : null,
      half_under_minutes: clock.method === 'hours' ? clock.halfUnderMinutes : null,
      counts_last_day: clock.method === 'calendar_day' ? clock.countsLastDay : null,
      created_by: userId,
      created_at: now,
    })),
  );
  const offered = {
    tenant_id: tenantId,
    status: 'active' as const,
    created_at: now,
    updated_at: now,
    version: 1,
  };
  const timed = sampleTimedCharges.map(({ name, unit, taka }) => ({
    ...offered,
    id: newId(),
    name,
    unit,
    price_minor: taka * minorPerTaka,
  }));
  await timedChargeRows.insert(db, timed);
  const catalogue: Catalogue = { services: await servicesOf(db, tenantId), timed, packages: [] };
  for (const { name, taka, days, services } of samplePackages) {
    const row = { ...offered, id: newId(), name, price_minor: taka * minorPerTaka, included_days: days };
    const held = services.flatMap(([service, quantity]) => {
      const found = catalogue.services.find((one) => one.name === service);
      return found ? [{ serviceId: found.id, quantity }] : [];
    });
    await insertPackage(db, row, held);
    catalogue.packages.push({ ...row, services: held });
  }
  await seedStayCharges(db, house, { ...stays, catalogue });
}

async function servicesOf(db: Db, tenantId: string) {
  const names = [
    ...samplePackages.flatMap(({ services }) => services.map(([name]) => name)),
    ...sampleStayCharges.flatMap(({ services = [] }) => services.map(([name]) => name)),
  ];
  return findServicesNamed(
    db,
    tenantId,
    names.map((name) => name.toLowerCase()),
  );
}
