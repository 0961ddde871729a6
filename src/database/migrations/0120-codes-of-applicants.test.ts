import { expect, test } from 'vitest';
import { sha256 } from '#database/sha256.ts';
import { newId } from '#kernel/ids.ts';
import { embeddedPostgres } from '#testing/hospital.ts';
import { olderDatabase } from '#testing/older-database.ts';

/** An application whose code waits to be sent, as it was kept. */
const standing = `
  set session_replication_role = replica;
  insert into tenant (id, slug, name, status, is_platform, created_at)
  values ('{platform}', 'platform', 'Platform', 'active', true, now());
  insert into application (tenant_id, id, number, source, organization_name, organization_key, contact_email,
    contact_phone, address, admin_first_name, admin_last_name, admin_email, admin_email_key, status, checklist,
    email_code, submitted_at, updated_at, version)
  values ('{platform}', '{application}', 'APP-000001', 'signup', 'Clinic', 'clinic', 'a@clinic.example',
    '+880 2 555 0100', '5 Lake Road', 'Rina', 'Paul', 'b@clinic.example', 'b@clinic.example', 'pending', '{}',
    '640127', now(), now(), 1);
  insert into message (tenant_id, id, event_type, about, occurrence, channel, recipient_key, recipient, language,
    subject, body, status, due_at, attempts, is_mocked, created_at, updated_at)
  values ('{platform}', '{message}', 'application', 'application/{application}', '{told}', 'email',
    'address/a@clinic.example', 'a@clinic.example', 'en', 'Your application APP-000001', 'Enter this code: 640127',
    'pending', now(), 0, false, now(), now());
  insert into application_message (tenant_id, id, application_id, kind, recipient, facts, created_at, message_id)
  values ('{platform}', '{told}', '{application}', 'received', 'a@clinic.example',
    '{"number": "APP-000001", "code": "640127"}', now(), '{message}');
  reset session_replication_role`;

test('a code that was kept is told by its hash, and its mail gets another one', async () => {
  const { client, migrate } = await olderDatabase(embeddedPostgres(), '0120-codes-of-applicants');
  const names = ['platform', 'application', 'message', 'told'];
  const ids = Object.fromEntries(names.map((name) => [name, newId()]));
  await client.query(standing.replaceAll(/\{(\w+)\}/g, (all, name: string) => ids[name] ?? all));
  await migrate();
  const { rows } = await client.query(
    `select email_code_hash, body, secret_kind, secret_id, facts from application, message, application_message`,
  );
  expect(rows).toEqual([
    {
      email_code_hash: await sha256(`${ids['application']}:640127`),
      body: 'Enter this code: [the code is in the email only]',
      secret_kind: 'applicant-code',
      secret_id: ids['application'],
      facts: { number: 'APP-000001' },
    },
  ]);
});
