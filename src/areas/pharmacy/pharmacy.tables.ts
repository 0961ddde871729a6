import type { ColumnType } from 'kysely';
import type { Instant, JsonColumn, PlainDate, Table } from '#database/tables.ts';
import type { Medicine } from './medicines/medicine.contract.ts';
import type { DraftContent } from './prescriptions/drafts/prescription-draft.contract.ts';
import type { Prescription } from './prescriptions/prescription.contract.ts';
import type {
  PrescriptionFinding,
  PrescriptionLine,
  WrittenLine,
} from './prescriptions/prescription-line.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    medicine: Table<'medicine', MedicineColumns>;
    /** A word of an active medicine, by whose beginning it is found. */
    medicine_word: Table<'medicine_word'>;
    prescription_draft: Table<'prescription_draft', PrescriptionDraftColumns>;
    prescription_set: Table<'prescription_set', PrescriptionSetColumns>;
    prescription: Table<'prescription', PrescriptionColumns>;
    prescription_line: Table<'prescription_line', PrescriptionLineColumns>;
    prescription_line_event: Table<'prescription_line_event', PrescriptionLineEventColumns>;
    prescription_finding: Table<'prescription_finding', PrescriptionFindingColumns>;
  }
}

interface MedicineColumns {
  ingredients: JsonColumn<Medicine['ingredients']>;
  ingredient_codes: string[];
  dosage_form: Medicine['dosageForm'];
  route: Medicine['route'];
  base_unit: Medicine['baseUnit'];
  /** The last day on which it is handled as controlled, or high alert, though it is no longer marked. */
  controlled_until: PlainDate | null;
  /** Not sold over the counter; controlled ones and antibiotics never are. */
  is_prescription_only: boolean;
  /** An opened ampoule or vial keeps for the next doses. */
  keeps_opened: boolean;
  pregnancy_risk: Medicine['pregnancyRisk'];
  dose_limits: JsonColumn<Medicine['doseLimits']>;
  /** Normalised name, strength and form, by which the list is sorted. */
  sort_name: string;
  /** Name, strength, form and maker, by which a medicine is the same one. */
  identity_key: string;
  /** Everything that a search looks at, normalised. */
  search_text: string;
  created_at: ColumnType<Instant, Instant, never>;
}

interface PrescriptionDraftColumns {
  content: JsonColumn<DraftContent>;
  created_at: ColumnType<Instant, Instant, never>;
}

interface PrescriptionSetColumns {
  lines: JsonColumn<WrittenLine[]>;
  created_at: ColumnType<Instant, Instant, never>;
}

interface PrescriptionColumns {
  kind: Prescription['kind'];
  /** Under which the prescriber was registered when it was signed. */
  prescriber_registration: string | null;
  /** The stay with whose discharge it was signed. */
  discharged_from: string | null;
  pregnancy: NonNullable<Prescription['pregnancy']>;
  status: Prescription['status'];
}

interface PrescriptionLineColumns {
  dosage_form: PrescriptionLine['dosageForm'];
  ingredient_codes: string[];
  route: PrescriptionLine['route'];
  food: PrescriptionLine['food'];
  base_unit: PrescriptionLine['baseUnit'];
  /** Of what is given as needed. */
  prn_indication: string | null;
  state: PrescriptionLine['state'];
}

interface PrescriptionLineEventColumns {
  kind: PrescriptionLine['events'][number]['kind'];
}

interface PrescriptionFindingColumns {
  severity: PrescriptionFinding['severity'];
  code: PrescriptionFinding['code'];
  facts: JsonColumn<PrescriptionFinding['facts']>;
}
