import { describe, expect, test } from 'vitest';
import { changeCounters, readCounters } from '#database/counters.ts';
import { advanceDailyFigures, sumDailyFigures } from '#database/daily-figures.ts';
import type { Db } from '#database/tables.ts';
import { aTestSystem, everyPostgres, type TestSystem } from '#testing/hospital.ts';
import { foldSteps, foldTenant } from './fold-steps.ts';

const day = '2026-03-01';

describe.each(everyPostgres())('open steps on $name', (postgres) => {
  async function aTenant() {
    const opened = aTestSystem(postgres);
    const { tenantId } = await opened.aHospital();
    return { opened, tenantId };
  }

  /** One thing that happens: it counts once, and moves money. */
  async function happen({ database }: TestSystem, tenantId: string, amount = 700): Promise<void> {
    await database.inTenant(tenantId, 'write', async (db) => {
      await changeCounters(db, tenantId, { 'things.total': 1 });
      await advanceDailyFigures(db, tenantId, day, { 'billing.revenue': amount });
    });
  }

  const read = ({ database }: TestSystem, tenantId: string) =>
    database.inTenant(tenantId, 'read', (db) => figuresOf(db, tenantId));

  async function figuresOf(db: Db, tenantId: string) {
    const counters = await readCounters(db, tenantId, ['things.total']);
    const figures = await sumDailyFigures(db, tenantId, ['billing.revenue'], { from: day, to: day });
    return { things: counters['things.total'], revenue: figures['billing.revenue'] };
  }

  const openRows = ({ database }: TestSystem, tenantId: string) =>
    database.inTenant(tenantId, 'read', async (db) => {
      const rows = await db.selectFrom('open_step').select('id').where('tenant_id', '=', tenantId).execute();
      return rows.length;
    });

  test('who counts does not wait for somebody else who has counted and not finished', async () => {
    const { opened, tenantId } = await aTenant();
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { promise: counted, resolve: hasCounted } = Promise.withResolvers<void>();
    const slow = opened.database.inTenant(tenantId, 'write', async (db) => {
      await changeCounters(db, tenantId, { 'things.total': 1 });
      hasCounted();
      await gate;
    });
    await counted;
    await happen(opened, tenantId);
    expect(await read(opened, tenantId)).toEqual({ things: 1, revenue: 700 });
    open();
    await slow;
    expect(await read(opened, tenantId)).toEqual({ things: 2, revenue: 700 });
  });

  test('folding changes nothing that is read, and leaves no step', async () => {
    const { opened, tenantId } = await aTenant();
    for (const amount of [700, -200, 1]) await happen(opened, tenantId, amount);
    const before = await read(opened, tenantId);
    expect(before).toEqual({ things: 3, revenue: 501 });
    expect(await foldTenant(opened.database, tenantId)).toBe(6);
    expect(await read(opened, tenantId)).toEqual(before);
    expect(await openRows(opened, tenantId)).toBe(0);
    expect(await foldTenant(opened.database, tenantId)).toBe(0);
  });

  test('a fold that dies half way leaves every figure and every step', async () => {
    const { opened, tenantId } = await aTenant();
    await happen(opened, tenantId);
    const dying = opened.database.inTenant(tenantId, 'write', async (db) => {
      await foldSteps(db, tenantId);
      expect(await figuresOf(db, tenantId)).toEqual({ things: 1, revenue: 700 });
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
    expect(await openRows(opened, tenantId)).toBe(2);
    expect(await read(opened, tenantId)).toEqual({ things: 1, revenue: 700 });
  });

  test('while many write and several fold, every look finds what was acknowledged and nothing twice', async () => {
    const { opened, tenantId } = await aTenant();
    const writers = 6;
    const each = 25;
    let acknowledged = 0;
    let begun = 0;
    const writing = { isDone: false };
    const write = async () => {
      for (let turn = 0; turn < each; turn += 1) {
        begun += 1;
        await happen(opened, tenantId);
        acknowledged += 1;
      }
    };
    const fold = async () => {
      while (!writing.isDone) await foldTenant(opened.database, tenantId);
    };
    const looks: { atLeast: number; things: number; atMost: number; revenue: number }[] = [];
    const look = async () => {
      while (!writing.isDone) {
        const atLeast = acknowledged;
        const { things, revenue } = await read(opened, tenantId);
        looks.push({ atLeast, things, atMost: begun, revenue });
      }
    };
    const others = [fold(), fold(), look()];
    await Promise.all(Array.from({ length: writers }, write));
    writing.isDone = true;
    await Promise.all(others);
    expect(looks.length).toBeGreaterThan(0);
    for (const { atLeast, things, atMost } of looks) {
      expect(things).toBeGreaterThanOrEqual(atLeast);
      expect(things).toBeLessThanOrEqual(atMost);
    }
    expect(await read(opened, tenantId)).toEqual({ things: 150, revenue: 105_000 });
  });

  test('nobody sees or folds the steps of another hospital', async () => {
    const { opened, tenantId } = await aTenant();
    const neighbour = await opened.aHospital();
    await happen(opened, tenantId);
    const { database } = opened;
    const folded = await database.inTenant(neighbour.tenantId, 'write', (db) => foldSteps(db, tenantId));
    expect(folded).toBe(0);
    const seen = await database.inTenant(neighbour.tenantId, 'read', (db) => figuresOf(db, tenantId));
    expect(seen).toEqual({ things: 0, revenue: 0 });
    const forged = database.inTenant(neighbour.tenantId, 'write', (db) =>
      changeCounters(db, tenantId, { 'things.total': 1 }),
    );
    await expect(forged).rejects.toMatchObject({ code: '42501' });
  });
});
