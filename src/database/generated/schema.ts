// Made by node tools/table-types.ts from a database that has just been migrated. Edited by nobody.
import type { ColumnType } from 'kysely';

// With a default, or made by the database.
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;
// As tables.ts describes them.
type Instant = string;
type PlainDate = string;
type ArrayType<T> = (T | null)[];
type JsonColumn = ColumnType<unknown, string, string>;
type Numeric = ColumnType<string, number | string, number | string>;

interface AccountClosure {
  asked_at: Instant;
  asked_by_email: string;
  asked_by_name: string;
  begun_at: Instant | null;
  closes_at: Instant;
  deleted_at: Instant | null;
  file_bytes: Generated<number>;
  file_count: Generated<number>;
  has_export: boolean;
  hospital_id: string;
  hospital_name: string;
  hospital_slug: string;
  id: string;
  reason: string;
  row_counts: Generated<JsonColumn>;
  sha256: string | null;
  status: string;
  taken_back_at: Instant | null;
  taken_back_by_name: string | null;
  tenant_id: string;
}

interface AccountLink {
  created_at: Instant;
  created_by: string | null;
  expires_at: Instant;
  id: string;
  is_asked_by_owner: Generated<boolean>;
  is_by_mail: Generated<boolean>;
  is_from_operator: Generated<boolean>;
  purpose: string;
  revoked_at: Instant | null;
  tenant_id: string;
  token_hash: string;
  used_at: Instant | null;
  user_id: string;
}

