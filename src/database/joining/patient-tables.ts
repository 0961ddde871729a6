/** The columns by which a row is known beside its hospital and its patient. */
type RowKey = readonly string[];

const byId: RowKey = ['id'];

/**
 * What becomes of the rows of a patient when two records of one person are joined: they go to the record that is kept,
 * in every table that has a `patient_id`. A test holds this list against the catalogue, so that a new table cannot be
 * forgotten: it needs a line here, and `movesWithPatient` in its migration where the app role cannot change its rows.
 * Where both records can have a row that there can be one of, `folds` says so and `folding.ts` how.
 * docs/decisions/0134-two-records-of-one-person.md
 */
export const tablesOfPatients = {
  admission: byId,
  admission_request: byId,
  allergy_state: [],
  appointment: byId,
  care_intervention: byId,
  care_plan: byId,
  consultation: byId,
  consultation_note: ['consultation_id'],
  counter_sale: byId,
  deposit_account: [],
  deposit_movement: byId,
  deposit_refund_request: byId,
  deterioration: byId,
  dispensing: byId,
  dose: byId,
  dose_error: ['dose_id'],
  dose_outcome: ['dose_id'],
  emergency_access: byId,
  fluid_entry: ['record_id', 'kind'],
  fluid_record: byId,
  fluid_record_error: ['record_id'],
  infusion_step: byId,
  invoice: byId,
  lab_order: byId,
  lab_result: byId,
  message: byId,
  nursing_assessment: byId,
  nursing_assignment: byId,
  nursing_handover_patient: ['handover_id', 'assignment_id'],
  nursing_note: byId,
  nursing_note_error: ['note_id'],
  nursing_task: byId,
  opt_out_link: ['code'],
  patient_allergy: byId,
  patient_identifier: ['system', 'value'],
  patient_message_preference: [],
  patient_problem: byId,
  prescription: byId,
  prescription_draft: byId,
  prescription_line: byId,
  progress_note: byId,
  referral: byId,
  reviewed_line: ['field', 'line_key'],
  stock_movement: byId,
  surgical_bill: byId,
  surgical_case: byId,
  surgical_consent: byId,
  surgical_consent_signature: byId,
  surgical_consent_withdrawal: byId,
  surgical_consumable: byId,
  surgical_implant: byId,
  vital_signs: byId,
  vital_signs_error: ['vital_signs_id'],
  ward_order: byId,
  wound: byId,
  wound_observation: byId,
} as const satisfies Record<string, RowKey>;

export type PatientTable = keyof typeof tablesOfPatients;

/**
 * The unique keys with a patient in them that two records can both fill. Each has a rule: a join is refused, by whom is
 * named, or the rows are folded into one. Keys that hold the id of the row beside the patient cannot meet.
 */
export const meetingKeys: Readonly<Record<string, 'refused' | 'folded'>> = {
  admission_active_of_patient: 'refused',
  admission_request_open_of_patient: 'refused',
  surgical_case_patient_clash: 'refused',
  allergy_state_pkey: 'folded',
  deposit_account_pkey: 'folded',
  emergency_access_running: 'folded',
  patient_allergy_once: 'folded',
  patient_message_preference_pkey: 'folded',
  patient_problem_once: 'folded',
  reviewed_line_pkey: 'folded',
};
