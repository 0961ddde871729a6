import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { embeddedPostgres } from '#testing/hospital.ts';
import { olderDatabase } from '#testing/older-database.ts';

/** A consent that was signed on the screen when the patient signed alone. */
const standing = `
  set session_replication_role = replica;
  insert into tenant (id, slug, name, status, is_platform, created_at)
    values ('{tenant}', 'one', 'One', 'active', false, now());
  insert into surgical_consent (tenant_id, id, case_id, patient_id, way, signed_by, signed_at, text_version, content,
    recorded_by)
  values ('{tenant}', '{consent}', '{signed}', '{patient}', 'typed', 'The patient', now(), 'operation-1',
    '{"procedureName": "Hernia repair"}', '{patient}');
  reset session_replication_role`;

test('a consent that was given before stays given, in the language in which it was read', async () => {
  const { client, migrate } = await olderDatabase(embeddedPostgres(), '0098-consents-in-two-languages');
  const ids = Object.fromEntries(['tenant', 'consent', 'signed', 'patient'].map((name) => [name, newId()]));
  await client.query(standing.replaceAll(/\{(\w+)\}/g, (whole, name: string) => ids[name] ?? whole));
  await migrate();
  const { rows } = await client.query('select way, language, needs_surgeon, content from surgical_consent');
  expect(rows).toEqual([
    { way: 'typed', language: 'en', needs_surgeon: false, content: { procedureName: 'Hernia repair' } },
  ]);
});
