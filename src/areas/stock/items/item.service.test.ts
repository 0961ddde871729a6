import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JobContext } from '#server/jobs/job.ts';
import { doDailyJobs } from '#server/jobs/daily-jobs.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { issueStock, listStockLots } from '../movements/stock-movement.contract.ts';
import { expiryJob } from '../ledger/expiry.job.ts';
import { createStockPlace } from '../places/place.contract.ts';
import {
  listConsumption,
  listExpiringStock,
  listRestingStock,
  readPlaceValues,
  readStockAges,
} from '../reports/stock-report.contract.ts';
import { aReceipt, aStockItem, placeId } from '../stock.fixture.ts';
import * as contract from './item.contract.ts';

describe('items of the stock', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  const today = () => opened.clock.now().toISOString().slice(0, 10);

  test('items are found by words of name, other name, SKU and category, page after page in order', async () => {
    const own = await (await opened.aHospital()).as('tenant_admin');
    for (const [name, part] of [
      ['Gauze swab', { sku: 'GZ-10', category: 'Dressing' }],
      ['Bandage, crêpe', { category: 'Dressing' }],
      ['Plaster', { otherName: 'Adhesive bandage', category: 'Dressing' }],
      ['Saline 0.9 %', { category: 'Infusion' }],
    ] as const) {
      await own.call(contract.createStockItem, aStockItem({ name, ...part }));
    }
    const found = async (search: string, part = {}) =>
      (await own.call(contract.listStockItems, { search, ...part })).rows.map(({ name }) => name);
    expect(await found('bandage')).toEqual(['Bandage, crêpe', 'Plaster']);
    expect(await found('crepe band')).toEqual(['Bandage, crêpe']);
    expect(await found('gz-10')).toEqual(['Gauze swab']);
    expect(await found('0.9 %')).toEqual(['Saline 0.9 %']);
    expect(await found('dressing', { category: 'Infusion' })).toEqual([]);
    expect(await found('nothing like it')).toEqual([]);
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await own.call(contract.listStockItems, {
        search: 'dressing',
        limit: 1,
        ...(cursor ? { cursor } : {}),
      });
      names.push(...page.rows.map(({ name }) => name));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(names).toEqual(['Bandage, crêpe', 'Gauze swab', 'Plaster']);
    const { categories } = await own.call(contract.listStockCategories, {});
    expect(categories).toEqual(['Dressing', 'Infusion']);
  });

  test('the list shows what lies in a place, what is low, what expires and what is no longer used', async () => {
    const own = await (await opened.aHospital()).as('tenant_admin');
    const make = async (name: string, part = {}) =>
      (await own.call(contract.createStockItem, aStockItem({ name, ...part }))).id;
    const [full, low, soon, unused] = [
      await make('Full'),
      await make('Low', { minStockLevel: 100 }),
      await make('Soon'),
      await make('Unused'),
    ];
    await aReceipt(own, full, { quantity: 500 });
    await aReceipt(own, low, { quantity: 100 });
    await aReceipt(own, soon, { quantity: 7, expiresOn: plusDays(today(), 60) });
    const pharmacy = await placeId(own, 'pharmacy');
    await aReceipt(own, full, { quantity: 20, placeId: pharmacy });
    await own.call(contract.updateStockItem, { stockItemId: unused, version: 1, isActive: false });
    const shown = async (part: object) =>
      (await own.call(contract.listStockItems, part)).rows.map(({ name }) => name);
    expect(await shown({})).toEqual(['Full', 'Low', 'Soon']);
    expect(await shown({ show: 'low' })).toEqual(['Low']);
    expect(await shown({ show: 'expiring' })).toEqual(['Soon']);
    expect(await shown({ show: 'inactive' })).toEqual(['Unused']);
    expect(await shown({ show: 'all' })).toEqual(['Full', 'Low', 'Soon', 'Unused']);
    const here = await own.call(contract.listStockItems, { placeId: pharmacy });
    expect(here.rows.map(({ name, hereQuantity }) => [name, hereQuantity])).toEqual([['Full', 20]]);
    await own.call(contract.updateStockItem, { stockItemId: full, version: 1, name: 'Renamed' });
    expect(await shown({ placeId: pharmacy, search: 'renamed' })).toEqual(['Renamed']);
    expect(await shown({ placeId: pharmacy, show: 'expiring' })).toEqual([]);
  });

  test('a pack needs a name, and lots in stock stay told apart', async () => {
    const { id } = await admin.call(contract.createStockItem, aStockItem());
    await expect(admin.call(contract.createStockItem, aStockItem({ packName: null }))).rejects.toMatchObject({
      facts: { fields: { packName: { code: 'stock-items.packUnnamed' } } },
    });
    await aReceipt(admin, id);
    await expect(
      admin.call(contract.updateStockItem, { stockItemId: id, version: 1, tracksLots: false }),
    ).rejects.toMatchObject({ facts: { fields: { tracksLots: { code: 'stock-items.lotsInStock' } } } });
  });

  test('what expired overnight is set aside, and the item is low when nothing else is there', async () => {
    const own = await opened.aHospital();
    const keeper = await own.as('tenant_admin');
    const { id } = await keeper.call(contract.createStockItem, aStockItem({ minStockLevel: 10 }));
    await aReceipt(keeper, id, { quantity: 50, expiresOn: today() });
    expect(await keeper.call(contract.countStock, {})).toMatchObject({ low: 0, expiring: 1, expired: 0 });
    const before = opened.clock.now();
    opened.clock.set(new Date(before.getTime() + 86_400_000).toISOString());
    // The other hospitals of the database are of tests that run at the same time, at another hour.
    const job = {
      ...expiryJob,
      name: `test.${own.tenantId}.${opened.clock.now().toISOString()}`,
      run: async (context: JobContext) => {
        if (context.tenantId === own.tenantId) await expiryJob.run(context);
      },
    };
    const run = () =>
      doDailyJobs({
        database: opened.database,
        clock: opened.clock,
        jobs: [job],
        onChange: () => {},
        onError: (error) => {
          throw error;
        },
      });
    await run();
    // The session of the day before has ended.
    const morning = await own.as('tenant_admin');
    const item = await morning.call(contract.getStockItem, { stockItemId: id });
    expect(item).toMatchObject({ currentStock: 0, setAside: 50, isLow: true, valueMinor: 5000 });
    expect(await morning.call(contract.countStock, {})).toMatchObject({ low: 1, expiring: 0, expired: 1 });
    const { rows } = await morning.call(listStockLots, { stockItemId: id });
    expect(rows).toMatchObject([{ isExpired: true, isSetAside: true, quantity: 50 }]);
    opened.clock.set(before.toISOString());
  });

  test('the reports tell value by place, what expires, what rests and what was used', async () => {
    const own = await (await opened.aHospital()).as('tenant_admin');
    const { id, name } = await own.call(contract.createStockItem, aStockItem());
    const store = await placeId(own, 'main-store');
    const ward = await own.call(createStockPlace, { name: 'Ward', kind: 'ward' });
    await aReceipt(own, id, { quantity: 30, expiresOn: plusDays(today(), 40) });
    await aReceipt(own, id, { quantity: 5, placeId: ward.id, lotNumber: 'W' });
    await own.call(issueStock, { stockItemId: id, placeId: store, quantity: 12, reason: 'Use' });
    const values = await own.call(readPlaceValues, {});
    expect(values.rows.slice(0, 2)).toEqual([
      { placeId: store, placeName: 'Main Store', valueMinor: 1800 },
      { placeId: ward.id, placeName: 'Ward', valueMinor: 500 },
    ]);
    const expiring = await own.call(listExpiringStock, { months: 3 });
    expect(expiring.rows).toMatchObject([{ item: { name }, quantity: 18, valueMinor: 1800 }]);
    expect((await own.call(listExpiringStock, { months: 1 })).rows).toEqual([]);
    const used = await own.call(listConsumption, {});
    expect(used.rows).toMatchObject([{ item: { id }, consumed: 12, consumedMinor: 1200, emptyDays: 0 }]);
    expect((await own.call(listRestingStock, { days: 30 })).rows).toEqual([]);
    const { id: resting } = await own.call(contract.createStockItem, aStockItem());
    const happenedAt = new Date(opened.clock.now().getTime() - 60 * 86_400_000).toISOString();
    await aReceipt(own, resting, { happenedAt });
    const rested = await own.call(listRestingStock, { days: 30 });
    expect(rested.rows).toMatchObject([{ item: { id: resting }, quantity: 100 }]);
    expect((await own.call(listRestingStock, { days: 90 })).rows).toEqual([]);
    const ages = (await own.call(readStockAges, {})).rows;
    expect(ages.map(({ fromDays, untilDays }) => [fromDays, untilDays])).toEqual([
      ...[
        [0, 30],
        [31, 60],
        [61, 90],
        [91, 180],
        [181, 365],
      ],
      [366, null],
    ]);
    expect(ages.map(({ lots, valueMinor }) => [lots, valueMinor]).slice(0, 3)).toEqual([
      ...[
        [2, 2300],
        [1, 10_000],
        [0, 0],
      ],
    ]);
  });

  test('who only reads exports nothing, and another hospital opens none', async () => {
    const { id } = await admin.call(contract.createStockItem, aStockItem());
    const reader = (await aStaffMember(opened, hospital, ['inventory.read'])).caller;
    await expect(reader.call(contract.exportStockItems, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    await expect(stranger.call(contract.getStockItem, { stockItemId: id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
