import { advanceCounters } from '#database/counters.ts';
import type { Db } from '#database/tables.ts';
import { newRow } from '#database/versioned-rows.ts';
import { newId } from '#kernel/ids.ts';
import { multiplyMinor, sumMinor } from '#kernel/money/minor-units.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import type { StockItem } from '../items/item.contract.ts';
import { insertRequisition } from '../requisitions/requisition.queries.ts';
import { formatRequisitionNumber } from '../requisitions/requisition.record.ts';
import { supplierRows } from './supplier.queries.ts';
import { columnsOf } from './supplier.service.ts';
import { insertOrder, orderRows, replaceLines } from '../orders/purchase-order.queries.ts';
import { formatOrderNumber } from '../orders/purchase-order.record.ts';

const dayMs = 86_400_000;

const nothingElse = { email: null, taxNumber: null } as const;

const sampleSuppliers = [
  {
    ...nothingElse,
    name: 'Padma Medical Supplies',
    contactPerson: 'Kamal Hossain',
    phone: '+880 2 5555 0188',
    address: '14 Mitford Road, Dhaka',
    leadDays: 5,
    paymentDays: 30,
  },
  {
    ...nothingElse,
    name: 'Meghna Surgical House',
    contactPerson: 'Shirin Akter',
    phone: '+880 2 5555 0231',
    address: '3 Topkhana Road, Dhaka',
    leadDays: 10,
    paymentDays: 15,
  },
] as const;

/** An order of a sample hospital: whose it is, how far it has come, and how many packs of which items. */
const sampleOrders = [
  { supplier: 0, daysAgo: 2, isSent: false, lines: [['GLV-L', 20] as const, ['SYR-10', 10] as const] },
  { supplier: 0, daysAgo: 6, isSent: true, lines: [['CAN-20', 6] as const, ['INF-SET', 8] as const] },
  { supplier: 1, daysAgo: 4, isSent: true, lines: [['SUT-20', 2] as const] },
];

export interface SampleBuyers {
  tenantId: string;
  timeZone: string;
  /** Writes the orders, and approves the small ones. */
  keeperId: string;
  /** Asks for stock. */
  nurseId: string;
  storeId: string;
  wardId: string;
}

/** Fills a sample hospital with suppliers, orders that have come different ways, and what a ward asks for. */
export async function seedBuying(
  db: Db,
  { tenantId, timeZone, keeperId, nurseId, storeId, wardId }: SampleBuyers,
  items: readonly StockItem[],
  now: Date,
): Promise<void> {
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs).toISOString();
  const suppliers = sampleSuppliers.map((fields) => newRow({ tenantId, at: at(90) }, columnsOf(fields)));
  await supplierRows.insert(db, suppliers);
  const bySku = (sku: string) => items.find((item) => item.sku === sku)!;
  for (const [index, { supplier, daysAgo, isSent, lines }] of sampleOrders.entries()) {
    const id = newId();
    const rows = lines.map(([sku, packs], line) => {
      const { id: itemId, packSize, unitCostMinor } = bySku(sku);
      return {
        tenant_id: tenantId,
        order_id: id,
        line_number: line + 1,
        item_id: itemId,
        packs,
        pack_size: packSize,
        pack_minor: multiplyMinor(unitCostMinor, packSize),
      };
    });
    await insertOrder(db, {
      tenant_id: tenantId,
      id,
      order_number: formatOrderNumber(index + 1),
      supplier_id: suppliers[supplier]!.id,
      place_id: storeId,
      status: 'draft',
      total_minor: sumMinor(rows.map((row) => multiplyMinor(row.pack_minor, row.packs))),
      expected_on: plusDays(dateIn(timeZone, now), 3),
      notes: null,
      created_by: keeperId,
      created_at: at(daysAgo),
      changed_by: keeperId,
    });
    await replaceLines(db, tenantId, id, rows);
    if (!isSent) continue;
    const seen = { tenantId, id, version: 1 };
    await orderRows.update(db, seen, {
      status: 'sent',
      needs_second_person: false,
      approved_by: keeperId,
      approved_at: at(daysAgo - 1),
      sent_by: keeperId,
      sent_at: at(daysAgo - 1),
    });
  }
  const wish = newId();
  await insertRequisition(
    db,
    {
      tenant_id: tenantId,
      id: wish,
      requisition_number: formatRequisitionNumber(1),
      place_id: wardId,
      status: 'requested',
      notes: null,
      requested_by: nurseId,
      requested_at: at(0.2),
    },
    ['GLV-M', 'GZ-10'].map((sku, index) => ({
      tenant_id: tenantId,
      requisition_id: wish,
      item_id: bySku(sku).id,
      position: index + 1,
      asked_quantity: 100,
    })),
  );
  await advanceCounters(db, tenantId, {
    'purchase-orders.number': sampleOrders.length,
    'requisitions.number': 1,
  });
}
