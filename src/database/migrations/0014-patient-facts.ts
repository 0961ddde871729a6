import type { Kysely } from 'kysely';
import { runAll } from './tenant-table.ts';

/**
 * How exactly a birth date is known, the date of death, documents that identify a person, marital status, former
 * names, and whether anybody asked for allergies. Of the patients that are stored nobody knows whether they were
 * asked, so they begin as not asked. docs/decisions/0043-dates-and-facts-of-a-patient.md
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runAll(db, [
    ...columns.map((column) => `alter table patient add column ${column}`),
    `alter table patient drop constraint patient_status_check`,
    ...constraints.map((constraint) => `alter table patient add constraint ${constraint}`),
    ...['national_id', 'passport', 'birth_certificate'].map(
      (document) =>
        `create index patient_by_${document} on patient (tenant_id, ${document}_key, id)
          where ${document}_key is not null`,
    ),
  ]);
}

const columns = [
  `birth_precision text not null default 'day'`,
  `date_of_death date`,
  `marital_status text`,
  `former_names text`,
  `national_id text`,
  `national_id_key text collate "C"`,
  `passport_number text`,
  `passport_key text collate "C"`,
  `birth_certificate_number text`,
  `birth_certificate_key text collate "C"`,
  `has_no_known_allergies boolean not null default false`,
];

const constraints = [
  `patient_status_known check (status in ('active', 'inactive', 'deceased'))`,
  `patient_deceased_with_date check ((status = 'deceased') = (date_of_death is not null))`,
  // An estimated birth date may lie a little after the day on which the person died.
  `patient_death_after_birth check (date_of_death >= date_of_birth or birth_precision <> 'day')`,
  `patient_birth_precision_known check (birth_precision in ('day', 'month', 'year'))`,
  `patient_marital_status_known
    check (marital_status in ('single', 'married', 'separated', 'divorced', 'widowed'))`,
  `patient_allergies_agree check (allergies is null or not has_no_known_allergies)`,
];