interface Admission {
  admission_notes: string | null;
  admission_number: string;
  admission_source: string;
  admission_type: string;
  admitted_at: Instant;
  admitting_doctor: string;
  admitting_doctor_id: string | null;
  attending_doctor: string | null;
  attending_doctor_id: string | null;
  cancel_reason: string | null;
  created_at: Instant;
  created_by: string;
  ended_at: Instant | null;
  estimated_discharge_date: PlainDate | null;
  id: string;
  patient_id: string;
  precautions: Generated<string[]>;
  primary_diagnosis: string | null;
  received_at: Instant | null;
  received_by: string | null;
  received_late_reason: string | null;
  request_id: string | null;
  secondary_diagnoses: Generated<string[]>;
  status: string;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface AdmissionRequest {
  admitting_doctor: string | null;
  appointment_id: string | null;
  cancel_reason: string | null;
  consultation_id: string | null;
  decided_at: Instant | null;
  decided_by: string | null;
  expected_days: number | null;
  id: string;
  patient_id: string;
  primary_diagnosis: string | null;
  reason: string;
  requested_at: Instant;
  requested_by: string;
  status: string;
  tenant_id: string;
  updated_at: Instant;
  urgency: string;
  version: Generated<number>;
  ward_id: string | null;
  ward_type: string | null;
}

interface AllergyState {
  patient_id: string;
  state: string;
  stated_at: Instant | null;
  stated_by: string | null;
  tenant_id: string;
  updated_at: Instant;
}

interface AnesthesiaAddendum {
  added_at: Instant;
  added_by: string;
  body: string;
  id: string;
  reason: string;
  record_id: string;
  tenant_id: string;
}

interface AnesthesiaCompletion {
  anesthesiologist_id: string;
  case_id: string;
  completed_at: Instant;
  completed_by: string;
  content: JsonColumn;
  end_time: Instant;
  record_id: string;
  record_status: string;
  start_time: Instant;
  tenant_id: string;
}

interface AnesthesiaEntry {
  at: Instant;
  created_at: Instant;
  entered_by: string;
  facts: JsonColumn;
  id: string;
  kind: string;
  record_id: string;
  tenant_id: string;
}

interface AnesthesiaEntryError {
  entry_id: string;
  marked_at: Instant;
  marked_by: string;
  reason: string;
  tenant_id: string;
}

interface AnesthesiaRecord {
  anesthesiologist_id: string;
  case_id: string;
  content: JsonColumn | null;
  created_at: Instant;
  created_by: string;
  end_time: Instant | null;
  id: string;
  is_in_error: Generated<boolean>;
  start_time: Instant | null;
  status: string;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface AnesthesiaRecordError {
  is_in_error: Generated<boolean>;
  marked_at: Instant;
  marked_by: string;
  reason: string;
  record_id: string;
  tenant_id: string;
}

interface Application {
  address: string;
  admin_email: string;
  admin_email_key: string;
  admin_first_name: string;
  admin_last_name: string;
  admin_phone: string | null;
  answer: string | null;
  answered_at: Instant | null;
  asked_at: Instant | null;
  checklist: string[];
  contact_email: string;
  contact_phone: string;
  country_code: string | null;
  currency_code: string | null;
  decided_at: Instant | null;
  decided_by: string | null;
  email_code_hash: string | null;
  email_confirmed_at: Instant | null;
  hospital_id: string | null;
  id: string;
  legal_name: string | null;
  message_language: string | null;
  number: string;
  number_grouping: string | null;
  organization_key: string;
  organization_name: string;
  question: string | null;
  review_notes: string | null;
  source: string;
  status: string;
  submitted_at: Instant;
  tenant_id: string;
  time_zone: string | null;
  token_hash: string | null;
  updated_at: Instant;
  version: number;
}

interface ApplicationFile {
  application_id: string | null;
  bytes: number;
  content_type: string;
  created_at: Instant;
  id: string;
  kind: string;
  name: string;
  replaced_at: Instant | null;
  stored_as: string;
  tenant_id: string;
  token_hash: string;
}

interface ApplicationMessage {
  application_id: string;
  created_at: Instant;
  facts: JsonColumn;
  id: string;
  kind: string;
  message_id: string | null;
  recipient: string;
  tenant_id: string;
}

interface Appointment {
  booked_anyway: Generated<boolean>;
  booked_anyway_by: string | null;
  booked_anyway_reason: string | null;
  created_at: Instant;
  description: string | null;
  doctor_id: string | null;
  end_time: Instant;
  id: string;
  notes: string | null;
  patient_id: string;
  start_time: Instant;
  status: string;
  tenant_id: string;
  title: string;
  type: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface AuditEntry {
  action: string;
  created_at: Instant;
  id: string;
  ip_address: Generated<string>;
  new_values: JsonColumn;
  old_values: JsonColumn;
  resource: string;
  resource_id: string | null;
  tenant_id: string;
  user_agent: string | null;
  user_id: string | null;
}

interface AuditSeal {
  chain_hash: string;
  entry_hash: string;
  entry_id: string;
  position: number;
  sealed_at: Instant;
  tenant_id: string;
}

interface Bed {
  admission_id: string | null;
  admission_status: string | null;
  bed_number: string;
  bed_type: string;
  created_at: Instant;
  created_by: string;
  equipment: Generated<string[]>;
  held_for: string | null;
  held_status: string | null;
  held_until: Instant | null;
  id: string;
  last_occupied_at: Instant | null;
  notes: string | null;
  retired_at: Instant | null;
  room_id: string | null;
  sort_key: string;
  status: string;
  status_by: string;
  status_reason: string | null;
  status_since: Instant;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
  ward_id: string;
}

interface BedRate {
  bed_id: string | null;
  bed_type: string | null;
  counts_last_day: boolean | null;
  created_at: Instant;
  created_by: string;
  grace_minutes: number | null;
  half_under_minutes: number | null;
  id: string;
  method: string;
  price_minor: number;
  tenant_id: string;
  unit_minutes: number | null;
  valid_from: Instant;
  ward_id: string | null;
  withdrawn_at: Instant | null;
  withdrawn_by: string | null;
}

interface BedStatusChange {
  bed_id: string;
  id: string;
  reason: string | null;
  since: Instant;
  status: string;
  tenant_id: string;
}

interface BedStay {
  admission_id: string;
  bed_id: string;
  ended_at: Instant | null;
  id: string;
  late_reason: string | null;
  placed_at: Instant;
  placed_by: string;
  placement_reason: string | null;
  started_at: Instant | null;
  tenant_id: string;
}

interface BedTransfer {
  admission_id: string;
  admission_status: string | null;
  approved_at: Instant | null;
  approved_by: string | null;
  cancel_reason: string | null;
  cancelled_at: Instant | null;
  cancelled_by: string | null;
  completed_by: string | null;
  created_at: Instant;
  from_bed_id: string;
  id: string;
  notes: string | null;
  placement_reason: string | null;
  requested_by: string;
  status: string;
  swapped_with: string | null;
  tenant_id: string;
  to_bed_id: string;
  transfer_date: Instant | null;
  transfer_reason: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface BouncedAddress {
  address: string;
  bounced_at: Instant;
  is_permanent: boolean;
  response: string | null;
  tenant_id: string;
}

interface CareIntervention {
  care_plan_id: string;
  every_hours: number | null;
  id: string;
  patient_id: string;
  position: number;
  stopped_at: Instant | null;
  stopped_by: string | null;
  tenant_id: string;
  text: string;
}

interface CarePackage {
  created_at: Instant;
  id: string;
  included_days: number;
  name: string;
  price_minor: number;
  status: string;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface CarePackageService {
  care_package_id: string;
  quantity: number;
  service_id: string;
  tenant_id: string;
}

interface CarePlan {
  admission_id: string | null;
  assessment_id: string | null;
  created_at: Instant;
  created_by: string;
  diagnosis: string;
  goal: string;
  id: string;
  patient_id: string;
  status: string;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface CarePlanEvaluation {
  care_plan_id: string;
  evaluated_at: Instant;
  evaluated_by: string;
  evaluation: string;
  id: string;
  is_ending: boolean;
  outcome: string;
  tenant_id: string;
}

interface CashierDay {
  closed_at: Instant | null;
  counted_minor: number | null;
  expected_minor: number | null;
  id: string;
  notes: string | null;
  opened_at: Instant;
  opening_minor: number;
  tenant_id: string;
  user_id: string;
}

interface ChecklistAdaptation {
  added_items: JsonColumn;
  based_on: string;
  id: string;
  required_too: string[];
  second_person: Generated<string[]>;
  tenant_id: string;
  updated_at: Instant;
  updated_by: string;
  version: Generated<number>;
}

interface Client {
  address: string | null;
  billing_interval: string | null;
  canceled_at: Instant | null;
  contact_email: string | null;
  contact_name: string | null;
  contact_phone: string | null;
  created_at: Instant;
  currency_code: string | null;
  id: string;
  legal_name: string | null;
  period_ends_at: Instant | null;
  plan_code: string | null;
  plan_name: string | null;
  price_minor: number | null;
  staff_limit: number | null;
  subscription_status: string | null;
  suspended_at: Instant | null;
  suspension_reason: string | null;
  tax_number: string | null;
  tenant_id: string;
  trial_ends_at: Instant | null;
  updated_at: Instant;
  version: number;
}

interface ClientActivity {
  action: string;
  client_id: string;
  day: PlainDate;
  entries: number;
  resource: string;
  tenant_id: string;
}

interface ClientCount {
  counted_at: Instant;
  entries_total: number | null;
  entries_unsealed: Generated<number>;
  id: string;
  job_failed_at: Instant | null;
  jobs_failed: Generated<number>;
  last_activity_at: Instant | null;
  last_entry_at: Instant | null;
  last_job_day: PlainDate | null;
  messages_failed: Generated<number>;
  messages_unknown: Generated<number>;
  messages_waiting: Generated<number>;
  oldest_message_at: Instant | null;
  oldest_unsealed_at: Instant | null;
  patient_limit: number | null;
  patients: Generated<number>;
  staff: Generated<number>;
  staff_limit: number | null;
  tenant_id: string;
}

interface ClientInvoice {
  amount_minor: number;
  client_id: string;
  client_name: string;
  credited_minor: number;
  currency_code: string;
  discount_minor: number;
  due_on: PlainDate;
  id: string;
  issued_at: Instant;
  kind: string;
  number: string;
  paid_at: Instant | null;
  period_from: Instant;
  period_to: Instant;
  plan_name: string;
  returned_minor: number;
  status: string;
  tenant_id: string;
  version: number;
}

interface ClientLog {
  context: JsonColumn;
  created_at: Instant;
  id: string;
  level: string;
  message: string;
  tenant_id: string;
  user_id: string | null;
}

interface ClientPayment {
  amount_minor: number;
  client_id: string;
  currency_code: string;
  file_id: string | null;
  id: string;
  invoice_amount_minor: number;
  invoice_currency_code: string;
  invoice_id: string;
  invoice_number: string;
  method: string;
  note: string | null;
  paid_on: PlainDate;
  payer_name: string;
  payer_phone: string | null;
  reviewed_at: Instant | null;
  reviewed_by: string | null;
  status: string;
  submitted_at: Instant;
  tenant_id: string;
  transaction_id: string;
  transaction_key: string;
  version: number;
}

interface ClientReminder {
  body: string;
  client_id: string;
  id: string;
  letter: JsonColumn;
  made_at: Instant;
  made_by: string | null;
  made_by_name: string;
  message_id: string | null;
  recipient: string | null;
  subject: string;
  tenant_id: string;
  way: string;
}

interface ClosingPolicy {
  tenant_id: string;
  updated_at: Instant;
  waiting_days: number;
}

interface CommissionReversal {
  amount_minor: number;
  created_at: Instant;
  credit_note_id: string | null;
  id: string;
  payment_id: string | null;
  payout_id: string | null;
  referral_id: string;
  referrer_id: string;
  tenant_id: string;
}

interface ConsentWording {
  added_at: Instant;
  added_by: string;
  id: string;
  needs_witness: boolean;
  number: number;
  procedure_id: string | null;
  tenant_id: string;
  words: JsonColumn;
}

interface Consultation {
  appointment_id: string | null;
  author_id: string;
  closed_at: Instant | null;
  draft: JsonColumn | null;
  follow_up_appointment_id: string | null;
  id: string;
  is_entered_in_error: Generated<boolean>;
  is_sensitive: boolean;
  patient_id: string;
  started_at: Instant;
  status: string;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface ConsultationAmendment {
  amended_at: Instant;
  amended_by: string;
  body: string | null;
  consultation_id: string;
  id: string;
  kind: string;
  reason: string;
  tenant_id: string;
}

interface ConsultationDiagnosis {
  certainty: string;
  code: string | null;
  consultation_id: string;
  diagnosis_id: string | null;
  is_primary: boolean;
  position: number;
  tenant_id: string;
  title: string;
}

interface ConsultationNote {
  consultation_id: string;
  consultation_status: string;
  examination: string | null;
  follow_up_date: PlainDate | null;
  follow_up_note: string | null;
  history: string | null;
  patient_id: string;
  plan: string | null;
  reason: string;
  referred_to: string | null;
  signed_at: Instant;
  signed_by: string;
  tenant_id: string;
  vital_signs_id: string | null;
}

interface ConsultationTemplate {
  created_at: Instant;
  fields: JsonColumn;
  id: string;
  name: string;
  owner_id: string;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface ControlledCount {
  counted_at: Instant;
  counted_by: string;
  counted_quantity: number;
  expected_quantity: number;
  explanation: string | null;
  id: string;
  medicine_id: string;
  place_id: string;
  tenant_id: string;
  witnessed_by: string;
}

interface CountedItems {
  id: string;
  items: JsonColumn;
  tenant_id: string;
  updated_at: Instant;
  updated_by: string;
  version: Generated<number>;
}

interface CounterSale {
  buyer_name: string | null;
  buyer_phone: string | null;
  id: string;
  invoice_id: string;
  patient_id: string | null;
  place_id: string;
  sale_number: string;
  sold_at: Instant;
  sold_by: string;
  tenant_id: string;
}

interface CounterSaleItem {
  base_unit: string;
  id: string;
  invoice_id: string;
  medicine_id: string;
  name: string;
  position: number;
  price_minor: number;
  quantity: number;
  sale_id: string;
  tenant_id: string;
}

interface CounterSaleLot {
  expires_on: PlainDate | null;
  item_id: string;
  lot_id: string;
  lot_number: string;
  movement_id: string;
  quantity: number;
  returned_quantity: Generated<number>;
  tenant_id: string;
}

interface CounterSaleReturn {
  credit_note_id: string;
  id: string;
  item_id: string;
  lot_id: string;
  movement_id: string;
  place_id: string;
  quantity: number;
  reason: string;
  returned_at: Instant;
  returned_by: string;
  sale_id: string;
  tenant_id: string;
}

interface CreditNote {
  covers_refunds: boolean;
  created_at: Instant;
  created_by: string;
  credit_note_number: string;
  discount_minor: number;
  id: string;
  invoice_id: string;
  reason: string;
  subtotal_minor: number;
  tax_minor: number;
  tenant_id: string;
  total_minor: number;
}

interface CreditNoteItem {
  credit_note_id: string;
  discount_minor: number;
  invoice_id: string;
  position: number;
  quantity: number;
  subtotal_minor: number;
  tax_minor: number;
  tenant_id: string;
  total_minor: number;
}

interface DailyFigure {
  day: PlainDate;
  name: string;
  tenant_id: string;
  value: number;
}

interface DailyJob {
  last_day: PlainDate;
  name: string;
  tenant_id: string;
}

interface DataExport {
  asked_at: Instant;
  asked_by: string;
  bytes: number | null;
  expires_at: Instant | null;
  finished_at: Instant | null;
  id: string;
  rows_done: Generated<number>;
  seen_at: Instant;
  sha256: string | null;
  status: string;
  stored_as: string | null;
  tables_done: Generated<number>;
  tables_total: number | null;
  tenant_id: string;
}

interface DepositAccount {
  currency_code: string;
  left_minor: number;
  patient_id: string;
  received_minor: number;
  refunded_minor: number;
  tenant_id: string;
  updated_at: Instant;
  used_minor: number;
}

interface DepositMovement {
  admission_id: string | null;
  amount_minor: number;
  cashier_day_id: string | null;
  created_at: Instant;
  created_by: string;
  id: string;
  kind: string;
  left_minor: number;
  method: string | null;
  notes: string | null;
  patient_id: string;
  payment_id: string | null;
  purpose: string | null;
  reason: string | null;
  receipt_number: string | null;
  reference: string | null;
  refund_request_id: string | null;
  tenant_id: string;
  tendered_minor: number | null;
  transaction_holder: Generated<string>;
  transaction_number: string | null;
}

interface DepositRefundRequest {
  amount_minor: number;
  decided_at: Instant | null;
  decided_by: string | null;
  decision_note: string | null;
  id: string;
  method: string;
  needed_second_person: boolean;
  patient_id: string;
  purpose: string;
  reason: string;
  requested_at: Instant;
  requested_by: string;
  status: string;
  tenant_id: string;
  version: Generated<number>;
}

interface Deterioration {
  acknowledged_at: Instant | null;
  acknowledged_by: string | null;
  action: string | null;
  admission_id: string;
  closed_at: Instant | null;
  closed_because: string | null;
  escalated_at: Instant | null;
  id: string;
  note: string | null;
  pass_on_at: Instant;
  patient_id: string;
  raised_at: Instant;
  tenant_id: string;
  vital_signs_id: string;
}

interface Diagnosis {
  code: string | null;
  code_key: string | null;
  created_at: Instant;
  created_by: string;
  id: string;
  is_notifiable: Generated<boolean>;
  search_text: string;
  status: string;
  tenant_id: string;
  title: string;
  title_key: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface Discharge {
  admission_id: string;
  admission_status: string | null;
  billing_at: Instant | null;
  billing_by: string | null;
  billing_override: string | null;
  cause_of_death: string | null;
  clinical_at: Instant | null;
  clinical_by: string | null;
  clinical_override: string | null;
  created_at: Instant;
  diagnoses: Generated<string[]>;
  died_at: Instant | null;
  discharged_at: Instant;
  disposition: string;
  follow_up: string | null;
  follow_up_date: PlainDate | null;
  gone_at: Instant | null;
  gone_by: string | null;
  gone_override: string | null;
  id: string;
  left_at: Instant | null;
  medicines: Generated<JsonColumn>;
  nursing_at: Instant | null;
  nursing_by: string | null;
  nursing_override: string | null;
  pharmacy_at: Instant | null;
  pharmacy_by: string | null;
  pharmacy_override: string | null;
  referred_to: string | null;
  summary: string;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface Dispensing {
  admission_id: string | null;
  dispensed_at: Instant;
  dispensed_by: string;
  dispensing_number: string;
  id: string;
  invoice_id: string | null;
  patient_id: string;
  place_id: string;
  prescription_id: string;
  tenant_id: string;
  witnessed_by: string | null;
}

interface DispensingFinding {
  code: string;
  dispensing_id: string;
  facts: JsonColumn;
  id: string;
  line_id: string;
  reason: string;
  rules_version: string;
  tenant_id: string;
}

interface DispensingItem {
  agreed_by: string | null;
  agreed_name: string | null;
  base_unit: string | null;
  dispensing_id: string;
  id: string;
  invoice_id: string | null;
  is_controlled: Generated<boolean>;
  kind: string;
  line_id: string;
  lot_reason: string | null;
  medicine_id: string | null;
  name: string;
  position: number;
  prescribed_name: string | null;
  prescribed_quantity: number | null;
  price_minor: number;
  quantity: number | null;
  tenant_id: string;
  total_after: number;
  witnessed_by: string | null;
}

interface DispensingLot {
  expires_on: PlainDate | null;
  item_id: string;
  lot_id: string;
  lot_number: string;
  movement_id: string;
  quantity: number;
  returned_quantity: Generated<number>;
  tenant_id: string;
}

interface DispensingReturn {
  credit_note_id: string | null;
  dispensing_id: string;
  id: string;
  is_owed_again: boolean;
  item_id: string;
  lot_id: string;
  movement_id: string;
  place_id: string;
  quantity: number;
  reason: string;
  returned_at: Instant;
  returned_by: string;
  tenant_id: string;
}

interface Doctor {
  created_at: Instant;
  id: string;
  name: string;
  specialty: string;
  status: Generated<string>;
  tenant_id: string;
  updated_at: Instant;
  user_id: string | null;
  version: Generated<number>;
}

interface DoctorHours {
  doctor_id: string;
  from_minute: number;
  tenant_id: string;
  to_minute: number;
  weekday: number;
}

interface DoctorLeave {
  created_at: Instant;
  doctor_id: string;
  from_date: PlainDate;
  id: string;
  reason: string | null;
  tenant_id: string;
  to_date: PlainDate;
}

interface Dose {
  admission_id: string;
  correction: Generated<number>;
  created_at: Instant;
  id: string;
  kind: string;
  line_id: string;
  patient_id: string;
  replaces: string | null;
  scheduled_at: Instant;
  share: string;
  slot_day: PlainDate | null;
  slot_minute: number | null;
  status: string;
  tenant_id: string;
}

interface DoseError {
  dose_id: string;
  marked_at: Instant;
  marked_by: string;
  patient_id: string;
  reason: string;
  tenant_id: string;
}

interface DoseHorizon {
  planned_until: Instant;
  tenant_id: string;
}

interface DoseLot {
  dose_id: string;
  lot_id: string;
  movement_id: string;
  quantity: number;
  tenant_id: string;
}

interface DoseOutcome {
  administered_at: Instant;
  administered_by: string;
  amount_thousandths: number | null;
  checks: JsonColumn;
  created_at: Instant;
  device_ahead_seconds: number | null;
  device_at: Instant | null;
  dose_id: string;
  medicine_code: string | null;
  notes: string | null;
  patient_code: string | null;
  patient_id: string;
  patient_response: string | null;
  place_id: string | null;
  quantity_reason: string | null;
  reason_not_given: string | null;
  rights: string[];
  side_effects: string | null;
  source: string;
  status: string;
  taken_quantity: number;
  tenant_id: string;
  timing: string;
  timing_reason: string | null;
  witnessed_by: string | null;
}

interface DosePolicy {
  critical_minutes: number;
  daily_minutes: number;
  frequent_minutes: number;
  missed_minutes: number;
  tenant_id: string;
  time_critical: Generated<string[]>;
  times: JsonColumn;
  valid_from: PlainDate;
  written_at: Instant;
  written_by: string;
}

interface EmergencyAccess {
  category: string;
  ended_at: Instant | null;
  expires_at: Instant;
  id: string;
  patient_id: string;
  reason: string;
  review_note: string | null;
  reviewed_at: Instant | null;
  reviewed_by: string | null;
  started_at: Instant;
  tenant_id: string;
  user_id: string;
  version: Generated<number>;
}

interface ExportTally {
  call: string;
  last_at: Instant;
  notice_ids: Generated<string[]>;
  rows: number;
  since: Instant;
  tenant_id: string;
  user_id: string;
}

interface FluidEntry {
  device: string | null;
  kind: string;
  millilitres: number;
  patient_id: string;
  record_id: string;
  recorded_at: Instant;
  tenant_id: string;
}

interface FluidRecord {
  admission_id: string | null;
  clock_ahead_seconds: number | null;
  created_at: Instant;
  id: string;
  notes: string | null;
  patient_id: string;
  recorded_at: Instant;
  recorded_by: string;
  replaces: string | null;
  shift_type: string;
  tenant_id: string;
}

interface FluidRecordError {
  marked_at: Instant;
  marked_by: string;
  patient_id: string;
  reason: string;
  record_id: string;
  tenant_id: string;
}

interface GoodsReceipt {
  delivery_note: string | null;
  id: string;
  notes: string | null;
  order_id: string;
  receipt_number: string;
  received_at: Instant;
  received_by: string;
  tenant_id: string;
}

interface GoodsReceiptLine {
  damage: string | null;
  damaged_packs: number;
  expires_on: PlainDate | null;
  free_packs: number;
  line_number: number;
  lot_number: string;
  order_id: string;
  packs: number;
  position: number;
  receipt_id: string;
  tenant_id: string;
}

interface IdempotencyKey {
  answer: JsonColumn;
  call: string;
  created_at: Generated<Instant>;
  input_hash: string;
  key: string;
  tenant_id: string;
  user_id: string;
}

interface ImportRow {
  before: JsonColumn | null;
  id: string;
  list: string;
  record_id: string;
  record_version: number;
  resource: string;
  row_key: string | null;
  run_id: string;
  state: Generated<string>;
  tenant_id: string;
}

interface ImportRun {
  added: Generated<number>;
  changed: Generated<number>;
  created_at: Instant;
  created_by: string;
  file_name: string;
  id: string;
  kept: Generated<number>;
  list: string;
  present: Generated<number>;
  refused: Generated<number>;
  state: Generated<string>;
  tenant_id: string;
  undone: Generated<number>;
  updated_at: Instant;
}

interface InfusionStep {
  created_at: Instant;
  dose_id: string;
  given_tenths: number | null;
  happened_at: Instant;
  id: string;
  kind: string;
  patient_id: string;
  rate_tenths: number;
  reason: string | null;
  recorded_by: string;
  tenant_id: string;
}

interface Invoice {
  appointment_id: string | null;
  buyer_name: string | null;
  buyer_phone: string | null;
  created_at: Instant;
  created_by: string;
  credited_minor: Generated<number>;
  currency_code: string;
  discount_basis_points: number | null;
  discount_minor: number;
  due_date: PlainDate;
  id: string;
  invoice_number: string;
  lab_order_id: string | null;
  notes: string | null;
  paid_at: Instant | null;
  paid_minor: Generated<number>;
  patient_id: string | null;
  payment_method: string | null;
  referral_id: string | null;
  referrer_id: string | null;
  refunded_minor: Generated<number>;
  sent_at: Instant | null;
  status: string;
  subtotal_minor: number;
  tax_basis_points: number;
  tax_minor: number;
  tenant_id: string;
  total_minor: number;
  updated_at: Instant;
  version: Generated<number>;
  void_reason: string | null;
  voided_at: Instant | null;
}

interface InvoiceItem {
  credited_quantity: Generated<number>;
  description: string | null;
  id: string;
  invoice_id: string;
  list_price_minor: number | null;
  name: string;
  position: number;
  price_minor: number;
  quantity: number;
  service_id: string | null;
  tenant_id: string;
  total_minor: number;
}

interface InvoiceSource {
  invoice_id: string;
  kind: string;
  source_id: string;
  tenant_id: string;
}

interface JobFailure {
  failed_at: Instant;
  name: string;
  tenant_id: string;
  times: number;
}

interface LabAlert {
  acknowledged_at: Instant | null;
  acknowledged_by: string | null;
  action: string | null;
  entered_by: string | null;
  escalated_at: Instant | null;
  id: string;
  note: string | null;
  raised_at: Instant;
  result_id: string;
  tenant_id: string;
}

interface LabOrder {
  appointment_id: string | null;
  collected_at: Instant | null;
  collected_by: string | null;
  completed_at: Instant | null;
  consultation_id: string | null;
  doctor_id: string | null;
  doctor_name: string;
  id: string;
  notes: string | null;
  order_number: string;
  ordered_at: Instant;
  ordered_by: string;
  orderer_id: string | null;
  patient_id: string;
  priority: Generated<string>;
  status: Generated<string>;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface LabOrderTest {
  critical_range: string | null;
  normal_range: string | null;
  order_id: string;
  plausibility_factor: Generated<number>;
  position: number;
  price_minor: number;
  specimen: string | null;
  tenant_id: string;
  test_id: string;
  test_name: string;
  unit: string | null;
}

interface LabResult {
  correction_reason: string | null;
  entered_at: Instant;
  entered_by: string;
  flag: string;
  id: string;
  normal_range: string | null;
  notes: string | null;
  order_id: string;
  patient_id: string;
  result: string;
  revision: number;
  tenant_id: string;
  test_id: string;
  unit: string | null;
  value: Numeric | null;
}

interface LabTest {
  category: string;
  created_at: Instant;
  critical_range: string | null;
  description: string | null;
  id: string;
  name: string;
  normal_range: string | null;
  plausibility_factor: Generated<number>;
  price_minor: number;
  specimen: string | null;
  status: Generated<string>;
  tenant_id: string;
  turnaround_time: string | null;
  unit: string | null;
  updated_at: Instant;
  version: Generated<number>;
}

interface LabVerification {
  entered_by: string;
  needed_second_person: boolean;
  result_id: string;
  tenant_id: string;
  verified_at: Instant;
  verified_by: string;
}

interface LicenseInvoice {
  amount_minor: number;
  created_at: Instant;
  credited_minor: Generated<number>;
  currency_code: string;
  discount_minor: Generated<number>;
  due_on: PlainDate;
  id: string;
  kind: Generated<string>;
  number: string;
  paid_at: Instant | null;
  paid_until: Instant | null;
  period_from: Instant;
  period_to: Instant;
  plan_code: string;
  plan_name: string;
  returned_minor: Generated<number>;
  seller: JsonColumn | null;
  status: string;
  tenant_id: string;
  updated_at: Instant;
  version: number;
}

interface LicenseInvoiceChange {
  amount_minor: number | null;
  due_from: PlainDate | null;
  due_to: PlainDate | null;
  id: string;
  invoice_id: string;
  kind: string;
  made_at: Instant;
  made_by_name: string | null;
  number: string | null;
  reason: string | null;
  returned_by: string | null;
  returned_reference: string | null;
  tenant_id: string;
}

interface MachineKey {
  account_id: string;
  answered_by: string;
  created_at: Instant;
  ending: string;
  expires_at: Instant;
  id: string;
  key_hash: string;
  last_used_at: Instant | null;
  made_by: string;
  name: string;
  revoked_at: Instant | null;
  revoked_by: string | null;
  scopes: string[];
  tenant_id: string;
}

interface Medicine {
  base_unit: string;
  category: string;
  controlled_until: PlainDate | null;
  created_at: Instant;
  created_by: string;
  dosage_form: string;
  dose_limits: Generated<JsonColumn>;
  generic_name: string;
  high_alert_until: PlainDate | null;
  id: string;
  identity_key: string;
  ingredient_codes: Generated<string[]>;
  ingredients: Generated<JsonColumn>;
  is_active: boolean;
  is_antibiotic: boolean;
  is_controlled: boolean;
  is_high_alert: boolean;
  is_prescription_only: Generated<boolean>;
  keeps_opened: Generated<boolean>;
  maker: string | null;
  minimum_age_months: number | null;
  name: string;
  pack_size: number;
  pregnancy_risk: string | null;
  route: string;
  search_text: string;
  sort_name: string;
  strength: string;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface MedicineMarkChange {
  changed_at: Instant;
  changed_by: string;
  id: string;
  loosened: string[];
  medicine_id: string;
  tenant_id: string;
  tightened: string[];
  witnessed_by: string | null;
}

interface MedicineWord {
  medicine_id: string;
  sort_name: string;
  tenant_id: string;
  word: string;
}

interface Message {
  about: string;
  attempts: Generated<number>;
  body: string;
  channel: string;
  created_at: Instant;
  due_at: Instant;
  event_type: string;
  id: string;
  is_mocked: Generated<boolean>;
  language: string;
  lease_id: string | null;
  lease_until: Instant | null;
  link: string | null;
  not_after: Instant | null;
  occurrence: string;
  patient_id: string | null;
  problem: string | null;
  provider_id: string | null;
  provider_response: string | null;
  recipient: Generated<string>;
  recipient_key: string;
  rule_id: string | null;
  secret_id: string | null;
  secret_kind: string | null;
  sent_at: Instant | null;
  status: string;
  subject: string;
  template_id: string | null;
  tenant_id: string;
  updated_at: Instant;
  user_id: string | null;
}

interface MessageAttachment {
  content: string;
  media_type: string;
  message_id: string;
  name: string;
  tenant_id: string;
}

interface MessageRule {
  channels: JsonColumn;
  created_at: Instant;
  created_by: string | null;
  departments: Generated<JsonColumn>;
  event_type: string;
  id: string;
  is_enabled: Generated<boolean>;
  minimum_minor: number | null;
  priorities: Generated<JsonColumn>;
  template_id: string | null;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface MessageSettings {
  default_language: Generated<string>;
  email_enabled: Generated<boolean>;
  from_address: Generated<string>;
  from_name: Generated<string>;
  in_app_enabled: Generated<boolean>;
  log_retention_days: Generated<number>;
  push_enabled: Generated<boolean>;
  quiet_from: string | null;
  quiet_until: string | null;
  reminder_minutes: Generated<JsonColumn>;
  reminders_from: Instant | null;
  sms_enabled: Generated<boolean>;
  sms_fields: Generated<string>;
  sms_format: Generated<string>;
  sms_headers: Generated<string>;
  sms_key: Generated<string>;
  sms_knows_ids: Generated<boolean>;
  sms_method: Generated<string>;
  sms_success_pattern: Generated<string>;
  sms_url: Generated<string>;
  smtp_host: Generated<string>;
  smtp_password: Generated<string>;
  smtp_port: Generated<number>;
  smtp_security: Generated<string>;
  smtp_user: Generated<string>;
  tenant_id: string;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

interface MessageTemplate {
  body: string;
  body_bn: Generated<string>;
  channel: string;
  created_at: Instant;
  created_by: string | null;
  id: string;
  is_active: Generated<boolean>;
  name: string;
  subject: Generated<string>;
  subject_bn: Generated<string>;
  tenant_id: string;
  updated_at: Instant;
  variables: Generated<JsonColumn>;
  version: Generated<number>;
}

interface MonthClosing {
  closed_at: Instant;
  closed_by: string;
  days: JsonColumn;
  ends_at: Instant;
  figures: JsonColumn;
  id: string;
  month: PlainDate;
  reopen_reason: string | null;
  reopened_at: Instant | null;
  reopened_by: string | null;
  starts_at: Instant;
  tenant_id: string;
}

interface Notification {
  code: string | null;
  created_at: Generated<Instant>;
  facts: JsonColumn | null;
  id: string;
  link: string | null;
  message: string | null;
  read: Generated<boolean>;
  tenant_id: string;
  title: string | null;
  type: Generated<string>;
  user_id: string;
}

interface NursingAssessment {
  admission_id: string | null;
  allergies_verified: boolean | null;
  assessment_date: Instant;
  assessment_type: string;
  care_plan: JsonColumn | null;
  created_at: Instant;
  fall_risk_score: number | null;
  id: string;
  is_completed: Generated<boolean | null>;
  mobility_level: string | null;
  notes: string | null;
  nurse_id: string;
  nursing_diagnoses: string[] | null;
  patient_id: string;
  reviewed_at: Instant | null;
  reviewed_by: string | null;
  scales: JsonColumn | null;
  sections: JsonColumn | null;
  status: string;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface NursingAssessmentAddendum {
  added_at: Instant;
  added_by: string;
  assessment_id: string;
  body: string;
  id: string;
  reason: string;
  tenant_id: string;
}

interface NursingAssessmentCompletion {
  allergies_verified: boolean;
  assessment_date: Instant;
  assessment_id: string;
  assessment_type: string;
  care_plan: JsonColumn;
  fall_risk_score: number | null;
  is_completed: Generated<boolean>;
  mobility_level: string | null;
  notes: string | null;
  nurse_id: string;
  nursing_diagnoses: string[];
  scales: JsonColumn;
  sections: JsonColumn;
  tenant_id: string;
}

interface NursingAssessmentError {
  assessment_id: string;
  marked_at: Instant;
  marked_by: string;
  reason: string;
  tenant_id: string;
}

interface NursingAssignment {
  admission_id: string;
  assigned_at: Instant;
  assigned_by: string;
  ended_at: Instant | null;
  id: string;
  nurse_id: string;
  patient_id: string;
  shift_id: string;
  shift_status: string | null;
  tenant_id: string;
}

interface NursingHandover {
  accepted_at: Instant | null;
  from_nurse_id: string;
  given_at: Instant;
  id: string;
  shift_id: string;
  status: string;
  tenant_id: string;
  to_nurse_id: string;
  to_shift_id: string | null;
  updated_at: Instant;
  version: Generated<number>;
  ward_id: string | null;
  withdrawn_at: Instant | null;
  withdrawn_by: string | null;
  words: string | null;
}

interface NursingHandoverPatient {
  admission_id: string;
  assignment_id: string;
  handover_id: string;
  is_pending: boolean;
  patient_id: string;
  position: number;
  sbar: JsonColumn;
  tenant_id: string;
  words: string | null;
}

interface NursingNote {
  admission_id: string | null;
  content: string;
  created_at: Instant;
  follow_up_date: Instant | null;
  follow_up_required: boolean;
  id: string;
  is_confidential: boolean;
  note_time: Instant;
  note_type: string;
  nurse_id: string;
  patient_id: string;
  priority: string;
  replaces: string | null;
  shift_type: string;
  tags: string[];
  tenant_id: string;
}

interface NursingNoteAddendum {
  added_at: Instant;
  added_by: string;
  body: string;
  id: string;
  note_id: string;
  reason: string;
  tenant_id: string;
}

interface NursingNoteError {
  marked_at: Instant;
  marked_by: string;
  note_id: string;
  patient_id: string;
  reason: string;
  tenant_id: string;
}

interface NursingShift {
  cancel_reason: string | null;
  created_at: Instant;
  created_by: string;
  end_time: Instant | null;
  id: string;
  nurse_id: string;
  shift_date: PlainDate;
  shift_notes: string | null;
  shift_type: string;
  start_time: Instant;
  status: string;
  tenant_id: string;
  updated_at: Instant;
  updated_by: string;
  version: Generated<number>;
  ward_id: string | null;
}

interface NursingTask {
  admission_id: string | null;
  closed_at: Instant | null;
  closed_by: string | null;
  created_at: Instant;
  created_by: string;
  due_at: Instant;
  id: string;
  intervention_id: string | null;
  note_id: string | null;
  order_id: string | null;
  patient_id: string;
  reason: string | null;
  source: string;
  status: string;
  taken_at: Instant | null;
  taken_by: string | null;
  tenant_id: string;
  text: string | null;
  updated_at: Instant;
  version: Generated<number>;
}

interface OnlinePayment {
  amount_minor: number;
  ask_at: Instant | null;
  currency_code: string;
  id: string;
  invoice_id: string;
  proof_id: string | null;
  settled_at: Instant | null;
  started_at: Instant;
  started_by: string;
  status: string;
  tenant_id: string;
  times_asked: Generated<number>;
}

interface OpenStep {
  amounts: ArrayType<number>;
  days: ArrayType<PlainDate>;
  id: string;
  names: string[];
  tenant_id: string;
}

interface OperatingTheatre {
  capacity: number;
  cleaning_by: string | null;
  cleaning_taken_at: Instant | null;
  created_at: Instant;
  created_by: string;
  current_case_id: string | null;
  equipment: string[];
  id: string;
  is_active: Generated<boolean>;
  location: string | null;
  name: string;
  notes: string | null;
  status: string;
  status_by: string;
  status_note: string | null;
  status_since: Instant;
  tenant_id: string;
  theatre_number: string;
  theatre_type: string;
  turnover_minutes: number;
  updated_at: Instant;
  version: Generated<number>;
}

interface OperativeNote {
  case_id: string;
  changed_by: string;
  created_at: Instant;
  created_by: string;
  dictated_at: Instant | null;
  draft: JsonColumn | null;
  id: string;
  note_type: string;
  signed_at: Instant | null;
  status: string;
  surgeon_id: string;
  tenant_id: string;
  transcribed_at: Instant | null;
  updated_at: Instant;
  version: Generated<number>;
}

interface OperativeNoteAddendum {
  added_at: Instant;
  added_by: string;
  body: string;
  id: string;
  note_id: string;
  reason: string;
  tenant_id: string;
}

interface OperativeNoteError {
  marked_at: Instant;
  marked_by: string;
  note_id: string;
  reason: string;
  tenant_id: string;
}

interface OperativeNoteTemplate {
  created_at: Instant;
  created_by: string;
  fields: JsonColumn;
  id: string;
  name: string;
  name_key: string;
  procedure_id: string | null;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface OperativeNoteText {
  case_id: string;
  content: JsonColumn;
  note_id: string;
  note_status: string;
  signed_at: Instant;
  signed_by: string;
  tenant_id: string;
}

interface OperatorCard {
  address: string | null;
  bank: string | null;
  bkash: string | null;
  email: string | null;
  hours: string | null;
  nagad: string | null;
  name: string;
  phone: string | null;
  suspended_may_read: Generated<boolean>;
  tax_number: string | null;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface OptOutLink {
  channel: string;
  code: string;
  created_at: Instant;
  patient_id: string;
  tenant_id: string;
}

interface OrderAcknowledgement {
  acknowledged_at: Instant;
  acknowledged_by: string;
  changed_at: Instant;
  line_id: string;
  tenant_id: string;
}

interface OrderSet {
  created_at: Instant;
  created_by: string;
  id: string;
  medicines: string | null;
  name: string;
  orders: JsonColumn;
  plan: string | null;
  tenant_id: string;
  updated_at: Instant;
  updated_by: string;
  version: Generated<number>;
}

interface Patient {
  address: string | null;
  birth_certificate_key: string | null;
  birth_certificate_number: string | null;
  birth_precision: Generated<string>;
  blood_type: string | null;
  created_at: Instant;
  date_of_birth: PlainDate;
  date_of_death: PlainDate | null;
  email: string | null;
  emergency_contact: string | null;
  emergency_contact_phone: string | null;
  emergency_contact_relationship: string | null;
  first_name: string;
  former_names: string | null;
  gender: string;
  id: string;
  import_id: string | null;
  insurance_number: string | null;
  insurance_provider: string | null;
  is_restricted: Generated<boolean>;
  last_name: string;
  marital_status: string | null;
  medical_history: string | null;
  name_key: string | null;
  national_id: string | null;
  national_id_key: string | null;
  passport_key: string | null;
  passport_number: string | null;
  patient_number: string;
  phone: string | null;
  phone_key: string | null;
  search_text: string;
  sort_name: string;
  status: Generated<string>;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface PatientAllergy {
  active_state: string | null;
  certainty: string;
  changed_by: string | null;
  id: string;
  ingredient: string | null;
  joined_from: string | null;
  noticed_on: PlainDate | null;
  patient_id: string;
  reaction: string | null;
  reaction_kind: string;
  recorded_at: Instant;
  recorded_by: string | null;
  severity: string;
  status: string;
  status_reason: string | null;
  substance: string;
  substance_key: string;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface PatientIdentifier {
  patient_id: string;
  system: string;
  tenant_id: string;
  value: string;
}

interface PatientImport {
  added: number;
  created_at: Instant;
  created_by: string;
  id: string;
  source: string;
  tenant_id: string;
  updated_at: Instant;
}

interface PatientJoin {
  changed: JsonColumn;
  id: string;
  joined_at: Instant;
  joined_by: string;
  joined_id: string;
  joined_keys: string[];
  joined_number: string;
  joined_row: JsonColumn;
  kept_after: JsonColumn;
  kept_before: JsonColumn;
  kept_id: string;
  leads_to: string;
  moved: JsonColumn;
  reason: string;
  stood: JsonColumn;
  tenant_id: string;
  undo_reason: string | null;
  undone_at: Instant | null;
  undone_by: string | null;
}

interface PatientMessagePreference {
  email_language: string | null;
  patient_id: string;
  sms_language: string | null;
  takes_email: Generated<boolean>;
  takes_sms: Generated<boolean>;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface PatientProblem {
  certainty: string;
  changed_by: string;
  code: string | null;
  diagnosis_id: string | null;
  id: string;
  joined_from: string | null;
  notes: string | null;
  patient_id: string;
  recorded_at: Instant;
  recorded_by: string;
  resolved_on: PlainDate | null;
  since: PlainDate | null;
  status: string;
  status_reason: string | null;
  tenant_id: string;
  title: string;
  title_key: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface Payment {
  amount_minor: number;
  cashier_day_id: string | null;
  created_at: Instant;
  created_by: string;
  id: string;
  invoice_id: string;
  kind: string;
  method: string;
  notes: string | null;
  purpose: string | null;
  reason: string | null;
  receipt_number: string;
  reference: string | null;
  refund_request_id: string | null;
  tenant_id: string;
  tendered_minor: number | null;
  transaction_holder: Generated<string>;
  transaction_number: string | null;
}

interface PaymentProof {
  amount_minor: number;
  currency_code: string;
  id: string;
  invoice_id: string;
  method: string;
  note: string | null;
  paid_on: PlainDate;
  payer_name: string;
  payer_phone: string | null;
  reviewed_at: Instant | null;
  status: string;
  submitted_at: Instant;
  submitted_by: string | null;
  tenant_id: string;
  transaction_id: string;
}

interface Payout {
  approved_at: Instant | null;
  approved_by: string | null;
  cancel_reason: string | null;
  cancelled_at: Instant | null;
  cancelled_by: string | null;
  created_at: Instant;
  id: string;
  maker_ids: Generated<string[]>;
  month: string;
  needed_second_person: boolean;
  net_minor: number;
  notes: string | null;
  paid_at: Instant | null;
  paid_by: string | null;
  payout_method: Generated<string>;
  payout_number: string;
  period_end: PlainDate;
  period_start: PlainDate;
  processed_by: string;
  recorded_by: Generated<string[]>;
  referrals_by_hand: Generated<number>;
  referrer_id: string;
  referrer_name: string;
  reversed_minor: Generated<number>;
  status: Generated<string>;
  tax_withheld_minor: number;
  tenant_id: string;
  terms_by: Generated<string[]>;
  total_commission_minor: number;
  total_referrals: number;
  total_revenue_minor: number;
  transaction_reference: string | null;
  updated_at: Instant;
  version: Generated<number>;
  withholding_basis_points: number;
}

interface Plan {
  bed_limit: number | null;
  billing_interval: string;
  code: string;
  created_at: Instant;
  currency_code: string;
  description: string | null;
  features: string[];
  id: string;
  is_active: boolean;
  modules: string[];
  name: string;
  patient_limit: number | null;
  price_minor: number;
  staff_limit: number | null;
  storage_limit_megabytes: number | null;
  tenant_id: string;
  trial_days: number;
  updated_at: Instant;
  version: number;
}

interface PlanChange {
  asked_at: Instant;
  asked_by: string | null;
  bed_limit: number | null;
  billing_interval: string | null;
  currency_code: string | null;
  effective_at: Instant;
  features: string[];
  id: string;
  kind: string;
  modules: string[];
  patient_limit: number | null;
  plan_code: string | null;
  plan_name: string | null;
  price_minor: number | null;
  settled_at: Instant | null;
  staff_limit: number | null;
  status: string;
  storage_limit_megabytes: number | null;
  tenant_id: string;
}

interface Prescription {
  admission_id: string | null;
  advice: string | null;
  cancel_reason: string | null;
  cancelled_at: Instant | null;
  cancelled_by: string | null;
  consultation_id: string | null;
  diagnosis: string | null;
  discharged_from: string | null;
  id: string;
  kind: string;
  next_visit: PlainDate | null;
  patient_id: string;
  pregnancy: string;
  prescriber_id: string;
  prescriber_name: string;
  prescriber_registration: string | null;
  prescription_number: string;
  signed_at: Instant;
  status: string;
  tenant_id: string;
  updated_at: Instant;
  verification_code: string;
  version: Generated<number>;
  weight_grams: number | null;
}

interface PrescriptionDraft {
  admission_id: string | null;
  consultation_id: string | null;
  content: JsonColumn;
  created_at: Instant;
  id: string;
  patient_id: string;
  prescriber_id: string;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface PrescriptionFinding {
  code: string;
  facts: JsonColumn;
  id: string;
  line_id: string;
  position: number;
  prescription_id: string;
  reason: string | null;
  rules_version: string;
  severity: string;
  tenant_id: string;
}

interface PrescriptionLine {
  base_unit: string | null;
  dosage_form: string | null;
  dose: string;
  duration: string;
  ends_on: PlainDate | null;
  food: string | null;
  frequency: string;
  generic_name: string | null;
  id: string;
  ingredient_codes: Generated<string[]>;
  instruction: string | null;
  is_quantity_typed: boolean;
  line_number: number;
  medicine_id: string | null;
  name: string;
  patient_id: string;
  prescription_id: string;
  prn_indication: string | null;
  prn_maximum: number | null;
  prn_minimum_minutes: number | null;
  quantity: number | null;
  replaces_id: string | null;
  route: string;
  starts_on: PlainDate;
  state: string;
  state_at: Instant;
  state_by: string;
  state_reason: string | null;
  strength: string | null;
  tenant_id: string;
  version: Generated<number>;
}

interface PrescriptionLineEvent {
  done_by: string;
  happened_at: Instant;
  id: string;
  kind: string;
  line_id: string;
  reason: string | null;
  tenant_id: string;
}

interface PrescriptionSet {
  created_at: Instant;
  id: string;
  lines: JsonColumn;
  name: string;
  tenant_id: string;
  updated_at: Instant;
  user_id: string;
  version: Generated<number>;
}

interface ProgressNote {
  admission_id: string;
  author_id: string;
  created_at: Instant;
  id: string;
  noted_at: Instant;
  patient_id: string;
  tenant_id: string;
}

interface ProgressNoteError {
  marked_at: Instant;
  marked_by: string;
  note_id: string;
  reason: string;
  tenant_id: string;
}

interface ProgressNoteVersion {
  assessment: string | null;
  note_id: string;
  objective: string | null;
  plan: string | null;
  problems: JsonColumn;
  reason: string | null;
  signed_at: Instant;
  signed_by: string;
  subjective: string | null;
  tenant_id: string;
  version: number;
}

interface ProofFile {
  added_at: Instant;
  added_by: string;
  bytes: number;
  content_type: string;
  id: string;
  name: string;
  proof_id: string | null;
  stored_as: string;
  tenant_id: string;
}

interface PurchaseOrder {
  approved_at: Instant | null;
  approved_by: string | null;
  cancel_reason: string | null;
  cancelled_at: Instant | null;
  cancelled_by: string | null;
  changed_by: string;
  closed_at: Instant | null;
  created_at: Instant;
  created_by: string;
  expected_on: PlainDate | null;
  id: string;
  needs_second_person: boolean | null;
  notes: string | null;
  order_number: string;
  place_id: string;
  sent_at: Instant | null;
  sent_by: string | null;
  status: string;
  supplier_id: string;
  tenant_id: string;
  total_minor: number;
  version: Generated<number>;
}

interface PurchaseOrderLine {
  damaged_packs: Generated<number>;
  free_packs: Generated<number>;
  item_id: string;
  line_number: number;
  order_id: string;
  pack_minor: number;
  pack_size: number;
  packs: number;
  received_packs: Generated<number>;
  tenant_id: string;
}

interface PushSubscription {
  auth_secret: string;
  created_at: Instant;
  endpoint: string;
  public_key: string;
  session_id: string;
  tenant_id: string;
  user_id: string;
}

interface RateLimit {
  expire: number | null;
  key: string;
  points: Generated<number>;
}

interface RecoveryCode {
  code_hash: string;
  tenant_id: string;
  used_at: Instant | null;
  user_id: string;
}

interface Referral {
  amount_minor: number;
  appointment_id: string | null;
  commission_minor: number;
  created_at: Instant;
  created_by: string;
  id: string;
  maker_ids: Generated<string[]>;
  notes: string | null;
  paid_at: Instant | null;
  patient_id: string;
  payout_id: string | null;
  payout_makers: string[] | null;
  referred_on: PlainDate;
  referrer_id: string;
  reversed_minor: Generated<number>;
  source: string;
  status: Generated<string>;
  tenant_id: string;
  terms_by: string | null;
  terms_version: Generated<number>;
  updated_at: Instant;
  version: Generated<number>;
}

interface Referrer {
  address: string | null;
  commission_basis_points: number | null;
  commission_flat_minor: number | null;
  commission_type: string;
  created_at: Instant;
  email: string | null;
  id: string;
  last_referral_at: Instant | null;
  name: string;
  pending_commission_minor: Generated<number>;
  phone: string | null;
  status: Generated<string>;
  tenant_id: string;
  terms_at: Instant | null;
  terms_by: string | null;
  terms_confirmed_at: Instant | null;
  terms_confirmed_by: string | null;
  terms_version: Generated<number>;
  total_commission_minor: Generated<number>;
  total_referrals: Generated<number>;
  total_revenue_minor: Generated<number>;
  type: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface RefundRequest {
  amount_minor: number;
  decided_at: Instant | null;
  decided_by: string | null;
  decision_note: string | null;
  id: string;
  invoice_id: string;
  method: string;
  needed_second_person: boolean;
  purpose: string | null;
  reason: string;
  requested_at: Instant;
  requested_by: string;
  status: Generated<string>;
  tenant_id: string;
  version: Generated<number>;
}

interface ReviewedLine {
  field: string;
  line_key: string;
  outcome: string;
  patient_id: string;
  reviewed_at: Instant;
  reviewed_by: string;
  tenant_id: string;
}

interface Role {
  code: string | null;
  created_at: Generated<Instant>;
  credit_limit_minor: number | null;
  description: string | null;
  discount_limit_basis_points: number | null;
  id: string;
  is_active: Generated<boolean>;
  is_administrator: Generated<boolean>;
  is_system: Generated<boolean>;
  name: string;
  permissions: Generated<string[]>;
  reopens_months: Generated<boolean>;
  tenant_id: string;
  updated_at: Generated<Instant>;
  version: Generated<number>;
  void_limit_minor: number | null;
}

interface Room {
  created_at: Instant;
  id: string;
  name: string;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
  ward_id: string;
}

interface SafetyOverride {
  case_id: string;
  id: string;
  missing: JsonColumn;
  overridden_at: Instant;
  overridden_by: string;
  reason: string;
  review_note: string | null;
  reviewed_at: Instant | null;
  reviewed_by: string | null;
  step: string;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface SaturationScale {
  admission_id: string;
  decided_at: Instant;
  decided_by: string;
  id: string;
  reason: string;
  scale: number;
  tenant_id: string;
}

interface SavedReport {
  at_time: string;
  created_at: Instant;
  day: number;
  every: string;
  filters: JsonColumn;
  id: string;
  is_shared: boolean;
  last_at: Instant | null;
  last_outcome: string | null;
  name: string;
  name_key: string;
  next_due_at: Instant | null;
  owner_id: string;
  range_word: string;
  report: string;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface SavedView {
  created_at: Instant;
  id: string;
  list: string;
  name: string;
  name_key: string;
  owner_id: string;
  place: number;
  query: string;
  shared_place: number | null;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface SavedViewDefault {
  list: string;
  tenant_id: string;
  user_id: string;
  view_id: string;
}

interface SchemaMigration {
  applied_at: Generated<Instant>;
  name: string;
}

interface ServerProcess {
  id: string;
  loop_delay_ms: number;
  memory_bytes: number;
  name: string;
  seen_at: Instant;
  started_at: Instant;
  tenant_id: string;
}

interface Service {
  category: string;
  created_at: Instant;
  description: string | null;
  id: string;
  name: string;
  price_minor: number;
  status: Generated<string>;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface StatisticCodes {
  elements: JsonColumn;
  org_unit: string;
  tenant_id: string;
  updated_at: Instant;
  updated_by: string;
  version: Generated<number>;
}

interface StayEstimate {
  admission_id: string;
  amount_minor: number;
  created_at: Instant;
  created_by: string;
  days: number | null;
  id: string;
  notes: string | null;
  tenant_id: string;
}

interface StayInvoiceLine {
  admission_id: string;
  charge_key: string;
  invoice_id: string;
  position: number;
  tenant_id: string;
}

interface StayPackage {
  admission_id: string;
  care_package_id: string;
  chosen_at: Instant;
  chosen_by: string;
  included_days: number;
  name: string;
  price_minor: number;
  services: JsonColumn;
  tenant_id: string;
}

interface StayService {
  admission_id: string;
  cancel_reason: string | null;
  cancelled_at: Instant | null;
  cancelled_by: string | null;
  charged_at: Instant;
  created_at: Instant;
  created_by: string;
  id: string;
  name: string;
  price_minor: number;
  quantity: number;
  service_id: string;
  tenant_id: string;
}

interface StaySupply {
  admission_id: string;
  charged_at: Instant;
  created_by: string;
  id: string;
  name: string;
  price_minor: number;
  quantity: number;
  returned_quantity: Generated<number>;
  tenant_id: string;
}

interface StayTimer {
  admission_id: string;
  cancel_reason: string | null;
  cancelled_at: Instant | null;
  cancelled_by: string | null;
  id: string;
  name: string;
  price_minor: number;
  started_at: Instant;
  started_by: string;
  stopped_at: Instant | null;
  stopped_by: string | null;
  tenant_id: string;
  timed_charge_id: string;
  unit: string;
}

interface StockBalance {
  expires_on: PlainDate;
  is_recalled: Generated<boolean>;
  is_set_aside: boolean;
  is_stocked: Generated<boolean | null>;
  item_id: string;
  last_moved_at: Instant;
  lot_id: string;
  place_id: string;
  place_kind: string;
  quantity: number;
  tenant_id: string;
}

interface StockCount {
  category: string | null;
  count_number: string;
  decided_at: Instant | null;
  decided_by: string | null;
  decision_note: string | null;
  id: string;
  place_id: string;
  started_at: Instant;
  started_by: string;
  status: string;
  submitted_at: Instant | null;
  submitted_by: string | null;
  tenant_id: string;
  version: Generated<number>;
}

interface StockCountLine {
  count_id: string;
  counted_at: Instant | null;
  counted_by: string | null;
  counted_quantity: number | null;
  expected_quantity: number | null;
  item_id: string;
  lot_id: string;
  position: number;
  tenant_id: string;
}

interface StockItem {
  base_unit: string;
  category: string;
  controlled_until: PlainDate | null;
  created_at: Instant;
  created_by: string;
  empty_since: PlainDate | null;
  first_expiry: PlainDate | null;
  id: string;
  is_active: Generated<boolean>;
  is_controlled: Generated<boolean>;
  is_low: Generated<boolean | null>;
  is_stocked: Generated<boolean | null>;
  kind: string;
  last_moved_on: PlainDate | null;
  location: string | null;
  min_stock_level: number;
  name: string;
  on_hand: Generated<number>;
  other_name: string | null;
  pack_name: string | null;
  pack_size: number;
  reorder_quantity: number | null;
  search_text: string;
  selling_price_minor: number;
  set_aside: Generated<number>;
  sku: string | null;
  sort_name: string;
  supplier: string | null;
  tenant_id: string;
  tracks_lots: boolean;
  unit_cost_minor: number;
  updated_at: Instant;
  value_minor: Generated<number>;
  version: Generated<number>;
}

interface StockLevel {
  is_stocked: Generated<boolean | null>;
  item_id: string;
  place_id: string;
  quantity: number;
  sort_name: string;
  tenant_id: string;
}

interface StockLot {
  cost_minor: number;
  cost_quantity: number;
  expires_on: PlainDate;
  id: string;
  is_recalled: Generated<boolean>;
  item_id: string;
  lot_number: string;
  received_at: Instant;
  tenant_id: string;
}

interface StockMonth {
  consumed: number;
  consumed_minor: number;
  empty_days: number;
  item_id: string;
  month: PlainDate;
  tenant_id: string;
}

interface StockMovement {
  expires_on: PlainDate;
  happened_at: Instant;
  happened_on: PlainDate;
  id: string;
  is_controlled: Generated<boolean>;
  item_id: string;
  kind: string;
  left_quantity: number;
  lot_id: string;
  other_place_id: string | null;
  other_place_kind: string | null;
  patient_id: string | null;
  place_id: string;
  place_kind: string;
  quantity: number;
  reason: string | null;
  recorded_at: Instant;
  recorded_by: string;
  source_id: string | null;
  source_kind: string | null;
  tenant_id: string;
  witnessed_by: string | null;
}

interface StockPlace {
  code: string | null;
  created_at: Instant;
  id: string;
  is_active: Generated<boolean>;
  kind: string;
  name: string;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface StockRecall {
  end_note: string | null;
  ended_at: Instant | null;
  ended_by: string | null;
  id: string;
  item_id: string;
  lot_number: string;
  reason: string;
  recall_number: string;
  recalled_at: Instant;
  recalled_by: string;
  reference: string | null;
  status: string;
  tenant_id: string;
  version: Generated<number>;
}

interface StockRecallLine {
  lot_id: string;
  place_id: string;
  quantity: number;
  recall_id: string;
  tenant_id: string;
}

interface StockRequest {
  decided_at: Instant | null;
  decided_by: string | null;
  decision_note: string | null;
  id: string;
  item_id: string;
  kind: string;
  lot_id: string;
  place_id: string;
  quantity: number;
  reason: string;
  requested_at: Instant;
  requested_by: string;
  status: string;
  tenant_id: string;
  value_minor: number;
  version: Generated<number>;
}

interface StockRequisition {
  decided_at: Instant | null;
  decided_by: string | null;
  decision_note: string | null;
  id: string;
  notes: string | null;
  place_id: string;
  requested_at: Instant;
  requested_by: string;
  requisition_number: string;
  status: string;
  tenant_id: string;
  transfer_id: string | null;
  version: Generated<number>;
}

interface StockRequisitionLine {
  approved_quantity: number | null;
  asked_quantity: number;
  issued_quantity: number | null;
  item_id: string;
  position: number;
  requisition_id: string;
  tenant_id: string;
}

interface StockTransfer {
  from_place_id: string;
  id: string;
  notes: string | null;
  received_at: Instant | null;
  received_by: string | null;
  sent_at: Instant;
  sent_by: string;
  status: string;
  tenant_id: string;
  to_place_id: string;
  transfer_number: string;
  version: Generated<number>;
}

interface StockTransferLine {
  item_id: string;
  lost_reason: string | null;
  lot_id: string;
  received_quantity: number | null;
  returned_quantity: number | null;
  sent_quantity: number;
  tenant_id: string;
  transfer_id: string;
}

interface Subscription {
  bed_limit: number | null;
  billing_day: number | null;
  billing_interval: string;
  currency_code: string;
  deferred_until: Instant | null;
  features: string[];
  grace_days: Generated<number | null>;
  owed_at: Instant | null;
  patient_limit: number | null;
  period_ends_at: Instant;
  plan_code: string;
  plan_name: string;
  price_minor: number;
  staff_limit: number | null;
  started_at: Instant;
  status: string;
  storage_limit_megabytes: number | null;
  tenant_id: string;
  trial_ends_at: Instant | null;
  updated_at: Instant;
  version: number;
}

interface Supplier {
  address: string | null;
  contact_person: string | null;
  created_at: Instant;
  email: string | null;
  id: string;
  is_active: Generated<boolean>;
  lead_days: number | null;
  name: string;
  payment_days: number | null;
  phone: string | null;
  search_text: string;
  sort_name: string;
  tax_number: string | null;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface SupplierInvoice {
  id: string;
  invoice_number: string;
  invoiced_on: PlainDate;
  notes: string | null;
  order_id: string;
  recorded_at: Instant;
  recorded_by: string;
  supplier_id: string;
  tenant_id: string;
  total_minor: number;
}

interface SupplierInvoiceLine {
  invoice_id: string;
  line_number: number;
  order_id: string;
  pack_minor: number;
  packs: number;
  tenant_id: string;
}

interface SupportAccess {
  asked_at: Instant;
  asked_by_name: string | null;
  ended_at: Instant | null;
  ended_by: string | null;
  granted_at: Instant | null;
  granted_by: string | null;
  hours: number;
  id: string;
  purpose: string;
  tenant_id: string;
  until: Instant | null;
}

interface SurgicalBill {
  admission_id: string | null;
  bill_number: number;
  case_id: string;
  created_at: Instant;
  id: string;
  invoice_id: string | null;
  patient_id: string;
  return_reason: string | null;
  returned_at: Instant | null;
  returned_by: string | null;
  status: string;
  tenant_id: string;
  updated_at: Instant;
  validated_at: Instant | null;
  validated_by: string | null;
  version: Generated<number>;
}

interface SurgicalCase {
  actual_end: Instant | null;
  actual_minutes: number | null;
  actual_start: Instant | null;
  admission_id: string | null;
  blood_needs: string | null;
  cancel_reason: string | null;
  case_number: string;
  consent_explained_by: string | null;
  consent_id: string | null;
  consent_laterality: string | null;
  consent_procedure: string | null;
  consent_recorded_by: string | null;
  consent_relation: string | null;
  consent_signed_at: Instant | null;
  consent_signed_by: string | null;
  consent_waived_reason: string | null;
  consent_witness: string | null;
  consultation_id: string | null;
  created_at: Instant;
  created_by: string;
  end_late_reason: string | null;
  equipment_needs: string | null;
  equipment_used: string[];
  estimated_minutes: number;
  fasting_from: Instant | null;
  holds_time: boolean;
  id: string;
  implants_used: Generated<string[]>;
  is_overbooked: Generated<boolean>;
  laterality: string;
  listed_at: Instant;
  notes: string | null;
  outside_session_by: string | null;
  outside_session_reason: string | null;
  overbook_reason: string | null;
  overbooked_by: string | null;
  patient_id: string;
  postpone_reason: string | null;
  pre_op_diagnosis: string | null;
  procedure_code: string | null;
  procedure_id: string | null;
  procedure_name: string;
  scheduled_end: Instant | null;
  scheduled_start: Instant | null;
  site: string | null;
  start_late_reason: string | null;
  status: string;
  tenant_id: string;
  theatre_id: string | null;
  updated_at: Instant;
  updated_by: string;
  urgency: string;
  version: Generated<number>;
}

interface SurgicalCharge {
  bill_id: string;
  case_id: string;
  change_reason: string | null;
  changed_at: Instant | null;
  changed_by: string | null;
  created_at: Instant;
  found_price_minor: number;
  found_quantity: number;
  id: string;
  kind: string;
  name: string;
  price_minor: number;
  quantity: number;
  service_id: string | null;
  source_key: string;
  state: string;
  tenant_id: string;
  version: Generated<number>;
}

interface SurgicalChecklist {
  case_id: string;
  checklist_type: string;
  completion_percentage: number;
  created_at: Instant;
  created_by: string;
  id: string;
  second_person: Generated<string[]>;
  sign_in_seconded_at: Instant | null;
  sign_in_seconded_by: string | null;
  sign_out_seconded_at: Instant | null;
  sign_out_seconded_by: string | null;
  status: string;
  template_name: string;
  template_source: string;
  template_version: string;
  tenant_id: string;
  time_out_seconded_at: Instant | null;
  time_out_seconded_by: string | null;
  updated_at: Instant;
  verified_at: Instant | null;
  verified_by: string | null;
  version: Generated<number>;
}

interface SurgicalChecklistItem {
  checklist_id: string;
  code: string;
  completed_at: Instant | null;
  completed_by: string | null;
  description: string;
  is_completed: Generated<boolean>;
  is_required: boolean;
  notes: string | null;
  phase: string;
  position: number;
  said_by: string | null;
  said_by_role: string | null;
  tenant_id: string;
}

interface SurgicalConsent {
  case_id: string;
  content: JsonColumn;
  id: string;
  language: Generated<string>;
  needs_surgeon: Generated<boolean>;
  patient_id: string;
  recorded_by: string;
  relation: string | null;
  signed_at: Instant;
  signed_by: string;
  strokes: JsonColumn | null;
  tenant_id: string;
  text_version: string;
  way: string;
}

interface SurgicalConsentSignature {
  case_id: string;
  consent_id: string;
  id: string;
  part: string;
  patient_id: string;
  recorded_by: string;
  relation: string | null;
  signed_at: Instant;
  signed_by: string;
  strokes: JsonColumn | null;
  tenant_id: string;
  way: string;
}

interface SurgicalConsentWithdrawal {
  case_id: string;
  consent_id: string | null;
  id: string;
  patient_id: string;
  reason: string;
  relation: string | null;
  signed_at: Instant;
  signed_by: string;
  tenant_id: string;
  withdrawn_at: Instant;
  withdrawn_by: string;
}

interface SurgicalConsumable {
  case_id: string;
  checks: Generated<JsonColumn>;
  id: string;
  item_id: string;
  name: string;
  patient_id: string;
  place_id: string;
  price_minor: number;
  quantity: number;
  quantity_reason: string | null;
  recorded_at: Instant;
  recorded_by: string;
  returned_quantity: Generated<number>;
  tenant_id: string;
  unit: string;
  updated_at: Instant;
  version: Generated<number>;
  witnessed_by: string | null;
}

interface SurgicalConsumableLot {
  consumable_id: string;
  expires_on: PlainDate | null;
  lot_id: string;
  lot_number: string;
  quantity: number;
  returned_quantity: Generated<number>;
  tenant_id: string;
}

interface SurgicalCountConfirmation {
  confirmed_at: Instant;
  confirmed_by: string;
  counted_by: string;
  entry_id: string;
  tenant_id: string;
}

interface SurgicalCountEntry {
  case_id: string;
  entered_at: Instant;
  entered_by: string;
  facts: JsonColumn;
  id: string;
  kind: string;
  tenant_id: string;
}

interface SurgicalCountError {
  entry_id: string;
  marked_at: Instant;
  marked_by: string;
  reason: string;
  tenant_id: string;
}

interface SurgicalCourse {
  accepted_at: Instant | null;
  anaesthesia_start_at: Instant | null;
  arrived_at: Instant | null;
  called_at: Instant | null;
  case_id: string;
  closure_at: Instant | null;
  incision_at: Instant | null;
  out_of_theatre_at: Instant | null;
  recovery_at: Instant | null;
  tenant_id: string;
  time_out_at: Instant | null;
  updated_at: Instant;
  version: Generated<number>;
}

interface SurgicalDelay {
  case_id: string;
  cause: string;
  id: string;
  minutes: number;
  note: string | null;
  recorded_at: Instant;
  recorded_by: string;
  tenant_id: string;
}

interface SurgicalImplant {
  case_id: string;
  checks: Generated<JsonColumn>;
  error_reason: string | null;
  expires_on: PlainDate | null;
  id: string;
  item_id: string | null;
  lot_id: string | null;
  lot_key: string | null;
  lot_number: string | null;
  manufacturer: string;
  manufacturer_key: string;
  name: string;
  patient_id: string;
  place_id: string | null;
  price_minor: number | null;
  recorded_at: Instant;
  recorded_by: string;
  reference_number: string | null;
  serial_key: string | null;
  serial_number: string | null;
  site: string | null;
  status: string;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface SurgicalMilestone {
  case_id: string;
  correction_reason: string | null;
  happened_at: Instant | null;
  id: string;
  kind: string;
  recorded_at: Instant;
  recorded_by: string;
  tenant_id: string;
}

interface SurgicalPricing {
  combined_service_id: string | null;
  general_service_id: string | null;
  id: string;
  local_service_id: string | null;
  not_charged: Generated<string[]>;
  quarter_hour_service_id: string | null;
  recovery_service_id: string | null;
  regional_service_id: string | null;
  sedation_service_id: string | null;
  tenant_id: string;
  updated_at: Instant;
  updated_by: string;
  version: Generated<number>;
}

interface SurgicalProcedure {
  code: string | null;
  created_at: Instant;
  has_side: boolean | null;
  id: string;
  is_active: Generated<boolean>;
  name: string;
  package_covers: Generated<string[]>;
  package_service_id: string | null;
  service_id: string | null;
  tenant_id: string;
  updated_at: Instant;
  usual_minutes: number;
  version: Generated<number>;
}

interface SurgicalResource {
  id: string;
  tenant_id: string;
}

interface SurgicalSpecimen {
  case_id: string;
  description: string;
  id: string;
  lab_order_id: string;
  taken_at: Instant;
  taken_by: string;
  tenant_id: string;
}

interface SurgicalTeamMember {
  case_id: string;
  holds_time: boolean;
  role: string;
  scheduled_end: Instant | null;
  scheduled_start: Instant | null;
  tenant_id: string;
  user_id: string;
}

interface Tenant {
  closes_at: Instant | null;
  created_at: Generated<Instant>;
  deleting_since: Instant | null;
  id: string;
  is_platform: Generated<boolean>;
  name: string;
  shut_since: Instant | null;
  slug: string;
  status: Generated<string>;
}

interface TenantCounter {
  name: string;
  tenant_id: string;
  value: number;
}

interface TenantLogo {
  content: Uint8Array;
  content_type: string;
  tenant_id: string;
  updated_at: Instant;
}

interface TenantSettings {
  address: string | null;
  bed_hold_minutes: Generated<number>;
  cash_needs_open_day: Generated<boolean>;
  clock_decided_at: Instant | null;
  commission_cap_basis_points: Generated<number>;
  commission_cap_flat_minor: Generated<number>;
  country_code: string | null;
  currency_code: Generated<string>;
  date_format: Generated<string>;
  deterioration_emergency_minutes: Generated<number>;
  deterioration_urgent_minutes: Generated<number>;
  document_max_minor: Generated<number>;
  email: string | null;
  emergency_access_minutes: Generated<number>;
  first_steps_hidden_at: Instant | null;
  fluid_day_start_hour: Generated<number>;
  lab_completion_needs_verified: Generated<boolean>;
  lab_escalation_minutes: Generated<number>;
  lab_needs_second_person: Generated<boolean>;
  large_export_rows: Generated<number>;
  late_entry_hours: Generated<number>;
  logo_version: string | null;
  modules: Generated<JsonColumn>;
  name: string;
  number_grouping: Generated<string>;
  order_approval_minor: Generated<number>;
  password_min_length: Generated<number>;
  password_needs_digit: Generated<boolean>;
  password_needs_mixed_case: Generated<boolean>;
  password_needs_symbol: Generated<boolean>;
  payout_needs_second_person: Generated<boolean>;
  payout_withholding_basis_points: Generated<number>;
  phone: string | null;
  refund_needs_approval: Generated<boolean>;
  requires_two_factor: Generated<boolean>;
  security_version: Generated<number>;
  session_absolute_hours: Generated<number>;
  session_idle_minutes: Generated<number>;
  stock_approval_minor: Generated<number>;
  stock_approval_quantity: number | null;
  tax_rate_basis_points: Generated<number>;
  tenant_id: string;
  time_format: Generated<string>;
  time_zone: Generated<string>;
  updated_at: Generated<Instant>;
  urine_reminder_hours: Generated<number>;
  version: Generated<number>;
  week_start: Generated<string>;
}

interface TheatreSession {
  created_at: Instant;
  created_by: string;
  from_minute: number;
  id: string;
  kind: string;
  name: string | null;
  tenant_id: string;
  theatre_id: string;
  until_minute: number;
  updated_at: Instant;
  valid_from: PlainDate;
  valid_until: PlainDate | null;
  version: Generated<number>;
  weekday: number;
}

interface TheatreSessionRelease {
  id: string;
  release_hours: number;
  tenant_id: string;
  updated_at: Instant;
  updated_by: string;
  version: Generated<number>;
}

interface TheatreSessionSurgeon {
  session_id: string;
  tenant_id: string;
  user_id: string;
}

interface TimedCharge {
  created_at: Instant;
  id: string;
  name: string;
  price_minor: number;
  status: string;
  tenant_id: string;
  unit: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface UserAccount {
  created_at: Generated<Instant>;
  email: string;
  email_key: string;
  first_name: string;
  id: string;
  is_sample: Generated<boolean>;
  last_login_at: Instant | null;
  last_name: string;
  password_changed_at: Instant | null;
  password_hash: string | null;
  phone: string | null;
  registration_number: string | null;
  removed_at: Instant | null;
  sort_name: Generated<string | null>;
  status: Generated<string>;
  tenant_id: string;
  two_factor_confirmed_at: Instant | null;
  two_factor_last_step: number | null;
  two_factor_secret: string | null;
  updated_at: Generated<Instant>;
  version: Generated<number>;
}

interface UserMessagePreference {
  language: string | null;
  takes_email: Generated<boolean>;
  takes_in_app: Generated<boolean>;
  takes_sms: Generated<boolean>;
  tenant_id: string;
  updated_at: Instant;
  user_id: string;
  version: Generated<number>;
}

interface UserRole {
  assigned_by: string | null;
  created_at: Generated<Instant>;
  role_id: string;
  tenant_id: string;
  user_id: string;
}

interface UserSession {
  created_at: Generated<Instant>;
  device_hash: string | null;
  ended_at: Instant | null;
  expires_at: Instant;
  id: string;
  ip_address: Generated<string>;
  last_used_at: Generated<Instant>;
  tenant_id: string;
  token_hash: string;
  user_agent: string | null;
  user_id: string;
}

interface VitalSigns {
  abnormal_signs: string[];
  admission_id: string | null;
  blood_glucose_typed_tenths: number | null;
  blood_glucose_unit: string | null;
  blood_pressure_diastolic: number | null;
  blood_pressure_systolic: number | null;
  clock_ahead_seconds: number | null;
  consciousness: string | null;
  created_at: Instant;
  heart_rate: number | null;
  height_tenths: number | null;
  id: string;
  is_abnormal: boolean;
  is_obstetric: boolean;
  judged_by: string;
  news2: JsonColumn | null;
  news2_total: number | null;
  news2_version: string | null;
  next_due_at: Instant | null;
  notes: string | null;
  oxygen: string | null;
  oxygen_flow_tenths: number | null;
  oxygen_saturation: number | null;
  pain_score: number | null;
  patient_id: string;
  recorded_at: Instant;
  recorded_by: string;
  replaces: string | null;
  respiratory_rate: number | null;
  temperature_tenths: number | null;
  temperature_typed_tenths: number | null;
  temperature_unit: string | null;
  tenant_id: string;
  weight_grams: number | null;
}

interface VitalSignsError {
  marked_at: Instant;
  marked_by: string;
  patient_id: string;
  reason: string;
  tenant_id: string;
  vital_signs_id: string;
}

interface VitalSignsEscalation {
  called: string;
  called_at: Instant;
  created_at: Instant;
  id: string;
  ordered: string;
  recorded_by: string;
  tenant_id: string;
  vital_signs_id: string;
}

interface WalletTransaction {
  holder: string;
  method: string;
  tenant_id: string;
  transaction_number: string;
}

interface Ward {
  created_at: Instant;
  created_by: string;
  floor_number: number | null;
  id: string;
  maximum_age_years: number | null;
  minimum_age_years: number | null;
  name: string;
  sex_policy: string;
  status: string;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
  ward_type: string;
}

interface WardCensus {
  admissions: number;
  available: number;
  beds: number;
  blocked: number;
  cleaning: number;
  day: PlainDate;
  discharges: number;
  maintenance: number;
  occupied: number;
  tenant_id: string;
  transfers_in: number;
  transfers_out: number;
  ward_id: string;
}

interface WardOrder {
  acknowledged_at: Instant | null;
  acknowledged_by: string | null;
  admission_id: string;
  facts: JsonColumn;
  id: string;
  kind: string;
  news: string;
  note: string | null;
  ordered_at: Instant;
  ordered_by: string;
  patient_id: string;
  policy_minutes: number | null;
  replaces_id: string | null;
  set_name: string | null;
  state: string;
  state_at: Instant;
  state_by: string;
  state_reason: string | null;
  tenant_id: string;
  version: Generated<number>;
}

interface Wound {
  admission_id: string | null;
  created_at: Instant;
  created_by: string;
  found_at: Instant;
  id: string;
  kind: string;
  patient_id: string;
  site: string;
  status: string;
  tenant_id: string;
  updated_at: Instant;
  version: Generated<number>;
}

interface WoundObservation {
  clock_ahead_seconds: number | null;
  created_at: Instant;
  depth_mm: number | null;
  dressing: string | null;
  exudate: string | null;
  id: string;
  is_healed: boolean;
  kind: string;
  length_mm: number | null;
  next_dressing_at: Instant | null;
  notes: string | null;
  observed_at: Instant;
  observed_by: string;
  pain_score: number | null;
  patient_id: string;
  stage: string | null;
  tenant_id: string;
  width_mm: number | null;
  wound_id: string;
}

interface WoundObservationError {
  marked_at: Instant;
  marked_by: string;
  observation_id: string;
  reason: string;
  tenant_id: string;
}

export interface Schema {
  account_closure: AccountClosure;
  account_link: AccountLink;
  admission: Admission;
  admission_request: AdmissionRequest;
  allergy_state: AllergyState;
  anesthesia_addendum: AnesthesiaAddendum;
  anesthesia_completion: AnesthesiaCompletion;
  anesthesia_entry: AnesthesiaEntry;
  anesthesia_entry_error: AnesthesiaEntryError;
  anesthesia_record: AnesthesiaRecord;
  anesthesia_record_error: AnesthesiaRecordError;
  application: Application;
  application_file: ApplicationFile;
  application_message: ApplicationMessage;
  appointment: Appointment;
  audit_entry: AuditEntry;
  audit_seal: AuditSeal;
  bed: Bed;
  bed_rate: BedRate;
  bed_status_change: BedStatusChange;
  bed_stay: BedStay;
  bed_transfer: BedTransfer;
  bounced_address: BouncedAddress;
  care_intervention: CareIntervention;
  care_package: CarePackage;
  care_package_service: CarePackageService;
  care_plan: CarePlan;
  care_plan_evaluation: CarePlanEvaluation;
  cashier_day: CashierDay;
  checklist_adaptation: ChecklistAdaptation;
  client: Client;
  client_activity: ClientActivity;
  client_count: ClientCount;
  client_invoice: ClientInvoice;
  client_log: ClientLog;
  client_payment: ClientPayment;
  client_reminder: ClientReminder;
  closing_policy: ClosingPolicy;
  commission_reversal: CommissionReversal;
  consent_wording: ConsentWording;
  consultation: Consultation;
  consultation_amendment: ConsultationAmendment;
  consultation_diagnosis: ConsultationDiagnosis;
  consultation_note: ConsultationNote;
  consultation_template: ConsultationTemplate;
  controlled_count: ControlledCount;
  counted_items: CountedItems;
  counter_sale: CounterSale;
  counter_sale_item: CounterSaleItem;
  counter_sale_lot: CounterSaleLot;
  counter_sale_return: CounterSaleReturn;
  credit_note: CreditNote;
  credit_note_item: CreditNoteItem;
  daily_figure: DailyFigure;
  daily_job: DailyJob;
  data_export: DataExport;
  deposit_account: DepositAccount;
  deposit_movement: DepositMovement;
  deposit_refund_request: DepositRefundRequest;
  deterioration: Deterioration;
  diagnosis: Diagnosis;
  discharge: Discharge;
  dispensing: Dispensing;
  dispensing_finding: DispensingFinding;
  dispensing_item: DispensingItem;
  dispensing_lot: DispensingLot;
  dispensing_return: DispensingReturn;
  doctor: Doctor;
  doctor_hours: DoctorHours;
  doctor_leave: DoctorLeave;
  dose: Dose;
  dose_error: DoseError;
  dose_horizon: DoseHorizon;
  dose_lot: DoseLot;
  dose_outcome: DoseOutcome;
  dose_policy: DosePolicy;
  emergency_access: EmergencyAccess;
  export_tally: ExportTally;
  fluid_entry: FluidEntry;
  fluid_record: FluidRecord;
  fluid_record_error: FluidRecordError;
  goods_receipt: GoodsReceipt;
  goods_receipt_line: GoodsReceiptLine;
  idempotency_key: IdempotencyKey;
  import_row: ImportRow;
  import_run: ImportRun;
  infusion_step: InfusionStep;
  invoice: Invoice;
  invoice_item: InvoiceItem;
  invoice_source: InvoiceSource;
  job_failure: JobFailure;
  lab_alert: LabAlert;
  lab_order: LabOrder;
  lab_order_test: LabOrderTest;
  lab_result: LabResult;
  lab_test: LabTest;
  lab_verification: LabVerification;
  license_invoice: LicenseInvoice;
  license_invoice_change: LicenseInvoiceChange;
  machine_key: MachineKey;
  medicine: Medicine;
  medicine_mark_change: MedicineMarkChange;
  medicine_word: MedicineWord;
  message: Message;
  message_attachment: MessageAttachment;
  message_rule: MessageRule;
  message_settings: MessageSettings;
  message_template: MessageTemplate;
  month_closing: MonthClosing;
  notification: Notification;
  nursing_assessment: NursingAssessment;
  nursing_assessment_addendum: NursingAssessmentAddendum;
  nursing_assessment_completion: NursingAssessmentCompletion;
  nursing_assessment_error: NursingAssessmentError;
  nursing_assignment: NursingAssignment;
  nursing_handover: NursingHandover;
  nursing_handover_patient: NursingHandoverPatient;
  nursing_note: NursingNote;
  nursing_note_addendum: NursingNoteAddendum;
  nursing_note_error: NursingNoteError;
  nursing_shift: NursingShift;
  nursing_task: NursingTask;
  online_payment: OnlinePayment;
  open_step: OpenStep;
  operating_theatre: OperatingTheatre;
  operative_note: OperativeNote;
  operative_note_addendum: OperativeNoteAddendum;
  operative_note_error: OperativeNoteError;
  operative_note_template: OperativeNoteTemplate;
  operative_note_text: OperativeNoteText;
  operator_card: OperatorCard;
  opt_out_link: OptOutLink;
  order_acknowledgement: OrderAcknowledgement;
  order_set: OrderSet;
  patient: Patient;
  patient_allergy: PatientAllergy;
  patient_identifier: PatientIdentifier;
  patient_import: PatientImport;
  patient_join: PatientJoin;
  patient_message_preference: PatientMessagePreference;
  patient_problem: PatientProblem;
  payment: Payment;
  payment_proof: PaymentProof;
  payout: Payout;
  plan: Plan;
  plan_change: PlanChange;
  prescription: Prescription;
  prescription_draft: PrescriptionDraft;
  prescription_finding: PrescriptionFinding;
  prescription_line: PrescriptionLine;
  prescription_line_event: PrescriptionLineEvent;
  prescription_set: PrescriptionSet;
  progress_note: ProgressNote;
  progress_note_error: ProgressNoteError;
  progress_note_version: ProgressNoteVersion;
  proof_file: ProofFile;
  purchase_order: PurchaseOrder;
  purchase_order_line: PurchaseOrderLine;
  push_subscription: PushSubscription;
  rate_limit: RateLimit;
  recovery_code: RecoveryCode;
  referral: Referral;
  referrer: Referrer;
  refund_request: RefundRequest;
  reviewed_line: ReviewedLine;
  role: Role;
  room: Room;
  safety_override: SafetyOverride;
  saturation_scale: SaturationScale;
  saved_report: SavedReport;
  saved_view: SavedView;
  saved_view_default: SavedViewDefault;
  schema_migration: SchemaMigration;
  server_process: ServerProcess;
  service: Service;
  statistic_codes: StatisticCodes;
  stay_estimate: StayEstimate;
  stay_invoice_line: StayInvoiceLine;
  stay_package: StayPackage;
  stay_service: StayService;
  stay_supply: StaySupply;
  stay_timer: StayTimer;
  stock_balance: StockBalance;
  stock_count: StockCount;
  stock_count_line: StockCountLine;
  stock_item: StockItem;
  stock_level: StockLevel;
  stock_lot: StockLot;
  stock_month: StockMonth;
  stock_movement: StockMovement;
  stock_place: StockPlace;
  stock_recall: StockRecall;
  stock_recall_line: StockRecallLine;
  stock_request: StockRequest;
  stock_requisition: StockRequisition;
  stock_requisition_line: StockRequisitionLine;
  stock_transfer: StockTransfer;
  stock_transfer_line: StockTransferLine;
  subscription: Subscription;
  supplier: Supplier;
  supplier_invoice: SupplierInvoice;
  supplier_invoice_line: SupplierInvoiceLine;
  support_access: SupportAccess;
  surgical_bill: SurgicalBill;
  surgical_case: SurgicalCase;
  surgical_charge: SurgicalCharge;
  surgical_checklist: SurgicalChecklist;
  surgical_checklist_item: SurgicalChecklistItem;
  surgical_consent: SurgicalConsent;
  surgical_consent_signature: SurgicalConsentSignature;
  surgical_consent_withdrawal: SurgicalConsentWithdrawal;
  surgical_consumable: SurgicalConsumable;
  surgical_consumable_lot: SurgicalConsumableLot;
  surgical_count_confirmation: SurgicalCountConfirmation;
  surgical_count_entry: SurgicalCountEntry;
  surgical_count_error: SurgicalCountError;
  surgical_course: SurgicalCourse;
  surgical_delay: SurgicalDelay;
  surgical_implant: SurgicalImplant;
  surgical_milestone: SurgicalMilestone;
  surgical_pricing: SurgicalPricing;
  surgical_procedure: SurgicalProcedure;
  surgical_resource: SurgicalResource;
  surgical_specimen: SurgicalSpecimen;
  surgical_team_member: SurgicalTeamMember;
  tenant: Tenant;
  tenant_counter: TenantCounter;
  tenant_logo: TenantLogo;
  tenant_settings: TenantSettings;
  theatre_session: TheatreSession;
  theatre_session_release: TheatreSessionRelease;
  theatre_session_surgeon: TheatreSessionSurgeon;
  timed_charge: TimedCharge;
  user_account: UserAccount;
  user_message_preference: UserMessagePreference;
  user_role: UserRole;
  user_session: UserSession;
  vital_signs: VitalSigns;
  vital_signs_error: VitalSignsError;
  vital_signs_escalation: VitalSignsEscalation;
  wallet_transaction: WalletTransaction;
  ward: Ward;
  ward_census: WardCensus;
  ward_order: WardOrder;
  wound: Wound;
  wound_observation: WoundObservation;
  wound_observation_error: WoundObservationError;
}
