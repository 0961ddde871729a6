import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeAudit } from '#database/audit/audit.ts';
import { sealAudit } from '#database/audit/audit-seal.ts';
import { refusing } from '#database/constraint-errors.ts';
import { advanceCounters, readCounters } from '#database/counters.ts';
import { foldTenant } from '#database/counting/fold-steps.ts';
import { appendSteps } from '#database/counting/open-steps.ts';
import { sumDailyFigures } from '#database/daily-figures.ts';
import type { Database } from '#database/database.ts';
import { AppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { systemClock } from '#kernel/time/clock.ts';
import { migratePglite } from './migrate-pglite.ts';
import { openPgliteDatabase, pgliteParsers } from './pglite-database.ts';

const ours = newId();
const theirs = newId();

describe('the database of the demo', () => {
  let pglite: PGlite;
  let database: Database;

  beforeAll(async () => {
    pglite = await PGlite.create({ extensions: { pg_trgm, btree_gist }, parsers: pgliteParsers });
    await migratePglite(pglite);
    database = openPgliteDatabase(pglite, { waitMs: 500 });
    await database.onPlatform((db) =>
      db
        .insertInto('tenant')
        .values([aTenant(ours, 'ours'), aTenant(theirs, 'theirs')])
        .execute(),
    );
  });
  afterAll(() => pglite.close());

  test('values are read as the servers read them', async () => {
    const row = await database.inTenant(ours, 'read', async (db) => {
      const result =
        await sql`select 9007199254740991::int8 as int8, 7::int4 as int4, 1.50::numeric as "numeric",
        date '2026-11-20' as date, timestamptz '2026-11-20 08:30:00.123+02' as instant,
        timestamptz '2026-11-20 08:30:00+05:30' as "halfZone", true as bool, '{"a":[1,null]}'::jsonb as json,
        ${['a,b', 'c"d', '']}::text[] as texts, ${[ours]}::uuid[] as ids, array[1, 2]::int8[] as "int8s",
        null::date as "noDate"`.execute(db);
      return result.rows[0];
    });
    expect(row).toEqual({
      int8: 9007199254740991,
      int4: 7,
      numeric: '1.50',
      date: '2026-11-20',
      instant: '2026-11-20T06:30:00.123Z',
      halfZone: '2026-11-20T03:00:00.000Z',
      bool: true,
      json: { a: [1, null] },
      texts: ['a,b', 'c"d', ''],
      ids: [ours],
      int8s: [1, 2],
      noDate: null,
    });
  });

  test('a sum beyond what a number holds exactly stays at the largest', async () => {
    const { rows } = await database.inTenant(ours, 'read', (db) =>
      sql`select 9007199254740993::int8 as more, -9007199254740993::int8 as less`.execute(db),
    );
    expect(rows).toEqual([{ more: Number.MAX_SAFE_INTEGER, less: -Number.MAX_SAFE_INTEGER }]);
  });

  test('work runs as the app role, inside one tenant', async () => {
    const row = await database.inTenant(ours, 'read', async (db) => {
      const result = await sql<{ role: string; tenant: string; safe: boolean }>`
        select current_user as role, current_setting('app.tenant_id') as tenant,
          (select not rolsuper and not rolbypassrls from pg_roles where rolname = current_user) as safe`.execute(
        db,
      );
      return result.rows[0];
    });
    expect(row).toEqual({ role: 'openward_app', tenant: ours, safe: true });
  });

  test('rows of another tenant are neither seen nor written', async () => {
    await database.inTenant(theirs, 'write', (db) => advanceCounters(db, theirs, { patients: 5 }));
    const seen = await database.inTenant(ours, 'read', (db) => readCounters(db, theirs, ['patients']));
    expect(seen).toEqual({ patients: 0 });
    const write = database.inTenant(ours, 'write', (db) => advanceCounters(db, theirs, { patients: 1 }));
    await expect(write).rejects.toMatchObject({ code: '42501' });
  });

  test('outside of every tenant no tenant row is seen', async () => {
    await database.inTenant(ours, 'write', (db) => advanceCounters(db, ours, { rooms: 1 }));
    const rows = await database.onPlatform((db) => db.selectFrom('tenant_counter').selectAll().execute());
    expect(rows).toEqual([]);
  });

  test('a failure leaves nothing behind, and the next transaction works', async () => {
    const failing = database.inTenant(ours, 'write', async (db) => {
      await advanceCounters(db, ours, { invoices: 3 });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const after = await database.inTenant(ours, 'read', (db) => readCounters(db, ours, ['invoices']));
    expect(after).toEqual({ invoices: 0 });
  });

  test('what is counted is read and folded as on a server', async () => {
    const things = newId();
    await database.onPlatform((db) =>
      db
        .insertInto('tenant')
        .values([aTenant(things, 'things')])
        .execute(),
    );
    await database.inTenant(things, 'write', (db) =>
      appendSteps(db, things, [
        { name: 'things.total', day: null, amount: 2 },
        { name: 'billing.revenue', day: '2026-03-01', amount: -500 },
      ]),
    );
    const read = () =>
      database.inTenant(things, 'read', async (db) => [
        await readCounters(db, things, ['things.total']),
        await sumDailyFigures(db, things, ['billing.revenue'], { from: '2026-03-01', to: '2026-03-01' }),
      ]);
    const counted = [{ 'things.total': 2 }, { 'billing.revenue': -500 }];
    expect(await read()).toEqual(counted);
    expect(await foldTenant(database, things)).toBe(1);
    expect(await read()).toEqual(counted);
  });

  test('what closes a write is part of it', async () => {
    const closing = database.inTenant(
      ours,
      'write',
      async (db) => {
        await advanceCounters(db, ours, { closed: 1 });
        return 'closed';
      },
      async (db, name) => {
        await advanceCounters(db, ours, { [name]: 1 });
        throw new Error('changed my mind');
      },
    );
    await expect(closing).rejects.toThrow('changed my mind');
    const after = await database.inTenant(ours, 'read', (db) => readCounters(db, ours, ['closed']));
    expect(after).toEqual({ closed: 0 });
  });

  test('a statement that failed unnoticed does not pass for a commit', async () => {
    const swallowed = database.inTenant(ours, 'write', async (db) => {
      await advanceCounters(db, ours, { beds: 1 });
      await sql`select 1 / 0`.execute(db).catch(() => {});
    });
    await expect(swallowed).rejects.toMatchObject({ query: 'COMMIT' });
  });

  test('a read cannot write', async () => {
    const write = database.inTenant(ours, 'read', (db) => advanceCounters(db, ours, { patients: 1 }));
    await expect(write).rejects.toMatchObject({ code: '25006' });
  });

  test('a broken constraint tells its name', async () => {
    const again = database.onPlatform((db) =>
      db.insertInto('tenant').values(aTenant(newId(), 'ours')).execute(),
    );
    await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'tenant_slug_key' });
  });

  test('a broken constraint becomes its refusal', async () => {
    const again = database.onPlatform((db) =>
      refusing(db.insertInto('tenant').values(aTenant(newId(), 'ours')).execute(), {
        tenant_slug_key: () => new AppError('WRONG_STATE'),
      }),
    );
    await expect(again).rejects.toMatchObject({ code: 'WRONG_STATE', cause: { code: '23505' } });
  });

  test('a transaction inside a transaction ends with an error instead of hanging', async () => {
    const nested = database.inTenant(ours, 'write', async (db) => {
      await advanceCounters(db, ours, { nested: 1 });
      await database.inTenant(ours, 'read', (inner) => readCounters(inner, ours, ['nested']));
    });
    await expect(nested).rejects.toThrow('A transaction inside a transaction');
    const after = await database.inTenant(ours, 'read', (db) => readCounters(db, ours, ['nested']));
    expect(after).toEqual({ nested: 0 });
  });

  test('the audit trail is sealed as on a server', async () => {
    const origin = { tenantId: ours, userId: null, ipAddress: 'N/A', userAgent: null, at: new Date() };
    const fact = { action: 'VIEW', resource: 'patients', newValues: { b: 1, a: [2] } };
    await database.inTenant(ours, 'write', (db) => writeAudit(db, origin, [fact, fact]));
    expect(await sealAudit(database, systemClock, ours)).toBe(2);
    expect(await sealAudit(database, systemClock, ours)).toBe(0);
  });
});

function aTenant(id: string, slug: string) {
  return {
    id,
    slug,
    name: slug,
    status: 'active' as const,
    is_platform: false,
    created_at: '2026-01-01T00:00:00Z',
  };
}
