import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { embeddedPostgres } from '#testing/hospital.ts';
import { olderDatabase } from '#testing/older-database.ts';

/** A case whose consent was signed on the screen for the left side, one on paper, and two items of a checklist. */
const standing = `
  set session_replication_role = replica;
  insert into tenant (id, slug, name, status, is_platform, created_at)
    values ('{tenant}', 'one', 'One', 'active', false, now());
  insert into surgical_consent (tenant_id, id, case_id, patient_id, way, signed_by, signed_at, text_version, content,
    recorded_by)
  values ('{tenant}', '{consent}', '{signed}', '{patient}', 'typed', 'The patient', now(), 'operation-1',
    '{"procedureName": "Hernia repair", "laterality": "left"}', '{patient}');
  insert into surgical_case (tenant_id, id, case_number, patient_id, procedure_name, laterality, urgency, status,
    estimated_minutes, holds_time, listed_at, equipment_used, created_by, updated_by, created_at, updated_at,
    consent_signed_by, consent_signed_at, consent_recorded_by, consent_id)
  select '{tenant}', id, 'OR-' || number, '{patient}', 'Hernia repair', 'not_applicable', 'elective', 'scheduled', 60,
    false, now(), '{}', '{patient}', '{patient}', now(), now(), 'The patient', now(), '{patient}', consent
  from (values ('{signed}'::uuid, '000001', '{consent}'::uuid), ('{paper}'::uuid, '000002', null))
    as one (id, number, consent);
  insert into surgical_checklist_item (tenant_id, checklist_id, code, position, phase, description, is_required)
    values ('{tenant}', '{signed}', 'allergy', 1, 'sign_in', 'Known allergies are checked', true),
      ('{tenant}', '{signed}', 'own', 2, 'sign_in', 'Item of the hospital', true);
  reset session_replication_role`;

test('a signed consent says for what it was; of paper nobody knows, and no side is invented', async () => {
  const { client, migrate } = await olderDatabase(embeddedPostgres(), '0092-theatre-safety');
  const ids = Object.fromEntries(
    ['tenant', 'consent', 'signed', 'paper', 'patient'].map((name) => [name, newId()]),
  );
  await client.query(standing.replaceAll(/\{(\w+)\}/g, (whole, name: string) => ids[name] ?? whole));
  await migrate();
  const cases = await client.query(
    'select laterality, consent_procedure, consent_laterality from surgical_case order by case_number',
  );
  expect(cases.rows).toEqual([
    { laterality: 'not_applicable', consent_procedure: 'Hernia repair', consent_laterality: 'left' },
    { laterality: 'not_applicable', consent_procedure: null, consent_laterality: null },
  ]);
  const items = await client.query(
    'select code, said_by_role, said_by from surgical_checklist_item order by code',
  );
  expect(items.rows).toEqual([
    { code: 'allergy', said_by_role: 'anesthesiologist', said_by: null },
    { code: 'own', said_by_role: null, said_by: null },
  ]);
});
