import { type Kysely, sql } from 'kysely';
import { inEachHospital } from './standing-hospitals.ts';
import { key, runAll } from './tenant-table.ts';

/**
 * A procedure says whether it has a side; a consent says for which operation it was given; an item of a checklist says
 * whose part it is to say it and who said it, and a phase can want a second person.
 * docs/decisions/0122-the-theatres-safety-line.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...sides, ...speakers, ...seconds]);
  await inEachHospital(db, async (tenantId) => {
    // What was signed on the screen keeps its words; of what was signed on paper before nobody knows them.
    await sql`update surgical_case
      set consent_procedure = signed.content ->> 'procedureName', consent_laterality = signed.content ->> 'laterality'
      from surgical_consent signed
      where surgical_case.tenant_id = ${tenantId}::uuid and signed.tenant_id = ${tenantId}::uuid
        and signed.id = surgical_case.consent_id`.execute(db);
    for (const [role, codes] of Object.entries(saidBy)) {
      await sql`update surgical_checklist_item set said_by_role = ${role}
        where tenant_id = ${tenantId}::uuid and code = any (${codes}::text[])`.execute(db);
    }
  });
}

const sides = [
  // Null: nobody has said it yet.
  `alter table surgical_procedure add column has_side boolean`,
  `alter table surgical_case add column consent_procedure text`,
  `alter table surgical_case add column consent_laterality text`,
  `alter table surgical_case add constraint surgical_case_consent_laterality_known check (
    consent_laterality in ('not_applicable', 'left', 'right', 'bilateral', 'midline'))`,
];

const speakers = [
  `alter table surgical_checklist_item add column said_by_role text`,
  `alter table surgical_checklist_item add column said_by uuid`,
  `alter table surgical_checklist_item add constraint surgical_checklist_item_role_known check (
    said_by_role in ('surgeon', 'anesthesiologist', 'nurse'))`,
  `alter table surgical_checklist_item add constraint surgical_checklist_item_said_when_ticked check (
    said_by is null or is_completed)`,
  key('surgical_checklist_item', 'speaker', 'said_by', 'user_account'),
];

const seconds = [
  `alter table checklist_adaptation add column second_person text[] not null default '{}'`,
  `alter table surgical_checklist add column second_person text[] not null default '{}'`,
  ...['sign_in', 'time_out', 'sign_out'].flatMap((phase) => [
    `alter table surgical_checklist add column ${phase}_seconded_by uuid`,
    `alter table surgical_checklist add column ${phase}_seconded_at timestamptz(3)`,
    `alter table surgical_checklist add constraint surgical_checklist_${phase}_seconded_whole check (
      (${phase}_seconded_by is null) = (${phase}_seconded_at is null))`,
    key('surgical_checklist', `${phase}_second`, `${phase}_seconded_by`, 'user_account'),
  ]),
];

/** Whose part it is to say the published items, as they stood when this was written. */
const saidBy = {
  surgeon: ['patient-and-procedure', 'critical-events', 'imaging', 'surgeon-review', 'surgeon-concerns'],
  anesthesiologist: [
    'machine-check',
    'pulse-oximeter',
    'allergy',
    'airway-risk',
    'blood-loss-risk',
    'antibiotic',
    'anaesthetist-review',
    'anaesthetist-concerns',
  ],
  nurse: [
    'identity',
    'site-marked',
    'introductions',
    'nursing-review',
    'procedure-recorded',
    'counts',
    'specimen',
    'equipment',
    'nursing-concerns',
    'key-concerns',
  ],
};
