import type { ColumnType } from 'kysely';
import type { AllergyState } from '#kernel/care/allergies-in-short.ts';
import type { Instant, PlainDate } from '#database/tables.ts';
import type { Allergy } from './allergy.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    allergy_state: AllergyStateTable;
    patient_allergy: PatientAllergyTable;
  }
}

/** One row for each patient whose allergies somebody has asked about. */
interface AllergyStateTable {
  tenant_id: string;
  patient_id: string;
  state: AllergyState;
  /** Who stated that none are known: null in every other state, and where the registration said so and nobody knows who. */
  stated_by: string | null;
  stated_at: Instant | null;
  updated_at: Instant;
}

interface PatientAllergyTable {
  tenant_id: string;
  id: string;
  patient_id: string;
  substance: string;
  /** The substance as it is compared: an active one is recorded once. */
  substance_key: string;
  ingredient: string | null;
  reaction_kind: Allergy['reactionKind'];
  reaction: string | null;
  severity: Allergy['severity'];
  certainty: Allergy['certainty'];
  noticed_on: PlainDate | null;
  status: Allergy['status'];
  /** 'recorded' while active: the patient's state cannot become another as long. */
  active_state: 'recorded' | null;
  status_reason: string | null;
  /** Null where the registration said it and nobody knows who. */
  recorded_by: string | null;
  recorded_at: ColumnType<Instant, Instant, never>;
  changed_by: string | null;
  /** The number of the joined record from which it came. */
  joined_from: string | null;
  updated_at: Instant;
  version: number;
}
