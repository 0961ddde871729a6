import { sql } from 'kysely';
import { linesToReview } from '../old-text/old-text.rules.ts';
import type { AllergyState } from './allergy.contract.ts';
import '../consultations.tables.ts';

interface AllergyColumns {
  allergy_state: AllergyState | null;
  allergy_substances: string[];
  allergy_old_text: string | null;
  allergy_reviewed: string[];
}

/** What a list of patients needs of their allergies, as a lateral of a query whose patients are called `patient`. */
export const allergiesBeside = (tenantId: string) => sql<AllergyColumns>`(
  select
    (select stated.state from allergy_state stated
      where stated.tenant_id = ${tenantId}::uuid and stated.patient_id = patient.id) as allergy_state,
    array(select allergy.substance from patient_allergy allergy
      where allergy.tenant_id = ${tenantId}::uuid and allergy.patient_id = patient.id and allergy.status = 'active'
      order by allergy.recorded_at, allergy.id) as allergy_substances,
    patient.allergies as allergy_old_text,
    array(select reviewed.line_key from reviewed_line reviewed
      where reviewed.tenant_id = ${tenantId}::uuid and reviewed.patient_id = patient.id
        and reviewed.field = 'allergies') as allergy_reviewed
)`;

/** What a list tells of allergies: the substances, or that none are known, or that nobody has asked. */
export interface AllergiesInShort {
  state: AllergyState;
  /** With what the old free text says and nobody has reviewed. */
  substances: string[];
}

type JoinedColumns = { [Column in keyof AllergyColumns]: AllergyColumns[Column] | null };

/** Reads the columns of `allergiesBeside`. */
export function allergiesInShort(row: JoinedColumns): AllergiesInShort {
  const reviewed = row.allergy_reviewed ?? [];
  const old = linesToReview('allergies', { text: row.allergy_old_text, reviewed });
  return {
    state: row.allergy_state ?? 'not-asked',
    substances: [...new Set([...(row.allergy_substances ?? []), ...old])],
  };
}
