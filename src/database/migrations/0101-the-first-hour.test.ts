import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { embeddedPostgres } from '#testing/hospital.ts';
import { olderDatabase } from '#testing/older-database.ts';

/** A hospital that stands on UTC, one whose zone somebody chose, and an application that nobody has decided. */
const standing = `
  set session_replication_role = replica;
  insert into tenant (id, slug, name, status, is_platform, created_at)
  values ('{utc}', 'one', 'One', 'active', false, now()), ('{dhaka}', 'two', 'Two', 'active', false, now());
  insert into tenant_settings (tenant_id, name, time_zone, modules)
  values ('{utc}', 'One', 'UTC', '{}'), ('{dhaka}', 'Two', 'Asia/Dhaka', '{}');
  insert into application (tenant_id, id, number, source, organization_name, organization_key, contact_email,
    contact_phone, address, admin_first_name, admin_last_name, admin_email, admin_email_key, status, checklist,
    submitted_at, updated_at, version)
  values ('{utc}', '{application}', 'APP-000001', 'operator', 'Clinic', 'clinic', 'a@clinic.example', '+880 2 555 0100',
    '5 Lake Road', 'Rina', 'Paul', 'b@clinic.example', 'b@clinic.example', 'pending', '{}', now(), now(), 1);
  reset session_replication_role`;

test('of standing hospitals nothing is decided or moved, and an open application keeps what was said', async () => {
  const { client, migrate } = await olderDatabase(embeddedPostgres(), '0101-the-first-hour');
  const ids = Object.fromEntries(['utc', 'dhaka', 'application'].map((name) => [name, newId()]));
  await client.query(standing.replaceAll(/\{(\w+)\}/g, (whole, name: string) => ids[name] ?? whole));
  await migrate();
  const settings = await client.query(
    `select time_zone, country_code, clock_decided_at, first_steps_hidden_at from tenant_settings order by name`,
  );
  const undecided = { country_code: null, clock_decided_at: null, first_steps_hidden_at: null };
  expect(settings.rows).toEqual([
    { time_zone: 'UTC', ...undecided },
    { time_zone: 'Asia/Dhaka', ...undecided },
  ]);
  const applications = await client.query(
    'select organization_name, country_code, number_grouping, message_language from application',
  );
  expect(applications.rows).toEqual([
    { organization_name: 'Clinic', country_code: null, number_grouping: null, message_language: null },
  ]);
  const wrong = client.query(`update tenant_settings set country_code = 'Bangladesh'`);
  await expect(wrong).rejects.toThrow('tenant_settings_country');
});
