import type { Db } from '#database/tables.ts';
import '../charge.tables.ts';

/** The validated bills that stand on an invoice, with the number of their case. */
export function selectBillsOnInvoice(db: Db, tenantId: string, invoiceId: string) {
  return db
    .selectFrom('surgical_bill as bill')
    .innerJoin('surgical_case', (join) =>
      join.onRef('surgical_case.id', '=', 'bill.case_id').on('surgical_case.tenant_id', '=', tenantId),
    )
    .select(['bill.id', 'bill.case_id', 'bill.validated_by', 'surgical_case.case_number'])
    .where('bill.tenant_id', '=', tenantId)
    .where('bill.invoice_id', '=', invoiceId)
    .where('bill.status', '=', 'validated')
    .orderBy('bill.id')
    .execute();
}

/** Puts all lines of one bill on another of the same case. */
export async function moveCharges(
  db: Db,
  tenantId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('surgical_charge')
    .set({ bill_id: to })
    .where('tenant_id', '=', tenantId)
    .where('bill_id', '=', from)
    .execute();
}
