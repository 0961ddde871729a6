import type pg from 'pg';

/** What stands in the notes of an invoice and in the reference of a payment that a run makes. */
export const benchMark = 'Bench';

/** Takes back the invoices and payments of earlier runs. */
export async function takeBackMoney(client: pg.Client, tenantId: string): Promise<void> {
  const gone = await client.query<{ invoice_id: string }>(
    `delete from payment where tenant_id = $1 and reference = $2 returning invoice_id`,
    [tenantId, benchMark],
  );
  const paid = [...new Set(gone.rows.map((row) => row.invoice_id))];
  await client.query(
    `update invoice set paid_minor = ledger.paid,
        status = case when ledger.paid = 0 then 'sent' else 'partial' end
      from (select invoice.id, coalesce(sum(payment.amount_minor), 0)::bigint as paid
        from invoice left join payment on payment.tenant_id = $1 and payment.invoice_id = invoice.id
        where invoice.tenant_id = $1 and invoice.id = any ($2::uuid[]) group by invoice.id) as ledger
      where invoice.tenant_id = $1 and invoice.id = ledger.id`,
    [tenantId, paid],
  );
  await client.query(
    `delete from invoice_item where tenant_id = $1 and invoice_id in
      (select id from invoice where tenant_id = $1 and notes = $2)`,
    [tenantId, benchMark],
  );
  const made = await client.query(`delete from invoice where tenant_id = $1 and notes = $2`, [
    tenantId,
    benchMark,
  ]);
  await client.query(
    `update tenant_counter set value = value - case name when 'payments.number' then $3::bigint else $2::bigint end
      where tenant_id = $1 and name in ('invoices.number', 'invoices.total', 'payments.number')`,
    [tenantId, made.rowCount, gone.rowCount],
  );
  if (gone.rowCount || made.rowCount) await client.query('vacuum (analyze) invoice, invoice_item, payment');
}
