import { type Kysely, sql } from 'kysely';
import { purchaseOrders, suppliers } from './0033-purchasing-orders.ts';
import { goodsReceipts, supplierInvoices } from './0033-purchasing-goods.ts';
import { stockCounts } from './0033-purchasing-counts.ts';
import { recallConstraints, recalledColumns, recalls } from './0033-purchasing-recalls.ts';
import { requisitions } from './0033-purchasing-requisitions.ts';
import { extendRoles, inEachHospital } from './standing-hospitals.ts';
import { protectTenantTable, runAll } from './tenant-table.ts';

const gains: Readonly<Record<string, readonly string[]>> = {
  nurse: ['inventory.request'],
  ward_manager: ['inventory.request'],
  theatre_nurse: ['inventory.request'],
};

/**
 * Buying: suppliers, orders with a second person above an amount, goods received by lot, what suppliers bill, and what wards ask for.
 * docs/decisions/0060-buying-counting-recalling.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    ...suppliers,
    ...purchaseOrders,
    ...goodsReceipts,
    ...supplierInvoices,
    ...requisitions,
    ...stockCounts,
    ...recalls,
  ]);
  for (const table of [
    'supplier',
    'purchase_order',
    'purchase_order_line',
    'stock_requisition',
    'stock_requisition_line',
    'stock_count',
    'stock_count_line',
    'stock_recall',
  ]) {
    await protectTenantTable(db, table, ['select', 'insert', 'update']);
  }
  // The lines of a draft are written anew with each change of it.
  await runAll(db, ['grant delete on purchase_order_line to openward_app']);
  // What arrived and what was billed is never rewritten.
  for (const table of [
    'goods_receipt',
    'goods_receipt_line',
    'supplier_invoice',
    'supplier_invoice_line',
    'stock_recall_line',
  ]) {
    await protectTenantTable(db, table, ['select', 'insert']);
  }
  await runAll(db, recalledColumns);
  await inEachHospital(db, async (tenantId) => {
    await extendRoles(db, tenantId, gains);
    await sql`update stock_balance balance set place_kind = place.kind from stock_place place
      where balance.tenant_id = ${tenantId}::uuid and place.tenant_id = ${tenantId}::uuid
        and place.id = balance.place_id`.execute(db);
  });
  // What a lot is stays as it is; only whether it is recalled changes.
  await runAll(db, [...recallConstraints, 'grant update (is_recalled) on stock_lot to openward_app']);
}
