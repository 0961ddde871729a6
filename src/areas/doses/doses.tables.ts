import type { ColumnType, Generated } from 'kysely';
import type { Instant, JsonColumn, PlainDate } from '#database/tables.ts';
import type { Dose } from './giving/dose.contract.ts';
import type { InfusionStep } from './infusions/infusion.contract.ts';
import type { PolicyTimes } from './schedule/policy-times.ts';

declare module '#database/tables.ts' {
  interface Tables {
    dose: DoseTable;
    dose_outcome: DoseOutcomeTable;
    dose_error: DoseErrorTable;
    dose_lot: DoseLotTable;
    infusion_step: InfusionStepTable;
    dose_policy: DosePolicyTable;
    dose_horizon: DoseHorizonTable;
    order_acknowledgement: OrderAcknowledgementTable;
  }
}

interface DoseTable {
  tenant_id: string;
  id: string;
  patient_id: string;
  admission_id: string;
  line_id: string;
  kind: Dose['kind'];
  /** Day and minute of the clock that name a scheduled dose; null of one that is given as needed. */
  slot_day: PlainDate | null;
  slot_minute: number | null;
  /** How often what was recorded of this slot was entered in error. */
  correction: Generated<number>;
  /** How much of the line's dose it is, as it is written: ½ of `1+0+½`. */
  share: string;
  scheduled_at: Instant;
  status: Dose['status'];
  /** The dose entered in error whose place it takes. */
  replaces: string | null;
  created_at: ColumnType<Instant, Instant, never>;
}

/** What became of a dose; it is added once and never changed. */
interface DoseOutcomeTable {
  tenant_id: string;
  dose_id: string;
  patient_id: string;
  status: 'given' | 'refused' | 'held';
  administered_at: Instant;
  administered_by: string;
  /** When it was by the clock of the device, and how far that is ahead of the server's. */
  device_at: Instant | null;
  device_ahead_seconds: number | null;
  rights: string[];
  timing: 'early' | 'on-time' | 'late';
  timing_reason: string | null;
  reason_not_given: string | null;
  patient_response: string | null;
  side_effects: string | null;
  notes: string | null;
  witnessed_by: string | null;
  /** As they were scanned. */
  patient_code: string | null;
  medicine_code: string | null;
  /** What the check of allergies found, with why it was passed. */
  checks: JsonColumn<NonNullable<Dose['checks']>>;
  /** In thousandths of a base unit; null where it cannot be counted. */
  amount_thousandths: number | null;
  source: 'place' | 'dispensed' | 'not-stocked' | 'nothing';
  place_id: string | null;
  /** Base units that left the place, and why they were more than were counted. */
  taken_quantity: number;
  quantity_reason: string | null;
  created_at: Instant;
}

interface DoseErrorTable {
  tenant_id: string;
  dose_id: string;
  patient_id: string;
  reason: string;
  marked_by: string;
  marked_at: Instant;
}

interface DoseLotTable {
  tenant_id: string;
  dose_id: string;
  lot_id: string;
  quantity: number;
  movement_id: string;
}

interface InfusionStepTable {
  tenant_id: string;
  id: string;
  dose_id: string;
  patient_id: string;
  kind: InfusionStep['kind'];
  /** Tenths of a millilitre in an hour, from this step on. */
  rate_tenths: number;
  happened_at: Instant;
  /** Tenths of a millilitre that were read off when it was stopped. */
  given_tenths: number | null;
  reason: string | null;
  recorded_by: string;
  created_at: Instant;
}

interface DosePolicyTable {
  tenant_id: string;
  /** The hospital's day from which it holds. */
  valid_from: PlainDate;
  times: JsonColumn<PolicyTimes>;
  critical_minutes: number;
  frequent_minutes: number;
  daily_minutes: number;
  missed_minutes: number;
  /** Generic names. */
  time_critical: string[];
  written_by: string;
  written_at: Instant;
}

interface DoseHorizonTable {
  tenant_id: string;
  /** Up to when the doses of all running orders are planned. */
  planned_until: Instant;
}

/** A nurse has read an order as it stood since an instant. */
interface OrderAcknowledgementTable {
  tenant_id: string;
  line_id: string;
  /** Since when the line stood so: its `state_at`. */
  changed_at: Instant;
  acknowledged_by: string;
  acknowledged_at: Instant;
}
