import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { countOpenRequests } from '../requests/admission-request.queries.ts';
import '../inpatient.tables.ts';

/** Wards that the home screen shows; a hospital has a few dozen. */
const maxWards = 200;

export interface WardBeds {
  id: string;
  name: string;
  available: number;
  occupied: number;
  /** Dirty or being cleaned. */
  cleaning: number;
}

export interface House {
  expectedToday: number;
  expectedTomorrow: number;
  waiting: number;
  wards: WardBeds[];
}

/**
 * What the wards ask on the home screen: who is expected to leave, how many wait for a bed, and the beds of each
 * active ward, by name; a ward without beds is left out.
 * @param today the hospital's own date
 */
export async function takeHouse(db: Db, tenantId: string, today: string): Promise<House> {
  const [expected, waiting, wards] = await Promise.all([
    countExpected(db, tenantId, today),
    countOpenRequests(db, tenantId),
    selectWardBeds(db, tenantId),
  ]);
  return { expectedToday: expected.today, expectedTomorrow: expected.tomorrow, waiting, wards };
}

function countExpected(db: Db, tenantId: string, today: string) {
  const tomorrow = plusDays(today, 1);
  return db
    .selectFrom('admission')
    .select([
      sql<number>`(count(*) filter (where estimated_discharge_date = ${today}::date))::int`.as('today'),
      sql<number>`(count(*) filter (where estimated_discharge_date = ${tomorrow}::date))::int`.as('tomorrow'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'active')
    .where('estimated_discharge_date', '>=', today)
    .where('estimated_discharge_date', '<=', tomorrow)
    .executeTakeFirstOrThrow();
}

function selectWardBeds(db: Db, tenantId: string): Promise<WardBeds[]> {
  return db
    .selectFrom('ward')
    .innerJoin('bed', (join) => join.onRef('bed.ward_id', '=', 'ward.id').on('bed.tenant_id', '=', tenantId))
    .select([
      'ward.id',
      'ward.name',
      sql<number>`(count(*) filter (where bed.status = 'available'))::int`.as('available'),
      sql<number>`(count(*) filter (where bed.status = 'occupied'))::int`.as('occupied'),
      sql<number>`(count(*) filter (where bed.status in ('dirty', 'cleaning')))::int`.as('cleaning'),
    ])
    .where('ward.tenant_id', '=', tenantId)
    .where('ward.status', '=', 'active')
    .where('bed.retired_at', 'is', null)
    .groupBy(['ward.id', 'ward.name'])
    .orderBy('ward.name')
    .orderBy('ward.id')
    .limit(maxWards)
    .execute();
}
