import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { embeddedPostgres } from '#testing/hospital.ts';
import { olderDatabase } from '#testing/older-database.ts';

/** A platform with two hospitals, of which one has paid an invoice and owes another, and one had one taken back. */
const standing = `
  set session_replication_role = replica;
  insert into tenant (id, slug, name, status, is_platform, created_at) values
    ('{platform}', 'platform', 'Platform', 'active', true, now()),
    ('{one}', 'one', 'One', 'active', false, now()),
    ('{two}', 'two', 'Two', 'active', false, now());
  insert into license_invoice (tenant_id, id, number, plan_code, plan_name, amount_minor, currency_code, period_from,
    period_to, due_on, status, paid_at, paid_until, created_at, updated_at, version) values
    ('{one}', '{paid}', 'SUB-000001', 'basic', 'Basic', 4900, 'BDT', '2031-01-05', '2031-02-05', '2031-01-05', 'paid',
      '2031-01-06', '2031-02-05', '2030-12-20', now(), 2),
    ('{one}', '{open}', 'SUB-000002', 'basic', 'Basic', 4900, 'BDT', '2031-02-05', '2031-03-05', '2031-02-05', 'open',
      null, null, '2031-01-20', now(), 1),
    ('{two}', '{void}', 'SUB-000003', 'small', 'Small', 1200, 'USD', '2031-02-05', '2031-03-05', '2031-02-05', 'void',
      null, null, '2031-01-21', now(), 2);
  reset session_replication_role`;

test('what the hospitals of a standing platform were asked for is in its register, each under its id', async () => {
  const { client, migrate } = await olderDatabase(embeddedPostgres(), '0114-receivables');
  const names = ['platform', 'one', 'two', 'paid', 'open', 'void'];
  const ids = Object.fromEntries(names.map((name) => [name, newId()]));
  await client.query(standing.replaceAll(/\{(\w+)\}/g, (whole, name: string) => ids[name] ?? whole));
  await migrate();
  const { rows } = await client.query(
    `select tenant_id, id, client_id, client_name, number, status, amount_minor::int as amount, currency_code,
      due_on::text as due, discount_minor::int as discount, version from client_invoice order by number`,
  );
  const asked = { tenant_id: ids['platform'], client_id: ids['one'], client_name: 'One', discount: 0 };
  expect(rows).toEqual([
    { ...asked, id: ids['paid'], number: 'SUB-000001', status: 'paid', ...basic('2031-01-05'), version: 2 },
    { ...asked, id: ids['open'], number: 'SUB-000002', status: 'open', ...basic('2031-02-05'), version: 1 },
    {
      ...asked,
      ...{ client_id: ids['two'], client_name: 'Two', id: ids['void'], number: 'SUB-000003' },
      ...{ status: 'void', amount: 1200, currency_code: 'USD', due: '2031-02-05', version: 2 },
    },
  ]);
});

function basic(due: string) {
  return { amount: 4900, currency_code: 'BDT', due };
}
