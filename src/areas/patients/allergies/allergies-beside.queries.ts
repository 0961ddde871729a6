import { sql } from 'kysely';
import type { AllergiesInShort, AllergyState } from '#kernel/care/allergies-in-short.ts';
import './allergy.tables.ts';

interface AllergyColumns {
  allergy_state: AllergyState | null;
  allergy_substances: string[];
}

/** What a list of patients needs of their allergies, as a lateral of a query whose patients are called `patient`. */
export const allergiesBeside = (tenantId: string) => sql<AllergyColumns>`(
  select
    (select stated.state from allergy_state stated
      where stated.tenant_id = ${tenantId}::uuid and stated.patient_id = patient.id) as allergy_state,
    array(select allergy.substance from patient_allergy allergy
      where allergy.tenant_id = ${tenantId}::uuid and allergy.patient_id = patient.id and allergy.status = 'active'
      order by allergy.recorded_at, allergy.id) as allergy_substances
)`;

type JoinedColumns = { [Column in keyof AllergyColumns]: AllergyColumns[Column] | null };

/** Reads the columns of `allergiesBeside`. */
export function allergiesInShort(row: JoinedColumns): AllergiesInShort {
  return { state: row.allergy_state ?? 'not-asked', substances: row.allergy_substances ?? [] };
}
