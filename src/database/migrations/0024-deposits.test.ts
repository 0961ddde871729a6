import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { embeddedPostgres } from '#testing/hospital.ts';
import { olderDatabase } from '#testing/older-database.ts';

/** Two hospitals with a payment each by the same transaction number, and one that repeats it without holding it. */
const standing = `
  -- Foreign keys rest: what a payment belongs to does not matter here.
  set session_replication_role = replica;
  insert into tenant (id, slug, name, status, is_platform, created_at) values
    ('{tenant}', 'one', 'One', 'active', false, now()), ('{other}', 'two', 'Two', 'active', false, now());
  insert into payment (tenant_id, id, invoice_id, kind, amount_minor, method, reference, transaction_number,
    receipt_number, created_by, created_at) values
    ('{tenant}', '{tenant}', '{tenant}', 'payment', 100, 'bkash', '8GH2K1M4TQ', '8GH2K1M4TQ', 'RCT-000001', '{tenant}', now()),
    ('{tenant}', '{other}', '{tenant}', 'payment', 100, 'bkash', '8GH2K1M4TQ', null, 'RCT-000002', '{tenant}', now()),
    ('{other}', '{other}', '{other}', 'payment', 100, 'bkash', '8GH2K1M4TQ', '8GH2K1M4TQ', 'RCT-000001', '{other}', now());
  reset session_replication_role`;

test('transactions of standing payments are held by them, and no deposit can name them', async () => {
  const { client, migrate } = await olderDatabase(embeddedPostgres(), '0024-deposits');
  const [tenant, other] = [newId(), newId()];
  await client.query(standing.replaceAll('{tenant}', tenant).replaceAll('{other}', other));
  await migrate();
  const { rows } = await client.query(
    `select tenant_id, method, transaction_number, holder from wallet_transaction order by tenant_id`,
  );
  const held = { method: 'bkash', transaction_number: '8GH2K1M4TQ', holder: 'payment' };
  expect(rows).toEqual([tenant, other].toSorted().map((id) => ({ tenant_id: id, ...held })));
  await expect(
    client.query(`insert into wallet_transaction (tenant_id, method, transaction_number, holder)
      values ('${tenant}', 'bkash', '8GH2K1M4TQ', 'deposit')`),
  ).rejects.toThrow('wallet_transaction_pkey');
});
