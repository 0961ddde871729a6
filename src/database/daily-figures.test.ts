import { describe, expect, test } from 'vitest';
import { aTestSystem, everyPostgres } from '#testing/hospital.ts';
import { advanceDailyFigures, sumDailyFigures } from './daily-figures.ts';

const names = ['billing.collected', 'billing.revenue'] as const;

describe.each(everyPostgres())('daily figures on $name', (postgres) => {
  test('figures add up by day, and two who write them in another order do not wait for each other', async () => {
    const opened = aTestSystem(postgres);
    const { database } = opened;
    const { tenantId } = await opened.aHospital();
    const write = (steps: Parameters<typeof advanceDailyFigures>[3], day: string) =>
      database.inTenant(tenantId, 'write', (db) => advanceDailyFigures(db, tenantId, day, steps));
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? write({ 'billing.revenue': 700, 'billing.collected': -200 }, '2026-03-01')
          : write({ 'billing.collected': 500, 'billing.revenue': 300 }, '2026-03-01'),
      ),
    );
    await write({ 'billing.revenue': 1 }, '2026-03-02');
    const read = (span?: { from: string; to: string }) =>
      database.inTenant(tenantId, 'read', (db) => sumDailyFigures(db, tenantId, names, span));
    expect(await read()).toEqual({ 'billing.collected': 3000, 'billing.revenue': 10_001 });
    expect(await read({ from: '2026-03-02', to: '2026-03-31' })).toEqual({
      'billing.collected': 0,
      'billing.revenue': 1,
    });
  });

  test('another hospital sees none of them', async () => {
    const opened = aTestSystem(postgres);
    const { database } = opened;
    const [own, neighbour] = [await opened.aHospital(), await opened.aHospital()];
    await database.inTenant(own.tenantId, 'write', (db) =>
      advanceDailyFigures(db, own.tenantId, '2026-03-01', { 'billing.revenue': 5 }),
    );
    const seen = await database.inTenant(neighbour.tenantId, 'read', (db) =>
      sumDailyFigures(db, own.tenantId, names),
    );
    expect(seen).toEqual({ 'billing.collected': 0, 'billing.revenue': 0 });
  });
});
