import type { Instant, JsonColumn } from '#database/tables.ts';
import type { Handover } from './handover.contract.ts';
import type { Sbar } from './sbar/sbar.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    nursing_handover: NursingHandoverTable;
    nursing_handover_patient: NursingHandoverPatientTable;
  }
}

interface NursingHandoverTable {
  tenant_id: string;
  id: string;
  shift_id: string;
  ward_id: string | null;
  from_nurse_id: string;
  to_nurse_id: string;
  status: Handover['status'];
  words: string | null;
  given_at: Instant;
  accepted_at: Instant | null;
  /** The shift of the accepting nurse, which the patients belong to from then on. */
  to_shift_id: string | null;
  withdrawn_at: Instant | null;
  withdrawn_by: string | null;
  updated_at: Instant;
  version: number;
}

interface NursingHandoverPatientTable {
  tenant_id: string;
  handover_id: string;
  assignment_id: string;
  admission_id: string;
  patient_id: string;
  position: number;
  /** As it was when the patient was handed over. */
  sbar: JsonColumn<Sbar>;
  words: string | null;
  /** True until the handover is accepted or withdrawn: nobody is in two at once. */
  is_pending: boolean;
}
