import type { Kysely } from 'kysely';
import { extendRoles, inEachHospital } from './standing-hospitals.ts';
import { runAll } from './tenant-table.ts';

/** Who reads the nursing record or the medication record without writing them. docs/decisions/0116-reading-is-not-doing.md */
const gains: Readonly<Record<string, readonly string[]>> = {
  doctor: ['nursing.read'],
  pharmacist: ['mar.read'],
  theatre_nurse: ['mar.read'],
  medical_records_officer: ['nursing.read', 'mar.read'],
};

/** Irrigation stands apart from urine, and delivered roles read what they do not do. */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    `alter table fluid_entry drop constraint fluid_entry_kind_known`,
    `alter table fluid_entry add constraint fluid_entry_kind_known check (kind in ('oral', 'iv', 'irrigation_in',
      'intake_other', 'urine', 'irrigation_out', 'emesis', 'drainage', 'output_other'))`,
  ]);
  await inEachHospital(db, (tenantId) => extendRoles(db, tenantId, gains));
}
