import type { ColumnType } from 'kysely';
import type { Instant, JsonColumn, PlainDate } from '#database/tables.ts';
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
    medicine: MedicineTable;
    medicine_word: MedicineWordTable;
    prescription_draft: PrescriptionDraftTable;
    prescription_set: PrescriptionSetTable;
    prescription: PrescriptionTable;
    prescription_line: PrescriptionLineTable;
    prescription_line_event: PrescriptionLineEventTable;
    prescription_finding: PrescriptionFindingTable;
  }
}

interface MedicineTable {
  tenant_id: string;
  id: string;
  name: string;
  generic_name: string;
  ingredients: JsonColumn<Medicine['ingredients']>;
  ingredient_codes: string[];
  strength: string;
  dosage_form: Medicine['dosageForm'];
  route: Medicine['route'];
  category: string;
  maker: string | null;
  base_unit: Medicine['baseUnit'];
  pack_size: number;
  is_high_alert: boolean;
  is_controlled: boolean;
  /** The last day on which it is handled as controlled, or high alert, though it is no longer marked. */
  controlled_until: PlainDate | null;
  high_alert_until: PlainDate | null;
  is_antibiotic: boolean;
  /** Not sold over the counter; controlled ones and antibiotics never are. */
  is_prescription_only: boolean;
  /** An opened ampoule or vial keeps for the next doses. */
  keeps_opened: boolean;
  pregnancy_risk: Medicine['pregnancyRisk'];
  minimum_age_months: number | null;
  dose_limits: JsonColumn<Medicine['doseLimits']>;
  is_active: boolean;
  /** Normalised name, strength and form, by which the list is sorted. */
  sort_name: string;
  /** Name, strength, form and maker, by which a medicine is the same one. */
  identity_key: string;
  /** Everything that a search looks at, normalised. */
  search_text: string;
  created_by: string;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

/** A word of an active medicine, by whose beginning it is found. */
interface MedicineWordTable {
  tenant_id: string;
  word: string;
  sort_name: string;
  medicine_id: string;
}

interface PrescriptionDraftTable {
  tenant_id: string;
  id: string;
  patient_id: string;
  prescriber_id: string;
  admission_id: string | null;
  consultation_id: string | null;
  content: JsonColumn<DraftContent>;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

interface PrescriptionSetTable {
  tenant_id: string;
  id: string;
  user_id: string;
  name: string;
  lines: JsonColumn<WrittenLine[]>;
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

interface PrescriptionTable {
  tenant_id: string;
  id: string;
  prescription_number: string;
  verification_code: string;
  kind: Prescription['kind'];
  patient_id: string;
  prescriber_id: string;
  prescriber_name: string;
  /** Under which the prescriber was registered when it was signed. */
  prescriber_registration: string | null;
  admission_id: string | null;
  /** The stay with whose discharge it was signed. */
  discharged_from: string | null;
  consultation_id: string | null;
  diagnosis: string | null;
  advice: string | null;
  next_visit: PlainDate | null;
  weight_grams: number | null;
  pregnancy: NonNullable<Prescription['pregnancy']>;
  status: Prescription['status'];
  signed_at: Instant;
  cancelled_at: Instant | null;
  cancelled_by: string | null;
  cancel_reason: string | null;
  updated_at: Instant;
  version: number;
}

interface PrescriptionLineTable {
  tenant_id: string;
  id: string;
  prescription_id: string;
  patient_id: string;
  line_number: number;
  medicine_id: string | null;
  name: string;
  generic_name: string | null;
  strength: string | null;
  dosage_form: PrescriptionLine['dosageForm'];
  ingredient_codes: string[];
  dose: string;
  route: PrescriptionLine['route'];
  frequency: string;
  food: PrescriptionLine['food'];
  duration: string;
  quantity: number | null;
  base_unit: PrescriptionLine['baseUnit'];
  is_quantity_typed: boolean;
  instruction: string | null;
  /** Of what is given as needed. */
  prn_indication: string | null;
  prn_minimum_minutes: number | null;
  prn_maximum: number | null;
  starts_on: PlainDate;
  ends_on: PlainDate | null;
  replaces_id: string | null;
  state: PrescriptionLine['state'];
  state_at: Instant;
  state_by: string;
  state_reason: string | null;
  version: number;
}

interface PrescriptionLineEventTable {
  tenant_id: string;
  id: string;
  line_id: string;
  kind: PrescriptionLine['events'][number]['kind'];
  happened_at: Instant;
  done_by: string;
  reason: string | null;
}

interface PrescriptionFindingTable {
  tenant_id: string;
  id: string;
  prescription_id: string;
  line_id: string;
  position: number;
  severity: PrescriptionFinding['severity'];
  code: PrescriptionFinding['code'];
  facts: JsonColumn<PrescriptionFinding['facts']>;
  rules_version: string;
  reason: string | null;
}
