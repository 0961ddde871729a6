import type { Kysely } from 'kysely';
import { addendumTable, errorMarkTable } from './paper-tables.ts';
import { key, protectTenantTable, runAll } from './tenant-table.ts';

const tables = {
  operative_note_error: errorMarkTable('operative_note_error', {
    column: 'note_id',
    of: 'operative_note_text',
    by: 'note_id',
  }),
  anesthesia_record_error: [
    ...errorMarkTable('anesthesia_record_error', { column: 'record_id', of: 'anesthesia_record' }),
    // The mark names its record as marked, so that no record stops being so.
    'alter table anesthesia_record_error add column is_in_error boolean not null default true',
    'alter table anesthesia_record_error add constraint anesthesia_record_error_of_marked check (is_in_error)',
    key(
      'anesthesia_record_error',
      'marked_record',
      'record_id, is_in_error',
      'anesthesia_record',
      'id, is_in_error',
    ),
  ],
  nursing_assessment_error: errorMarkTable('nursing_assessment_error', {
    column: 'assessment_id',
    of: 'nursing_assessment',
  }),
  anesthesia_addendum: addendumTable('anesthesia_addendum', {
    column: 'record_id',
    of: 'anesthesia_completion',
    by: 'record_id',
  }),
  nursing_assessment_addendum: addendumTable('nursing_assessment_addendum', {
    column: 'assessment_id',
    of: 'nursing_assessment',
  }),
  nursing_note_addendum: addendumTable('nursing_note_addendum', { column: 'note_id', of: 'nursing_note' }),
};

/**
 * Addenda to nursing notes, assessments and anesthesia records, and marks of operative notes, assessments and anesthesia
 * records that were entered in error. A case has one anesthesia record that counts: where it is marked, another one may
 * be made. docs/decisions/0151-corrections-of-papers.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    'alter table anesthesia_record add column is_in_error boolean not null default false',
    'alter table anesthesia_record drop constraint anesthesia_record_of_case',
    `alter table anesthesia_record add constraint anesthesia_record_as_marked unique (tenant_id, id, is_in_error)`,
    'create unique index anesthesia_record_of_case on anesthesia_record (tenant_id, case_id) where not is_in_error',
    'create index anesthesia_record_by_case on anesthesia_record (tenant_id, case_id, created_at, id)',
    ...Object.values(tables).flat(),
  ]);
  for (const table of Object.keys(tables)) await protectTenantTable(db, table, ['select', 'insert']);
}
