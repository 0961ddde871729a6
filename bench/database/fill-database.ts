import pg from 'pg';
import { derivedColumns } from '#areas/patients/patients/patient.record.ts';
import { seedPeople } from '#areas/people/people.seed.ts';
import { sampleModules } from '#hosts/system/samples.ts';
import { createArgon2Passwords } from '#hosts/node/argon2-passwords.ts';
import type { PostgresDatabase } from '#hosts/node/database/postgres-database.ts';
import { newId } from '#kernel/ids.ts';
import { besideSize, type BenchSize, hospitalsBeside } from './bench-size.ts';
import { fillAppointments } from './fill-appointments.ts';
import { fillBilling } from './fill-billing.ts';
import { fillCare } from './fill-care.ts';
import { fillFigures } from './fill-figures.ts';
import { fillLaboratory } from './fill-laboratory.ts';
import { fillMedicines } from './fill-medicines.ts';
import { fillPatients } from './fill-patients.ts';
import { fillWards } from './fill-wards.ts';
import { withoutIndexes } from './without-indexes.ts';

/** The hospital under load and who signs in there. */
export const benchSlug = 'bench-hospital';
export const benchEmail = 'clerk@bench.example';
/** Who sees every figure of it. */
export const benchManagerEmail = 'manager@bench.example';

/** Fills an empty, migrated database: the owner's connection brings the rows, the app's own code the people. */
export async function fillDatabase(
  owner: pg.ClientConfig,
  app: PostgresDatabase,
  size: BenchSize,
  tell: (line: string) => void,
): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await client.query(
      `set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '256MB'`,
    );
    await client.query(`set timezone = 'UTC'; set session_replication_role = replica`);
    const tenantId = await addTenant(client, app, benchSlug);
    await withoutIndexes(client, ['patient', 'appointment', 'invoice', 'payment'], async () => {
      for (const [index, count] of size.neighbours.entries()) {
        const neighbour = await addTenant(client, app, `neighbour-${index + 1}`);
        tell(`  ${count} patients beside …`);
        await fillPatients(client, neighbour, count);
      }
      tell(`  ${hospitalsBeside} small hospitals beside …`);
      for (let place = 1; place <= hospitalsBeside; place += 1) {
        await fillHospital(client, await addTenant(client, app, `beside-${place}`), besideSize, () => {});
      }
      await fillHospital(client, tenantId, size, tell);
      tell('  indexes …');
    });
    await fillFigures(client, tenantId);
    await checkDerivedColumns(client, tenantId);
    await client.query('vacuum (freeze, analyze)');
    await client.query('checkpoint');
    // The server, the yardstick and pgbench hold twenty connections each.
    await client.query('alter system set max_connections = 100');
  } finally {
    await client.end();
  }
}

async function fillHospital(
  client: pg.Client,
  tenantId: string,
  size: BenchSize,
  tell: (line: string) => void,
): Promise<void> {
  tell(`  ${size.patients} patients …`);
  await fillPatients(client, tenantId, size.patients);
  tell('  appointments …');
  await fillAppointments(client, tenantId, size);
  tell(`  ${size.invoices} invoices …`);
  await fillBilling(client, tenantId, size);
  tell('  laboratory orders …');
  await fillLaboratory(client, tenantId, size);
  tell(`  ${size.admissions} admissions …`);
  await fillWards(client, tenantId, size);
  if (size.medicines === 0) return;
  tell(`  ${size.medicines} medicines …`);
  await fillMedicines(client, tenantId, size.medicines);
  tell('  what wards write down …');
  await fillCare(client, tenantId);
}

async function addTenant(client: pg.Client, app: PostgresDatabase, slug: string): Promise<string> {
  const id = newId();
  await client.query(
    `insert into tenant (id, slug, name, status, is_platform) values ($1, $2, $2, 'active', false)`,
    [id, slug],
  );
  const passwords = await createArgon2Passwords();
  await app.inTenant(id, 'write', (db) =>
    seedPeople(
      db,
      {
        id,
        name: slug,
        isPlatform: false,
        address: '1 Bench Road',
        phone: '+880 2 000000',
        email: `info@${slug}.example`,
        timeZone: 'Asia/Dhaka',
        modules: sampleModules,
        people: [
          { role: 'receptionist', email: benchEmail, firstName: 'Bench', lastName: 'Clerk' },
          { role: 'tenant_admin', email: benchManagerEmail, firstName: 'Bench', lastName: 'Manager' },
        ],
      },
      passwords,
    ),
  );
  // Sample accounts may sign in only where samples are on.
  await client.query('update user_account set is_sample = false where tenant_id = $1', [id]);
  return id;
}

/** The rows were made in SQL: compares what SQL derived with what the application derives. */
async function checkDerivedColumns(client: pg.Client, tenantId: string): Promise<void> {
  const sample = await client.query(
    `select * from patient tablesample system (0.5) where tenant_id = $1 limit 2000`,
    [tenantId],
  );
  for (const row of sample.rows) {
    const derived = derivedColumns({
      patientNumber: row.patient_number,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phone: row.phone,
    } as Parameters<typeof derivedColumns>[0]);
    for (const column of ['sort_name', 'name_key', 'search_text', 'phone_key'] as const) {
      if (row[column] !== derived[column]) {
        throw new Error(`${column} of ${row.patient_number} is '${row[column]}', not '${derived[column]}'.`);
      }
    }
  }
}
