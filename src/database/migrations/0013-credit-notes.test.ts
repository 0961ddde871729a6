import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { embeddedPostgres } from '#testing/hospital.ts';
import { olderDatabase } from '#testing/older-database.ts';

/** A hospital whose cashier took cash on no day, gave some of it back, and asked to give back more. */
const standing = `
  -- Foreign keys rest: what an invoice belongs to does not matter here.
  set session_replication_role = replica;
  insert into invoice (tenant_id, id, invoice_number, patient_id, currency_code, subtotal_minor, discount_minor,
    tax_basis_points, tax_minor, total_minor, paid_minor, status, due_date, created_by, created_at, sent_at,
    updated_at) values ('{tenant}', '{id}', 'INV-000001', '{id}', 'BDT', 1000, 0, 0, 0, 1000, 600, 'partial',
    '2031-12-31', '{id}', now(), now(), now());
  insert into invoice_item (tenant_id, invoice_id, position, id, name, quantity, price_minor, total_minor)
    values ('{tenant}', '{id}', 1, '{id}', 'Visit', 2, 500, 1000);
  insert into payment (tenant_id, id, invoice_id, kind, amount_minor, method, reason, receipt_number, created_by,
    created_at) values
    ('{tenant}', '{id}', '{id}', 'payment', 1000, 'cash', null, 'RCT-000001', '{id}', now()),
    ('{tenant}', '{other}', '{id}', 'refund', -400, 'mobile', 'Not done', 'RCT-000002', '{id}', now());
  insert into refund_request (tenant_id, id, invoice_id, amount_minor, method, reason, requested_by, requested_at,
    needed_second_person) values ('{tenant}', '{id}', '{id}', 100, 'cash', 'Not done', '{id}', now(), true);
  insert into cashier_day (tenant_id, id, user_id, opened_at, opening_minor, closed_at, expected_minor,
    counted_minor) values ('{tenant}', '{id}', '{id}', now(), 0, now(), 100, 90);
  reset session_replication_role`;

test('money from before there were credit notes stays as it was; nothing is credited by itself', async () => {
  const { client, migrate } = await olderDatabase(embeddedPostgres(), '0013-credit-notes');
  const [tenant, id, other] = [newId(), newId(), newId()];
  await client.query(
    standing.replaceAll('{tenant}', tenant).replaceAll('{id}', id).replaceAll('{other}', other),
  );
  await migrate();
  const { rows } = await client.query(
    `select status, paid_minor::int as paid, credited_minor::int as credited, refunded_minor::int as refunded,
      (select count(*)::int from credit_note) as notes,
      (select count(*)::int from payment where purpose is null and transaction_number is null) as payments,
      (select purpose from refund_request) as wish
    from invoice`,
  );
  expect(rows).toEqual([
    { status: 'partial', paid: 600, credited: 0, refunded: 0, notes: 0, payments: 2, wish: null },
  ]);
  // What stands can go on: it is paid, asked back and closed as before.
  await client.query(`update invoice set paid_minor = 1000, status = 'paid', paid_at = now()`);
  await client.query(`update refund_request set status = 'rejected', decided_by = '${other}'`);
  await expect(
    client.query(`insert into payment (tenant_id, id, invoice_id, kind, amount_minor, method, receipt_number,
      created_by, created_at) values ('${tenant}', '${newId()}', '${id}', 'payment', 1, 'cash', 'RCT-000003', '${id}',
      now())`),
  ).rejects.toThrow('payment_cash_has_day');
});
