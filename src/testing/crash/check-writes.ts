import { sql } from 'kysely';
import { countedRows } from '../counted.ts';
import { openCommandDatabase } from '#hosts/node/command-line/command-database.ts';
import type { Database } from '#database/database.ts';
import type { Db } from '#database/tables.ts';

export interface Acknowledged {
  patients: Map<string, { number: string }>;
  appointments: Set<string>;
}

interface StoredPatient {
  id: string;
  patient_number: string;
  first_name: string;
}

/**
 * Compares what was acknowledged with what the database holds; returns one sentence per fault. With `isQuiet` every
 * write was answered, so nothing may be there beyond what was acknowledged.
 */
export async function faultsOfWrites(
  dataDirectory: string,
  acknowledged: Acknowledged,
  mark: string,
  isQuiet: boolean,
): Promise<string[]> {
  // Clerks may go on meanwhile: what they are told after this moment is for the next check.
  const told = { patients: new Map(acknowledged.patients), appointments: new Set(acknowledged.appointments) };
  const { database, close } = await openForCheck(dataDirectory);
  try {
    const tenantId = await tenantIdOf(database, 'city-general');
    return await database.inTenant(tenantId, 'read', async (db) => [
      ...lossFaults(told, await storedPatients(db, mark), await storedAppointments(db, mark)),
      ...(isQuiet ? await surplusFaults(db, told, mark) : []),
      ...(await duplicateFaults(db, mark)),
      ...(await counterFaults(db, tenantId)),
      ...(await numberFaults(db)),
    ]);
  } finally {
    await close();
  }
}

/** @param place a data directory, or the address of a database */
async function openForCheck(place: string) {
  const isAddress = place.startsWith('postgres://');
  const opened = await openCommandDatabase(isAddress ? { DATABASE_URL: place } : { DATA_DIR: place });
  return { database: opened.database, close: () => opened.close() };
}

function tenantIdOf(database: Database, slug: string): Promise<string> {
  return database.onPlatform(async (db) => {
    const row = await db.selectFrom('tenant').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
    return row.id;
  });
}

async function storedPatients(db: Db, mark: string): Promise<Map<string, StoredPatient>> {
  const { rows } = await sql<StoredPatient>`select id, patient_number, first_name from patient
    where first_name like ${`Crash${mark}n%`}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

async function storedAppointments(db: Db, mark: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select id from appointment
    where title like ${`Crash${mark}n%`}`.execute(db);
  return new Set(rows.map((row) => row.id));
}

function lossFaults(
  acknowledged: Acknowledged,
  patients: Map<string, StoredPatient>,
  appointments: Set<string>,
): string[] {
  const lostPatients = [...acknowledged.patients].filter(
    ([id, { number }]) => patients.get(id)?.patient_number !== number,
  );
  const lostAppointments = [...acknowledged.appointments].filter((id) => !appointments.has(id));
  return [
    ...lostPatients.map(([id]) => `the acknowledged patient ${id} is lost or has another number`),
    ...lostAppointments.map((id) => `the acknowledged appointment ${id} is lost`),
  ];
}

async function surplusFaults(db: Db, acknowledged: Acknowledged, mark: string): Promise<string[]> {
  const patients = await storedPatients(db, mark);
  const appointments = await storedAppointments(db, mark);
  const surplus = [
    patients.size - acknowledged.patients.size,
    appointments.size - acknowledged.appointments.size,
  ];
  return surplus.some((count) => count !== 0)
    ? [`${surplus[0]} patients and ${surplus[1]} appointments are there that nobody was told of`]
    : [];
}

async function duplicateFaults(db: Db, mark: string): Promise<string[]> {
  const like = `Crash${mark}n%`;
  const twice = await sql<{ what: string }>`
    select first_name as what from patient where first_name like ${like} group by 1 having count(*) > 1
    union all select title from appointment where title like ${like} group by 1 having count(*) > 1
    union all select resource || ' ' || resource_id from audit_entry
      where action = 'CREATE' group by resource, resource_id having count(*) > 1
    union all (select 'without audit entry ' || id from patient where first_name like ${like}
      except select 'without audit entry ' || resource_id from audit_entry
        where resource = 'patients' and action = 'CREATE')
    order by 1 limit 100`.execute(db);
  return twice.rows.map(({ what }) => `not exactly once: ${what}`);
}

/** The counts as they read at this moment against the rows, in one statement. */
async function counterFaults(db: Db, tenantId: string): Promise<string[]> {
  const wrong = await sql<{ name: string; value: number; counted: number }>`
    with counted (name, counted) as (
      select 'patients.total', count(*) from patient
      union all select 'patients.active', count(*) from patient where status = 'active'
      union all select 'appointments.total', count(*) from appointment
      union all select 'appointments.scheduled', count(*) from appointment where status = 'scheduled'
      union all select 'appointments.completed', count(*) from appointment where status = 'completed'),
    counters as (select name, value from (${countedRows(tenantId)}) as kept where day is null)
    select name, coalesce(value, 0) as value, counted from counted left join counters using (name)
    where coalesce(value, 0) <> coalesce(counted, 0) order by name`.execute(db);
  return wrong.rows.map(
    ({ name, value, counted }) => `the counter ${name} says ${value}, there are ${counted}`,
  );
}

/** A patient number may skip, but none was given out beyond its counter: the next one would come twice. */
async function numberFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ value: number; highest: number }>`
    select value, highest
    from tenant_counter, (select max(substring(patient_number from '[0-9]+')::bigint) as highest from patient) as given
    where name = 'patients.number' and value < highest`.execute(db);
  return rows.map(({ value, highest }) => `patient number ${highest} was given, the counter says ${value}`);
}
