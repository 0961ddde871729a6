import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAppError } from '#kernel/app-error.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { createStockItem, getStockItem } from '../items/item.contract.ts';
import { aStockItem, placeId } from '../stock.fixture.ts';
import { balanceMismatches } from './balance-check.job.ts';
import { recordMovements } from './ledger.service.ts';
import type { StockLine } from './stock-line.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;
let userId: string;
let places: string[];

beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
  places = [await placeId(admin, 'main-store'), await placeId(admin, 'pharmacy')];
  const user = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
    db
      .selectFrom('user_account')
      .select('id')
      .where('tenant_id', '=', hospital.tenantId)
      .executeTakeFirstOrThrow(),
  );
  userId = user.id;
});
afterAll(() => opened.close());

/** What may be refused: too little is there, or was, or no lot yet. */
const refusals = ['STOCK_SHORT', 'STOCK_SHORT_THEN', 'NOT_FOUND'];

/** Something that a hospital might do with an item; places and lots by their number. */
interface Deed {
  kind: 'receipt' | 'issue' | 'transfer' | 'adjustment';
  place: number;
  lot: number;
  quantity: number;
  hoursAgo: number | null;
}

const deed: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom('receipt', 'receipt', 'issue', 'issue', 'transfer', 'adjustment'),
  place: fc.nat({ max: 1 }),
  lot: fc.nat({ max: 2 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  hoursAgo: fc.option(fc.integer({ min: 1, max: 500 }), { freq: 3 }),
});

function lineOf(itemId: string, { kind, place, lot, quantity }: Deed, lotIds: readonly string[]): StockLine {
  const at = { itemId, placeId: places[place]!, quantity, reason: 'Property' };
  const today = opened.clock.now().toISOString().slice(0, 10);
  switch (kind) {
    case 'receipt': {
      const cost = { costMinor: 100 + lot, costQuantity: 3 };
      const expiresOn = plusDays(today, 30 + 10 * lot);
      return { ...at, kind, lot: { lotNumber: `L${lot}`, expiresOn, ...cost } };
    }
    case 'transfer':
      return { ...at, kind, toPlaceId: places[1 - place]! };
    case 'adjustment':
      return { ...at, kind, quantity: -quantity, lotId: lotIds[lot % Math.max(1, lotIds.length)] ?? itemId };
    default:
      return { ...at, kind: 'issue' };
  }
}

test('whatever is done in whatever order, a balance is the sum of its movements and at no instant below zero', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 25 }), async (deeds) => {
      const { id } = await admin.call(createStockItem, aStockItem());
      const { tenantId } = hospital;
      for (const one of deeds) {
        const now = opened.clock.now();
        const mover = { tenantId, userId, timeZone: 'UTC', now };
        const happenedAt =
          one.hoursAgo === null
            ? undefined
            : new Date(now.getTime() - one.hoursAgo * 3_600_000).toISOString();
        await opened.database
          .inTenant(tenantId, 'write', async (db) => {
            const lots = await db
              .selectFrom('stock_lot')
              .select('id')
              .where('tenant_id', '=', tenantId)
              .where('item_id', '=', id)
              .orderBy('lot_number')
              .execute();
            const line = lineOf(
              id,
              one,
              lots.map((lot) => lot.id),
            );
            await recordMovements({ ...mover, db }, [line], { happenedAt });
          })
          .catch((error: unknown) => {
            const isRefusal = isAppError(error) && refusals.includes(error.code);
            if (!isRefusal) throw error;
          });
      }
      const { courses, mismatches, levels, value } = await opened.database.inTenant(
        tenantId,
        'read',
        async (db) => ({
          mismatches: await balanceMismatches(db, tenantId),
          courses: await sql<{ least: number | null }>`
            select min(held)::bigint as least from (
              select sum(quantity) over (partition by lot_id, place_id order by happened_at) as held
              from stock_movement where tenant_id = ${tenantId}::uuid and item_id = ${id}::uuid
            ) as course`.execute(db),
          levels: await sql<{ held: number; levelled: number }>`
            select coalesce((select sum(quantity) from stock_balance
                where tenant_id = ${tenantId}::uuid and item_id = ${id}::uuid), 0)::bigint as held,
              coalesce((select sum(quantity) from stock_level
                where tenant_id = ${tenantId}::uuid and item_id = ${id}::uuid), 0)::bigint as levelled`.execute(
            db,
          ),
          value: await sql<{ value: number }>`
            select coalesce(sum(round(balance.quantity::numeric * lot.cost_minor / lot.cost_quantity)), 0)::bigint
              as value
            from stock_balance balance
            join stock_lot lot on lot.tenant_id = ${tenantId}::uuid and lot.id = balance.lot_id
            where balance.tenant_id = ${tenantId}::uuid and balance.item_id = ${id}::uuid`.execute(db),
        }),
      );
      expect(mismatches).toEqual([]);
      expect(courses.rows[0]!.least ?? 0).toBeGreaterThanOrEqual(0);
      const { held, levelled } = levels.rows[0]!;
      const item = await admin.call(getStockItem, { stockItemId: id });
      expect([item.currentStock, levelled]).toEqual([held, held]);
      expect(item.valueMinor).toBe(value.rows[0]!.value);
    }),
    { numRuns: 12 },
  );
}, 120_000);
