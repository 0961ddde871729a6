import type { Kysely } from 'kysely';
import { anesthesiaTables } from './0039-anesthesia.ts';
import { checklistTables } from './0039-checklists.ts';
import { noteTables, specimenTables } from './0039-operative-notes.ts';
import { type Grant, protectTenantTable, runAll } from './tenant-table.ts';

/** What was signed, completed or entered can be added to and never changed: the app role has no right to. */
const grants: Readonly<Record<string, readonly Grant[]>> = {
  checklist_adaptation: ['select', 'insert', 'update'],
  surgical_checklist: ['select', 'insert', 'update'],
  surgical_checklist_item: ['select', 'insert', 'update'],
  safety_override: ['select', 'insert', 'update'],
  operative_note: ['select', 'insert', 'update'],
  operative_note_text: ['select', 'insert'],
  operative_note_addendum: ['select', 'insert'],
  operative_note_template: ['select', 'insert', 'update', 'delete'],
  surgical_specimen: ['select', 'insert'],
  surgical_implant: ['select', 'insert', 'update'],
  anesthesia_record: ['select', 'insert', 'update'],
  anesthesia_completion: ['select', 'insert'],
  anesthesia_entry: ['select', 'insert'],
  anesthesia_entry_error: ['select', 'insert'],
};

/**
 * The papers of an operation: safety checklist, operative note, anesthesia record.
 * docs/decisions/0066-papers-of-the-theatre.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...checklistTables, ...noteTables, ...specimenTables, ...anesthesiaTables]);
  for (const [table, rights] of Object.entries(grants)) await protectTenantTable(db, table, rights);
}
