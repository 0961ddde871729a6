import type { ColumnType } from 'kysely';
import type { AllergyState } from '#kernel/care/allergies-in-short.ts';
import type { Instant, Table } from '#database/tables.ts';
import type { Allergy } from './allergy.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    allergy_state: Table<'allergy_state', AllergyStateColumns>;
    patient_allergy: Table<'patient_allergy', PatientAllergyColumns>;
  }
}

/** One row for each patient whose allergies somebody has asked about. */
interface AllergyStateColumns {
  state: AllergyState;
  /** Who stated that none are known: null in every other state, and where the registration said so and nobody knows who. */
  stated_by: string | null;
}

interface PatientAllergyColumns {
  /** The substance as it is compared: an active one is recorded once. */
  substance_key: string;
  reaction_kind: Allergy['reactionKind'];
  severity: Allergy['severity'];
  certainty: Allergy['certainty'];
  status: Allergy['status'];
  /** 'recorded' while active: the patient's state cannot become another as long. */
  active_state: 'recorded' | null;
  /** Null where the registration said it and nobody knows who. */
  recorded_by: string | null;
  recorded_at: ColumnType<Instant, Instant, never>;
}
