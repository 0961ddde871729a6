import type { AlarmColumns } from '#database/alarms/alarm-rows.ts';
import type { ColumnType } from 'kysely';
import type { Instant } from '#database/tables.ts';
import type { AlertAction } from './alerts/lab-alert.contract.ts';
import type { LabTest } from './catalogue/lab-test.contract.ts';
import type { LabOrder } from './orders/lab-order.contract.ts';
import type { ResultFlag } from './ranges/flagging.ts';

declare module '#database/tables.ts' {
  interface Tables {
    lab_test: LabTestTable;
    lab_order: LabOrderTable;
    lab_order_test: LabOrderTestTable;
    lab_result: LabResultTable;
    lab_verification: LabVerificationTable;
    lab_alert: LabAlertTable;
  }
}

interface LabTestTable {
  tenant_id: string;
  id: string;
  name: string;
  category: string;
  description: string | null;
  price_minor: number;
  normal_range: string | null;
  critical_range: string | null;
  unit: string | null;
  specimen: string | null;
  turnaround_time: string | null;
  /** A result so many times outside of its range is asked about before it is stored. */
  plausibility_factor: number;
  status: LabTest['status'];
  created_at: ColumnType<Instant, Instant, never>;
  updated_at: Instant;
  version: number;
}

interface LabOrderTable {
  tenant_id: string;
  id: string;
  order_number: string;
  patient_id: string;
  doctor_id: string | null;
  doctor_name: string;
  /** The person of the hospital whom critical results must reach; null for a doctor from outside. */
  orderer_id: string | null;
  appointment_id: string | null;
  /** The consultation in which it was made. */
  consultation_id: string | null;
  status: LabOrder['status'];
  priority: LabOrder['priority'];
  notes: string | null;
  ordered_at: ColumnType<Instant, Instant, never>;
  ordered_by: string;
  collected_at: Instant | null;
  collected_by: string | null;
  completed_at: Instant | null;
  updated_at: Instant;
  version: number;
}

/** A test as it was in the catalogue when it was ordered. */
interface LabOrderTestTable {
  tenant_id: string;
  order_id: string;
  test_id: string;
  /** From 1, in the order in which the tests were chosen. */
  position: number;
  test_name: string;
  price_minor: number;
  normal_range: string | null;
  critical_range: string | null;
  unit: string | null;
  specimen: string | null;
  plausibility_factor: number;
}

interface LabResultTable {
  tenant_id: string;
  id: string;
  order_id: string;
  test_id: string;
  patient_id: string;
  /** From 1; each correction is the next one. */
  revision: number;
  result: string;
  /** The result as a number, in decimal text; null for a finding in words. */
  value: string | null;
  unit: string | null;
  /** The part of the normal range that holds for this patient. */
  normal_range: string | null;
  flag: ResultFlag;
  notes: string | null;
  correction_reason: string | null;
  entered_by: string;
  entered_at: ColumnType<Instant, Instant, never>;
}

interface LabVerificationTable {
  tenant_id: string;
  result_id: string;
  entered_by: string;
  verified_by: string;
  needed_second_person: boolean;
  verified_at: Instant;
}

interface LabAlertTable extends AlarmColumns<AlertAction> {
  result_id: string;
  /** Null for alerts that were acknowledged before it mattered who entered the result. */
  entered_by: string | null;
}
