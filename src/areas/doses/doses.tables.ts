import type { ColumnType, Generated } from 'kysely';
import type { Instant, JsonColumn, PlainDate, Table } from '#database/tables.ts';
import type { Dose } from './administration/dose.contract.ts';
import type { InfusionStep } from './infusions/infusion.contract.ts';
import type { PolicyTimes } from './schedule/policy-times.ts';

declare module '#database/tables.ts' {
  interface Tables {
    dose: Table<'dose', DoseColumns>;
    dose_outcome: Table<'dose_outcome', DoseOutcomeColumns>;
    dose_error: Table<'dose_error'>;
    dose_lot: Table<'dose_lot'>;
    infusion_step: Table<'infusion_step', InfusionStepColumns>;
    dose_policy: Table<'dose_policy', DosePolicyColumns>;
    dose_horizon: Table<'dose_horizon', DoseHorizonColumns>;
    order_acknowledgement: Table<'order_acknowledgement', OrderAcknowledgementColumns>;
  }
}

interface DoseColumns {
  kind: Dose['kind'];
  /** Day and minute of the clock that name a scheduled dose; null of one that is given as needed. */
  slot_day: PlainDate | null;
  /** How often what was recorded of this slot was entered in error. */
  correction: Generated<number>;
  /** How much of the line's dose it is, as it is written: ½ of `1+0+½`. */
  share: string;
  status: Dose['status'];
  /** The dose entered in error whose place it takes. */
  replaces: string | null;
  created_at: ColumnType<Instant, Instant, never>;
}

/** What became of a dose; it is added once and never changed. */
interface DoseOutcomeColumns {
  status: 'given' | 'refused' | 'held';
  /** When it was by the clock of the device, and how far that is ahead of the server's. */
  device_at: Instant | null;
  timing: 'early' | 'on-time' | 'late';
  /** As they were scanned. */
  patient_code: string | null;
  /** What the check of allergies found, with why it was passed. */
  checks: JsonColumn<NonNullable<Dose['checks']>>;
  /** In thousandths of a base unit; null where it cannot be counted. */
  amount_thousandths: number | null;
  source: 'place' | 'dispensed' | 'not-stocked' | 'nothing';
  /** Base units that left the place, and why they were more than were counted. */
  taken_quantity: number;
}

interface InfusionStepColumns {
  kind: InfusionStep['kind'];
  /** Tenths of a millilitre in an hour, from this step on. */
  rate_tenths: number;
  /** Tenths of a millilitre that were read off when it was stopped. */
  given_tenths: number | null;
}

interface DosePolicyColumns {
  /** The hospital's day from which it holds. */
  valid_from: PlainDate;
  times: JsonColumn<PolicyTimes>;
  /** Generic names. */
  time_critical: string[];
}

interface DoseHorizonColumns {
  /** Up to when the doses of all running orders are planned. */
  planned_until: Instant;
}

/** A nurse has read an order as it stood since an instant. */
interface OrderAcknowledgementColumns {
  /** Since when the line stood so: its `state_at`. */
  changed_at: Instant;
}
