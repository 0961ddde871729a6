import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Db } from '#database/tables.ts';
import { AppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { ReplicatedPostgres } from '#testing/replication/replicated-postgres.ts';
import { openPostgres } from '../postgres-database.ts';
import { readingFromReplica } from './reading-from-replica.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let pair: ReplicatedPostgres | null;

beforeAll(async () => {
  pair = await ReplicatedPostgres.start();
  await pair?.addStandby(0);
});

afterAll(() => pair?.stop());

function open(on: ReplicatedPostgres, replicaUrl = on.addressOf(1)) {
  const primary = openPostgres({ connection: { connectionString: on.addressOf(0) }, poolSize: 2 });
  const database = readingFromReplica(primary, { connectionString: replicaUrl });
  onTestFinished(async () => {
    await database.close();
    await primary.close();
  });
  return database;
}

async function aTenant(database: ReturnType<typeof open>): Promise<string> {
  const id = newId();
  const row = { id, slug: `tenant-${id.slice(-12)}`, name: 'A tenant', status: 'active' as const };
  await database.onPlatform((db) =>
    db
      .insertInto('tenant')
      .values({ ...row, is_platform: false, created_at: new Date().toISOString() })
      .execute(),
  );
  return id;
}

const isStandby = async (db: Db) => {
  const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(db);
  return rows[0]!.standby;
};
const countersOf = async (db: Db) =>
  (await db.selectFrom('tenant_counter').select('name').orderBy('name').execute()).map(({ name }) => name);

test('a heavy read is answered by the replica with what was written before it, in its own tenant alone, and writes nothing', async (context) => {
  context.skip(pair === null, 'PostgreSQL of the machine is not installed.');
  if (!pair) return;
  const database = open(pair);
  const [id, other] = [await aTenant(database), await aTenant(database)];
  const insert = (tenantId: string, name: string) =>
    database.inTenant(tenantId, 'write', (db) =>
      db.insertInto('tenant_counter').values({ tenant_id: tenantId, name, value: 1 }).execute(),
    );
  await insert(other, 'of-another');
  const names: string[] = [];
  for (let write = 0; write < 50; write += 1) {
    names.push(`written-${String(write).padStart(2, '0')}`);
    await insert(id, names.at(-1)!);
    expect(await database.inTenant(id, 'heavy-read', countersOf)).toEqual(names);
  }
  expect(await database.inTenant(id, 'heavy-read', isStandby)).toBe(true);
  expect(await database.inTenant(id, 'read', isStandby)).toBe(false);
  expect(database.reads.replica).toBeGreaterThan(0);
  await expect(
    database.inTenant(id, 'heavy-read', () => Promise.reject(new AppError('NOT_FOUND'))),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(
    database.inTenant(id, 'heavy-read', (db) =>
      db.insertInto('tenant_counter').values({ tenant_id: id, name: 'x', value: 1 }).execute(),
    ),
  ).rejects.toMatchObject({ code: 'DATABASE_AWAY' });
});

test('a replica that lags, that is away or that is no replica is passed over', async (context) => {
  context.skip(pair === null, 'PostgreSQL of the machine is not installed.');
  if (!pair) return;
  const database = open(pair);
  const id = await aTenant(database);
  await pair.onMember(1, 'select pg_wal_replay_pause()');
  await database.inTenant(id, 'write', (db) =>
    db.insertInto('tenant_counter').values({ tenant_id: id, name: 'late', value: 1 }).execute(),
  );
  expect(await database.inTenant(id, 'heavy-read', countersOf)).toEqual(['late']);
  expect(database.reads).toEqual({ replica: 0, primary: 1 });
  await pair.onMember(1, 'select pg_wal_replay_resume()');

  const same = open(pair, pair.addressOf(0));
  expect(await same.inTenant(id, 'heavy-read', isStandby)).toBe(false);
  expect(same.reads).toEqual({ replica: 0, primary: 1 });

  await pair.kill(1);
  expect(await database.inTenant(id, 'heavy-read', countersOf)).toEqual(['late']);
});
