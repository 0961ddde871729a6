import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { embeddedPostgres } from '#testing/hospital.ts';
import { olderDatabase } from '#testing/older-database.ts';

/** A hospital with a nurse's role, and an item of which a lot lies in a ward. */
const standing = `
  insert into tenant (id, slug, name, status, is_platform, created_at)
    values ('{one}', 'one', 'One', 'active', false, now());
  insert into role (tenant_id, id, code, name, is_system, permissions)
    values ('{one}', '{one}', 'nurse', 'Nurse', true, '{patients.read}');
  insert into user_account (tenant_id, id, email, email_key, first_name, last_name, password_hash)
    values ('{one}', '{one}', 'a@one.example', 'a@one.example', 'Asha', 'Rahman', 'x');
  insert into stock_place (tenant_id, id, name, kind, created_at, updated_at)
    values ('{one}', '{ward}', 'Ward', 'ward', now(), now());
  insert into stock_item (tenant_id, id, name, category, kind, base_unit, pack_size, min_stock_level,
      unit_cost_minor, selling_price_minor, tracks_lots, sort_name, search_text, created_by, created_at, updated_at)
    values ('{one}', '{item}', 'Gloves', 'Supplies', 'general', 'pair', 1, 0, 1, 1, true, 'gloves', ' gloves', '{one}',
      now(), now());
  insert into stock_lot (tenant_id, id, item_id, lot_number, expires_on, cost_minor, cost_quantity, received_at)
    values ('{one}', '{item}', '{item}', 'L', '2099-12-31', 1, 1, now());
  insert into stock_balance (tenant_id, lot_id, place_id, item_id, expires_on, quantity, is_set_aside, last_moved_at)
    values ('{one}', '{item}', '{ward}', '{item}', '2099-12-31', 5, false, now())`;

test('standing balances learn the kind of their place, and nurses may ask for stock', async () => {
  const { client, migrate } = await olderDatabase(embeddedPostgres(), '0033-purchasing');
  const ids = { one: newId(), ward: newId(), item: newId() };
  const filled = Object.entries(ids).reduce((text, [name, id]) => text.replaceAll(`{${name}}`, id), standing);
  await client.query(filled);
  await migrate();
  const balances = await client.query(`select place_kind, is_recalled, quantity::int from stock_balance`);
  expect(balances.rows).toEqual([{ place_kind: 'ward', is_recalled: false, quantity: 5 }]);
  const roles = await client.query(`select permissions from role where code = 'nurse'`);
  expect(roles.rows).toEqual([{ permissions: ['patients.read', 'inventory.request'] }]);
});
