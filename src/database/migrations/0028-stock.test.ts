import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { embeddedPostgres } from '#testing/hospital.ts';
import { olderDatabase } from '#testing/older-database.ts';

/** A hospital with a pharmacist, one that has a role of its own called Storekeeper, and the platform. */
const standing = `
  insert into tenant (id, slug, name, status, is_platform, created_at) values
    ('{one}', 'one', 'One', 'active', false, now()), ('{other}', 'two', 'Two', 'active', false, now()),
    ('{platform}', 'platform', 'Platform', 'active', true, now());
  insert into role (tenant_id, id, code, name, is_system, permissions) values
    ('{one}', '{one}', 'pharmacist', 'Pharmacist', true, '{patients.read,inventory.read}'),
    ('{other}', '{other}', null, 'storekeeper', false, '{patients.read}')`;

test('standing hospitals get their places and a storekeeper; the platform gets none, and own roles stay', async () => {
  const { client, migrate } = await olderDatabase(embeddedPostgres(), '0028-stock');
  const [one, other, platform] = [newId(), newId(), newId()];
  await client.query(
    standing.replaceAll('{one}', one).replaceAll('{other}', other).replaceAll('{platform}', platform),
  );
  await migrate();
  const places = await client.query(
    `select tenant_id, array_agg(code order by code) as codes from stock_place group by 1 order by 1`,
  );
  const codes = ['main-store', 'pharmacy', 'quarantine', 'transit'];
  expect(places.rows).toEqual([one, other].toSorted().map((id) => ({ tenant_id: id, codes })));
  const roles = await client.query(`select tenant_id, code, name, permissions from role order by name, code`);
  expect(roles.rows).toEqual([
    {
      tenant_id: one,
      code: 'pharmacist',
      name: 'Pharmacist',
      permissions: ['patients.read', 'inventory.read', 'inventory.write', 'inventory.export'],
    },
    {
      tenant_id: one,
      code: 'storekeeper',
      name: 'Storekeeper',
      permissions: ['inventory.read', 'inventory.write', 'inventory.export'],
    },
    { tenant_id: other, code: null, name: 'storekeeper', permissions: ['patients.read'] },
  ]);
});
