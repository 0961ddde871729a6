import type { Kysely } from 'kysely';
import { cases, courses, teams, theatres } from './0038-surgery-tables.ts';
import { extendRoles, inEachHospital } from './standing-hospitals.ts';
import { protectTenantTable, runAll } from './tenant-table.ts';

const gains: Readonly<Record<string, readonly string[]>> = {
  doctor: ['surgery.read', 'surgery.operate', 'surgery.anesthesia', 'theatre.schedule'],
  nurse: ['surgery.read'],
  ward_manager: ['surgery.read'],
  theatre_nurse: ['theatre.admin', 'surgery.export'],
};

/**
 * Theatres and surgical cases. No theatre, patient or member of a team is booked twice at a time: three exclusion
 * constraints, of which the one for people reads one row of each person and case.
 * docs/decisions/0065-theatres-and-surgical-cases.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [...theatres, ...cases, ...teams, ...courses]);
  for (const table of ['operating_theatre', 'surgical_procedure', 'surgical_case', 'surgical_course']) {
    await protectTenantTable(db, table, ['select', 'insert', 'update']);
  }
  await protectTenantTable(db, 'surgical_resource', ['select', 'insert', 'update']);
  await protectTenantTable(db, 'surgical_team_member', ['select', 'insert', 'delete']);
  await protectTenantTable(db, 'surgical_milestone', ['select', 'insert']);
  await protectTenantTable(db, 'surgical_delay', ['select', 'insert']);
  await inEachHospital(db, (tenantId) => extendRoles(db, tenantId, gains));
}
