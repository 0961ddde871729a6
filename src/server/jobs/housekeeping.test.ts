import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import type { Database } from '#database/database.ts';
import { aTestSystem, type TestSystem } from '#testing/hospital.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { maxRemovedAtOnce } from './housekeeping.queries.ts';
import { keepAnswersDays, keepSessionsDays, tidyTenant, tidyUp } from './housekeeping.ts';

test('answers kept for repeats and ended sessions go when their time is over, not before', async () => {
  const opened = aTestSystem();
  const hospital = await opened.aHospital();
  const housekeeping = { ...opened, onError: refuseErrors };
  const clerk = await hospital.as('receptionist');
  await clerk.call(registerPatient, aPatient());

  const count = () =>
    opened.database.inTenant(hospital.tenantId, 'read', async (db) => ({
      answers: (
        await db
          .selectFrom('idempotency_key')
          .where('tenant_id', '=', hospital.tenantId)
          .select('key')
          .execute()
      ).length,
      sessions: (
        await db.selectFrom('user_session').where('tenant_id', '=', hospital.tenantId).select('id').execute()
      ).length,
    }));

  opened.clock.advance((keepAnswersDays - 1) * 86_400_000);
  await tidyTenant(housekeeping, hospital.tenantId);
  expect(await count()).toEqual({ answers: 1, sessions: 1 });

  opened.clock.advance(2 * 86_400_000);
  await tidyTenant(housekeeping, hospital.tenantId);
  expect(await count()).toEqual({ answers: 0, sessions: 1 });

  opened.clock.advance(keepSessionsDays * 86_400_000);
  await tidyTenant(housekeeping, hospital.tenantId);
  expect(await count()).toEqual({ answers: 0, sessions: 0 });
});

test('years of answers go in small transactions, and nothing of another hospital', async () => {
  const opened = aTestSystem();
  const [hospital, beside] = [await opened.aHospital(), await opened.aHospital()];
  for (const { tenantId } of [hospital, beside])
    await storeAnswers(opened, tenantId, maxRemovedAtOnce * 2 + 1);
  const removals: number[] = [];
  const database: Database = {
    ...opened.database,
    inTenant: async (tenantId, mode, work) => {
      const before = await countAnswers(opened, tenantId);
      const result = await opened.database.inTenant(tenantId, mode, work);
      removals.push(before - (await countAnswers(opened, tenantId)));
      return result;
    },
  };

  opened.clock.advance((keepAnswersDays + 1) * 86_400_000);
  await tidyTenant({ database, clock: opened.clock, onError: refuseErrors }, hospital.tenantId);
  expect(removals.slice(0, 3)).toEqual([maxRemovedAtOnce, maxRemovedAtOnce, 1]);
  expect(await countAnswers(opened, hospital.tenantId)).toBe(0);
  expect(await countAnswers(opened, beside.tenantId)).toBe(maxRemovedAtOnce * 2 + 1);
});

test('a hospital that cannot be tidied is told of, and the others are tidied all the same', async () => {
  const opened = aTestSystem();
  const [broken, beside] = [await opened.aHospital(), await opened.aHospital()];
  for (const { tenantId } of [broken, beside]) await storeAnswers(opened, tenantId, 1);
  const told: unknown[] = [];
  const database: Database = {
    ...opened.database,
    inTenant: (tenantId, mode, work) =>
      opened.database.inTenant(tenantId, mode, async (db) => {
        // What a damaged index or a lock that nobody gives up does: the statement fails in the database.
        if (tenantId === broken.tenantId) await sql`select 1 / 0`.execute(db);
        return work(db);
      }),
  };

  opened.clock.advance((keepAnswersDays + 1) * 86_400_000);
  await tidyUp({ database, clock: opened.clock, onError: (error) => void told.push(error) });
  expect(told).toEqual([expect.objectContaining({ code: '22012' })]);
  expect(await countAnswers(opened, broken.tenantId)).toBe(1);
  expect(await countAnswers(opened, beside.tenantId)).toBe(0);
});

function refuseErrors(error: unknown): never {
  throw error;
}

async function storeAnswers({ database, clock }: TestSystem, tenantId: string, count: number): Promise<void> {
  const row = {
    ...{ tenant_id: tenantId, user_id: tenantId, call: 'test', input_hash: '', answer: '{}' },
    created_at: clock.now().toISOString(),
  };
  await database.inTenant(tenantId, 'write', async (db) => {
    for (let stored = 0; stored < count; stored += 1000) {
      const rows = Array.from({ length: Math.min(1000, count - stored) }, (_, place) => ({
        ...row,
        key: `answer ${stored + place}`,
      }));
      await db.insertInto('idempotency_key').values(rows).execute();
    }
  });
}

async function countAnswers({ database }: TestSystem, tenantId: string): Promise<number> {
  const rows = await database.inTenant(tenantId, 'read', (db) =>
    db.selectFrom('idempotency_key').select('key').where('tenant_id', '=', tenantId).execute(),
  );
  return rows.length;
}
