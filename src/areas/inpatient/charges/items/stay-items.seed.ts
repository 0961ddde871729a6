import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import { newId } from '#kernel/ids.ts';
import type { StoredAdmission } from '../../admissions/admission.queries.ts';
import { hourMs, type SampleHouse } from '../../samples/sample-house.ts';
import { type SampleStayCharges, sampleStayCharges } from '../charges.samples.ts';
import * as queries from './stay-item.queries.ts';

/** What a sample hospital offers. */
export interface Catalogue {
  services: readonly Pick<RowOf<'service'>, 'id' | 'name' | 'price_minor'>[];
  timed: readonly Pick<RowOf<'timed_charge'>, 'id' | 'name' | 'unit' | 'price_minor'>[];
  packages: (Pick<RowOf<'care_package'>, 'id' | 'name' | 'price_minor' | 'included_days'> & {
    services: readonly { serviceId: string; quantity: number }[];
  })[];
}

interface Stays {
  active: ReadonlyMap<number, StoredAdmission>;
  now: Date;
  catalogue: Catalogue;
}

const minorPerTaka = 100;

/** What was charged, agreed and estimated on the stays of a sample hospital that go on. */
export async function seedStayCharges(db: Db, house: SampleHouse, stays: Stays): Promise<void> {
  for (const sample of sampleStayCharges) {
    const admission = stays.active.get(sample.patient);
    if (!admission) continue;
    const same = { tenant_id: house.tenantId, admission_id: admission.id };
    await seedServices(db, { same, sample, house, stays });
    await seedTimers(db, { same, sample, house, stays });
    await seedTerms(db, { same, sample, house, stays });
  }
}

interface One {
  same: { tenant_id: string; admission_id: string };
  sample: SampleStayCharges;
  house: SampleHouse;
  stays: Stays;
}

function hoursBefore({ now }: Stays, hours: number): string {
  return new Date(now.getTime() - hours * hourMs).toISOString();
}

async function seedServices(db: Db, { same, sample, house, stays }: One): Promise<void> {
  for (const [name, quantity, hoursAgo] of sample.services ?? []) {
    const service = stays.catalogue.services.find((one) => one.name === name);
    if (!service) continue;
    const at = hoursBefore(stays, hoursAgo);
    await queries.insertStayService(db, {
      ...same,
      id: newId(),
      service_id: service.id,
      name,
      price_minor: service.price_minor,
      quantity,
      charged_at: at,
      created_by: house.nurseId,
      created_at: at,
    });
  }
}

async function seedTimers(db: Db, { same, sample, house, stays }: One): Promise<void> {
  for (const [name, from, to] of sample.timers ?? []) {
    const { id: timedChargeId, unit, price_minor } = stays.catalogue.timed.find((one) => one.name === name)!;
    const id = newId();
    await queries.insertStayTimer(db, {
      ...same,
      id,
      timed_charge_id: timedChargeId,
      name,
      unit,
      price_minor,
      started_at: hoursBefore(stays, from),
      started_by: house.nurseId,
    });
    if (to === undefined) continue;
    await queries.stopTimer(db, same.tenant_id, { id, by: house.nurseId, at: hoursBefore(stays, to) });
  }
}

async function seedTerms(db: Db, { same, sample, house, stays }: One): Promise<void> {
  const { packageName, estimate } = sample;
  const at = stays.now.toISOString();
  const chosen = stays.catalogue.packages.find(({ name }) => name === packageName);
  if (chosen) {
    const { id: care_package_id, name, price_minor, included_days, services } = chosen;
    await queries.insertStayPackage(db, {
      ...same,
      care_package_id,
      name,
      price_minor,
      included_days,
      services: JSON.stringify(services),
      chosen_by: house.clerkId,
      chosen_at: at,
    });
  }
  if (!estimate) return;
  const { taka, days, notes } = estimate;
  await queries.insertEstimate(db, {
    ...same,
    id: newId(),
    amount_minor: taka * minorPerTaka,
    days,
    notes,
    created_by: house.clerkId,
    created_at: at,
  });
}
