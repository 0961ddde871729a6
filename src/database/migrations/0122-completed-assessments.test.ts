import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { embeddedPostgres } from '#testing/hospital.ts';
import { olderDatabase } from '#testing/older-database.ts';

/** Of two hospitals, an assessment of each status as it was kept, an addendum to one and a mark on another. */
const standing = `
  insert into tenant (id, slug, name, status, is_platform, created_at)
  values ('{one}', 'one', 'One', 'active', false, now()), ('{two}', 'two', 'Two', 'active', false, now());
  insert into user_account (tenant_id, id, email, email_key, first_name, last_name)
  select tenant.id, person.id, first || '@one.example', first || '@one.example', first, 'Das'
  from tenant, (values ('{nurse}'::uuid, 'ruma'), ('{colleague}', 'rina')) as person (id, first);
  insert into patient (tenant_id, id, patient_number, first_name, last_name, date_of_birth, gender, sort_name,
    search_text, created_at, updated_at)
  select id, '{patient}', 'P-1', 'Sumi', 'Paul', '1990-01-01', 'female', 'paul sumi', 'paul sumi', now(), now()
  from tenant;
  insert into nursing_assessment (tenant_id, id, patient_id, nurse_id, assessment_type, assessment_date, sections,
    scales, fall_risk_score, mobility_level, allergies_verified, nursing_diagnoses, care_plan, notes, status,
    reviewed_by, reviewed_at, created_at, updated_at, version)
  select tenant_id, id, '{patient}', '{nurse}', 'shift', '2026-01-05T10:00:00Z', '{"respiratory": "Quiet"}',
    '{"pain": {"score": 4, "band": "moderate"}}', 35, 'one_person', true, array['Risk of falls'],
    '[{"diagnosis": "Risk of falls", "goals": "", "interventions": "", "evaluation": ""}]', 'Slept well', status,
    case status when 'reviewed' then '{colleague}'::uuid end,
    case status when 'reviewed' then '2026-01-05T11:00:00Z'::timestamptz end, now(), now(), 3
  from (values ('{one}'::uuid, '{draft}'::uuid, 'draft'), ('{one}', '{completed}', 'completed'),
    ('{one}', '{reviewed}', 'reviewed'), ('{two}', '{other}', 'completed')) as kept (tenant_id, id, status);
  insert into nursing_assessment_addendum (tenant_id, id, assessment_id, reason, body, added_by, added_at)
  values ('{one}', '{addendum}', '{completed}', 'Forgotten', 'With a stick', '{nurse}', now());
  insert into nursing_assessment_error (tenant_id, assessment_id, reason, marked_by, marked_at)
  values ('{one}', '{reviewed}', 'Of the neighbour', '{nurse}', now())`;

const content = {
  sections: { respiratory: 'Quiet' },
  scales: { pain: { score: 4, band: 'moderate' } },
  fall_risk_score: 35,
  mobility_level: 'one_person',
  allergies_verified: true,
  nursing_diagnoses: ['Risk of falls'],
  care_plan: [{ diagnosis: 'Risk of falls', goals: '', interventions: '', evaluation: '' }],
  notes: 'Slept well',
};
const contentColumns = Object.keys(content).join(', ');
const nothing = Object.fromEntries(Object.keys(content).map((column) => [column, null]));

/** The database as it was before, with assessments in it; their ids are in the order of their names here. */
async function anOlderDatabase() {
  const { client, migrate } = await olderDatabase(embeddedPostgres(), '0122-completed-assessments');
  const names = 'one two draft completed reviewed other patient nurse colleague addendum'.split(' ');
  const made = names.map(() => newId()).toSorted();
  const ids = Object.fromEntries(names.map((name, place) => [name, made[place]!]));
  const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (all, name: string) => ids[name] ?? all);
  const run = async (text: string) => (await client.query(filled(text))).rows;
  await run(standing);
  return { ids, run, migrate };
}

test('what completed assessments said lies where rows are only added, and drafts stay as they are', async () => {
  const { ids, run, migrate } = await anOlderDatabase();
  const others = `select id, tenant_id, patient_id, nurse_id, assessment_type, assessment_date, status, reviewed_by,
    reviewed_at, created_at, updated_at, version from nursing_assessment order by id`;
  const before = await run(others);
  await migrate();
  expect(await run(others)).toEqual(before);
  expect(await run(`select id, ${contentColumns} from nursing_assessment order by id`)).toEqual([
    { id: ids['draft'], ...content },
    { id: ids['completed'], ...nothing },
    { id: ids['reviewed'], ...nothing },
    { id: ids['other'], ...nothing },
  ]);
  const by = {
    nurse_id: ids['nurse'],
    assessment_type: 'shift',
    assessment_date: before[0]!.assessment_date,
  };
  expect(
    await run(`select tenant_id, assessment_id, nurse_id, assessment_type, assessment_date, ${contentColumns}
      from nursing_assessment_completion order by assessment_id`),
  ).toEqual([
    { tenant_id: ids['one'], assessment_id: ids['completed'], ...by, ...content },
    { tenant_id: ids['one'], assessment_id: ids['reviewed'], ...by, ...content },
    { tenant_id: ids['two'], assessment_id: ids['other'], ...by, ...content },
  ]);
});

test('an older program that still runs writes drafts and completes none', async () => {
  const { run, migrate } = await anOlderDatabase();
  await migrate();
  await run(`update nursing_assessment set sections = '{}', notes = 'Woke at two' where id = '{draft}'`);
  for (const old of [
    `update nursing_assessment set status = 'completed', sections = '{}', scales = '{}' where id = '{draft}'`,
    `insert into nursing_assessment (tenant_id, id, patient_id, nurse_id, assessment_type, assessment_date, sections,
      scales, allergies_verified, nursing_diagnoses, care_plan, status, created_at, updated_at)
    values ('{one}', '{addendum}', '{patient}', '{nurse}', 'shift', now(), '{}', '{}', true, '{}', '[]', 'completed',
      now(), now())`,
  ]) {
    await expect(run(old)).rejects.toThrow('nursing_assessment_draft_kept');
  }
  expect(await run(`select status, notes from nursing_assessment order by id limit 1`)).toEqual([
    { status: 'draft', notes: 'Woke at two' },
  ]);
});
