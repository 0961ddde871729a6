import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { embeddedPostgres } from '#testing/hospital.ts';
import { olderDatabase } from '#testing/older-database.ts';

const modules = `'{laboratory_enabled,pharmacy_enabled,inventory_enabled,billing_enabled}'`;
const features = `'{Laboratory and pharmacy modules,Advanced reporting,Priority support}'`;

/** A platform with both plans as it started with them, and one whose operator has changed them. */
const standing = `
  set session_replication_role = replica;
  insert into tenant (id, slug, name, status, is_platform, created_at) values
    ('{untouched}', 'one', 'One', 'active', true, now()), ('{changed}', 'two', 'Two', 'active', true, now());
  insert into plan (tenant_id, id, code, name, price_minor, currency_code, billing_interval, staff_limit,
    patient_limit, modules, features, trial_days, is_active, created_at, updated_at, version)
  select tenant.id, gen_random_uuid(), code, initcap(code), 14900, 'BDT', 'month', 25, 2500, ${modules}, ${features},
    30, true, now(), now(), case tenant.id when '{changed}' then 2 else 1 end
  from tenant, unnest(array['professional', 'standard']) as code;
  reset session_replication_role`;

test('plans that nobody has changed say what the documents say; those of an operator stay', async () => {
  const { client, migrate } = await olderDatabase(embeddedPostgres(), '0072-plans-of-the-documents');
  const [untouched, changed] = [newId(), newId()];
  await client.query(standing.replaceAll('{untouched}', untouched).replaceAll('{changed}', changed));
  const planOf = async (tenantId: string, code: string) => {
    const { rows } = await client.query<{ modules: string[]; features: string[]; version: number }>(
      'select modules, features, patient_limit, version from plan where tenant_id = $1 and code = $2',
      [tenantId, code],
    );
    return rows[0]!;
  };
  const before = {
    professional: await planOf(changed, 'professional'),
    standard: await planOf(changed, 'standard'),
  };
  await migrate();
  const { modules: had, features: promised } = before.standard;
  expect(await planOf(untouched, 'professional')).toEqual({
    modules: [...had, 'reports_enabled'],
    features: promised,
    patient_limit: 2500,
    version: 2,
  });
  expect(await planOf(untouched, 'standard')).toEqual({
    modules: had,
    features: ['Laboratory and pharmacy modules'],
    patient_limit: 2500,
    version: 2,
  });
  expect({
    professional: await planOf(changed, 'professional'),
    standard: await planOf(changed, 'standard'),
  }).toEqual(before);
});
