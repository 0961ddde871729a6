import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { listPatients, registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { migrations } from '#database/migrations/index.ts';
import { anEmptyClusterDatabase } from '#testing/databases/citus-cluster.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { aTestSystem, embeddedPostgres } from '#testing/hospital.ts';
import { persistently } from '#testing/waiting.ts';
import { migrateAsOwner } from '../owner-connection.ts';
import { undistributedTables } from './distribute-tables.ts';
import { findTenant, moveTenant, setApart } from './tenant-move.ts';

const postgres = embeddedPostgres();
const machines = postgres.workers ?? [];

async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Without a cluster these tests are skipped: TEST_ENGINE=citus runs them where Citus is installed. */
describe.skipIf(machines.length === 0)('a cluster (only with TEST_ENGINE=citus)', () => {
  test('has every table of hospitals on its machines, guarded as on one, and migrates again without a change', async () => {
    const owner = await connect(postgres.owner);
    expect(await undistributedTables(owner)).toEqual([]);
    expect(await migrateAsOwner(postgres.owner, postgres.server.user!)).toEqual([]);
    for (const machine of machines) {
      const worker = await connect(machine);
      const unguarded = await worker.query(
        `select relname from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'tenant_id'
          where relkind = 'r' and relnamespace = 'public'::regnamespace
            and (not relrowsecurity or not relforcerowsecurity or relowner::regrole::text <> 'openward_owner'
              or not exists (select from pg_policy where polrelid = pg_class.oid))`,
      );
      expect(unguarded.rows).toEqual([]);
      const open = await worker.query(
        `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
          and (proacl is null or exists (select from aclexplode(proacl) where grantee = 0))`,
      );
      expect(open.rows).toEqual([]);
    }
  });

  test('refuses a statement of a request that would ask several machines', async () => {
    const server = await connect(postgres.server);
    await expect(server.query('select count(*) from patient')).rejects.toThrow(/multi|shard|task/i);
  });

  test('goes from an earlier release to the newest with its tables spread already', async () => {
    const fresh = await anEmptyClusterDatabase(postgres);
    const names = Object.keys(migrations);
    await migrateAsOwner(
      fresh.owner,
      fresh.server.user!,
      names.slice(0, names.indexOf('0060-server-processes')),
    );
    await migrateAsOwner(fresh.owner, fresh.server.user!);
    const newest = await connect(postgres.owner);
    const upgraded = await connect(fresh.owner);
    expect(await undistributedTables(upgraded)).toEqual([]);
    const shape = `select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2, 3`;
    expect((await upgraded.query(shape)).rows).toEqual((await newest.query(shape)).rows);
  });

  test('moves a hospital to another machine while people write, and loses nothing', async () => {
    const own = await aDatabaseOfItsOwn(postgres);
    // While shards change places nothing is written, and one may be gone that was there: what runs in the background
    // gives up, and comes again.
    const onError = (error: unknown) =>
      expect(String(error)).toMatch(
        /statement timeout|shard for the given value does not exist|could not find valid entry for shard/,
      );
    const opened = aTestSystem(own, { onError });
    const hospital = await opened.aHospital();
    const neighbours = await Promise.all([opened.aHospital(), opened.aHospital(), opened.aHospital()]);
    const owner = await connect(own.owner);
    const written: string[] = [];
    const done = new AbortController();
    const clerks = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const clerk = await hospital.as('receptionist');
        return async () => {
          while (!done.signal.aborted) {
            const patient = aPatient();
            const { id } = await persistently((key) => clerk.call(registerPatient, patient, key));
            written.push(id);
          }
        };
      }),
    );
    const writing = Promise.all(clerks.map((write) => write()));
    try {
      const before = await findTenant(owner, hospital.slug);
      await setApart(owner, before);
      const alone = await findTenant(owner, hospital.slug);
      expect(alone.hospitals).toBe(1);
      const target = machines.find(({ port }) => port !== alone.machine.port)!;
      const countBefore = written.length;
      await moveTenant(owner, alone, { host: target.host!, port: target.port! });
      await expect.poll(() => written.length, { timeout: 60_000 }).toBeGreaterThan(countBefore + 8);
      expect((await findTenant(owner, hospital.slug)).machine.port).toBe(target.port);
    } finally {
      done.abort();
      await writing;
    }
    const { rows } = await owner.query<{ id: string }>('select id from patient where tenant_id = $1', [
      hospital.tenantId,
    ]);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(written.toSorted());
    for (const neighbour of neighbours) {
      const clerk = await neighbour.as('receptionist');
      expect((await clerk.call(listPatients, {})).rows).toEqual([]);
    }
  });
});
