import type { AlarmColumns } from '#server/alarms/alarm-rows.ts';
import type { ColumnType } from 'kysely';
import type { Instant, Table } from '#database/tables.ts';
import type { AlertAction } from './alerts/lab-alert.contract.ts';
import type { LabTest } from './catalogue/lab-test.contract.ts';
import type { LabOrder } from './orders/lab-order.contract.ts';
import type { ResultFlag } from './ranges/flagging.ts';

declare module '#database/tables.ts' {
  interface Tables {
    lab_test: Table<'lab_test', LabTestColumns>;
    lab_order: Table<'lab_order', LabOrderColumns>;
    lab_order_test: Table<'lab_order_test', LabOrderTestColumns>;
    lab_result: Table<'lab_result', LabResultColumns>;
    lab_verification: Table<'lab_verification'>;
    lab_alert: Table<'lab_alert', LabAlertColumns>;
  }
}

interface LabTestColumns {
  /** A result so many times outside of its range is asked about before it is stored. */
  plausibility_factor: number;
  status: LabTest['status'];
  created_at: ColumnType<Instant, Instant, never>;
}

interface LabOrderColumns {
  /** The person of the hospital whom critical results must reach; null for a doctor from outside. */
  orderer_id: string | null;
  /** The consultation in which it was made. */
  consultation_id: string | null;
  status: LabOrder['status'];
  priority: LabOrder['priority'];
  ordered_at: ColumnType<Instant, Instant, never>;
}

/** A test as it was in the catalogue when it was ordered. */
interface LabOrderTestColumns {
  /** From 1, in the order in which the tests were chosen. */
  position: number;
  plausibility_factor: number;
}

interface LabResultColumns {
  /** From 1; each correction is the next one. */
  revision: number;
  /** The result as a number, in decimal text; null for a finding in words. */
  value: string | null;
  /** The part of the normal range that holds for this patient. */
  normal_range: string | null;
  flag: ResultFlag;
  entered_at: ColumnType<Instant, Instant, never>;
}

interface LabAlertColumns extends AlarmColumns<AlertAction> {
  /** Null for alerts that were acknowledged before it mattered who entered the result. */
  entered_by: string | null;
}
