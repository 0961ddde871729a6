import type { JsonColumn, Table } from '#database/tables.ts';
import type { Handover } from './handover.contract.ts';
import type { Sbar } from './sbar/sbar.contract.ts';

declare module '#database/tables.ts' {
  interface Tables {
    nursing_handover: Table<'nursing_handover', NursingHandoverColumns>;
    nursing_handover_patient: Table<'nursing_handover_patient', NursingHandoverPatientColumns>;
  }
}

interface NursingHandoverColumns {
  status: Handover['status'];
  /** The shift of the accepting nurse, which the patients belong to from then on. */
  to_shift_id: string | null;
}

interface NursingHandoverPatientColumns {
  /** As it was when the patient was handed over. */
  sbar: JsonColumn<Sbar>;
  /** True until the handover is accepted or withdrawn: nobody is in two at once. */
  is_pending: boolean;
}
