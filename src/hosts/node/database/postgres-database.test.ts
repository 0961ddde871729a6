import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { embeddedPostgres } from '#testing/hospital.ts';
import { openPostgres, type PostgresDatabase } from './postgres-database.ts';

/** A database over as many connections as the test needs, with one tenant in it. */
async function aTenant(poolSize = 1): Promise<{ database: PostgresDatabase; tenantId: string }> {
  const database = openPostgres({ connection: embeddedPostgres().server, poolSize });
  onTestFinished(() => database.close());
  const tenantId = newId();
  await database.onPlatform((db) =>
    db
      .insertInto('tenant')
      .values({
        id: tenantId,
        slug: `tenant-${tenantId.slice(-12)}`,
        name: 'A tenant',
        status: 'active',
        is_platform: false,
        created_at: new Date().toISOString(),
      })
      .execute(),
  );
  return { database, tenantId };
}

function counter(tenantId: string, name: string, value = 1) {
  return { tenant_id: tenantId, name, value };
}

function countersOf({ database, tenantId }: { database: PostgresDatabase; tenantId: string }) {
  return database.inTenant(tenantId, 'read', async (db) => {
    const rows = await db.selectFrom('tenant_counter').select('name').orderBy('name').execute();
    return rows.map((row) => row.name);
  });
}

test('what an append wrote is there once it has answered', async () => {
  const tenant = await aTenant();
  await tenant.database.inTenant(tenant.tenantId, 'append', (db) =>
    db.insertInto('tenant_counter').values(counter(tenant.tenantId, 'kept')).execute(),
  );
  expect(await countersOf(tenant)).toEqual(['kept']);
});

test('an append with a statement that fails is refused and leaves nothing', async () => {
  const tenant = await aTenant();
  const appending = tenant.database.inTenant(tenant.tenantId, 'append', (db) =>
    Promise.all([
      db.insertInto('tenant_counter').values(counter(tenant.tenantId, 'first')).execute(),
      db
        .insertInto('tenant_counter')
        .values(counter(tenant.tenantId, 'second.number', -1))
        .execute(),
    ]),
  );
  await expect(appending).rejects.toMatchObject({ code: '23514' });
  expect(await countersOf(tenant)).toEqual([]);
});

test('what closes a write is there once it has answered, and is told what the work made', async () => {
  const tenant = await aTenant();
  const made = await tenant.database.inTenant(
    tenant.tenantId,
    'write',
    async (db) => {
      await db.insertInto('tenant_counter').values(counter(tenant.tenantId, 'worked')).execute();
      return 'closed';
    },
    (db, name) => db.insertInto('tenant_counter').values(counter(tenant.tenantId, name)).execute(),
  );
  expect(made).toBe('closed');
  expect(await countersOf(tenant)).toEqual(['closed', 'worked']);
});

test('a write whose closing fails is refused with its reason and leaves nothing', async () => {
  const tenant = await aTenant();
  const write = () => tenant.database.inTenant(tenant.tenantId, 'write', work, closing);
  const work = async (db: Db) => {
    await db.insertInto('tenant_counter').values(counter(tenant.tenantId, 'worked')).execute();
  };
  const closing = (db: Db) =>
    Promise.all(
      [1, -1].map((value) =>
        db
          .insertInto('tenant_counter')
          .values(counter(tenant.tenantId, `closed ${value}.number`, value))
          .execute(),
      ),
    );
  await expect(write()).rejects.toMatchObject({ code: '23514' });
  expect(await countersOf(tenant)).toEqual([]);
});

test('a write that fails has nothing to close', async () => {
  const tenant = await aTenant();
  let isClosing = false;
  const failing = tenant.database.inTenant(
    tenant.tenantId,
    'write',
    (db) => sql`select 1 / 0`.execute(db),
    async () => void (isClosing = true),
  );
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(isClosing).toBe(false);
});

test('a relaxed write is seen by others once it has answered', async () => {
  const tenant = await aTenant();
  await tenant.database.inTenant(tenant.tenantId, 'relaxed', (db) =>
    db.insertInto('tenant_counter').values(counter(tenant.tenantId, 'kept')).execute(),
  );
  expect(await countersOf(tenant)).toEqual(['kept']);
});

test('a statement that comes after the commit of an append is refused', async () => {
  const tenant = await aTenant();
  const appending = tenant.database.inTenant(tenant.tenantId, 'append', async (db) => {
    await sql`select pg_sleep(0.01)`.execute(db);
    await db.insertInto('tenant_counter').values(counter(tenant.tenantId, 'late')).execute();
  });
  await expect(appending).rejects.toMatchObject({ code: '42501' });
  expect(await countersOf(tenant)).toEqual([]);
});

test('calls that share a connection each see their own tenant and nothing else', async () => {
  const first = await aTenant();
  const second = newId();
  const names = await Promise.all(
    Array.from({ length: 40 }, (_, turn) => {
      const tenantId = turn % 2 === 0 ? first.tenantId : second;
      return first.database.inTenant(tenantId, 'read', async (db) => {
        const found = await sql<{ tenant: string }>`
          select current_setting('app.tenant_id') as tenant`.execute(db);
        return found.rows[0]!.tenant === tenantId;
      });
    }),
  );
  expect(names).not.toContain(false);
});

test.each(['read', 'write', 'append'] as const)(
  'a statement after the end of its %s is refused, whoever has the connection by then',
  async (mode) => {
    const { database, tenantId } = await aTenant();
    const kept = await database.inTenant(tenantId, mode, async (db) => ({ db }));
    const late = database.inTenant(newId(), 'read', () =>
      kept.db.selectFrom('tenant_counter').select('name').execute(),
    );
    await expect(late).rejects.toThrow('This statement comes after its transaction.');
  },
);

test('a read that fails does not trouble the next one on its connection', async () => {
  const tenant = await aTenant();
  const failing = tenant.database.inTenant(tenant.tenantId, 'read', (db) => sql`select 1 / 0`.execute(db));
  const following = countersOf(tenant);
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  expect(await following).toEqual([]);
});

test('a read cannot write', async () => {
  const tenant = await aTenant();
  const writing = tenant.database.inTenant(tenant.tenantId, 'read', (db) =>
    db.insertInto('tenant_counter').values(counter(tenant.tenantId, 'sly')).execute(),
  );
  await expect(writing).rejects.toMatchObject({ cause: { code: '25006' } });
});
