import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { embeddedPostgres } from '#testing/hospital.ts';
import { olderDatabase } from '#testing/older-database.ts';

/** A visit with its consultation, a request for a bed by its author, and one by somebody else. */
const standing = `
  set session_replication_role = replica;
  insert into tenant (id, slug, name, status, is_platform, created_at)
    values ('{tenant}', 'one', 'One', 'active', false, now());
  insert into consultation (tenant_id, id, patient_id, appointment_id, author_id, status, is_sensitive,
    is_entered_in_error, draft, started_at, updated_at, version)
  values ('{tenant}', '{consultation}', '{patient}', '{visit}', '{author}', 'draft', true, false, '{}', now(), now(), 1);
  insert into admission_request (tenant_id, id, patient_id, urgency, reason, appointment_id, status, requested_by,
    requested_at, updated_at, version, decided_by, decided_at, cancel_reason)
  select '{tenant}', id, '{patient}', 'routine', 'Asthma', '{visit}', 'cancelled', by, now(), now(), 1, by,
    now(), 'Done'
  from (values ('{own}'::uuid, '{author}'::uuid), ('{other}'::uuid, '{desk}'::uuid)) as one (id, by);
  reset session_replication_role`;

test('a standing request for a bed names the consultation of the visit when its author asked', async () => {
  const { client, migrate } = await olderDatabase(
    embeddedPostgres(),
    '0099-what-is-made-from-a-consultation',
  );
  const names = ['tenant', 'consultation', 'patient', 'visit', 'author', 'own', 'other', 'desk'];
  const ids = Object.fromEntries(names.map((name) => [name, newId()]));
  await client.query(standing.replaceAll(/\{(\w+)\}/g, (whole, name: string) => ids[name] ?? whole));
  await migrate();
  const { rows } = await client.query('select id, consultation_id from admission_request');
  const found = Object.fromEntries(rows.map(({ id, consultation_id: from }) => [id, from]));
  expect(found).toEqual({ [ids['own']!]: ids['consultation'], [ids['other']!]: null });
});
