import type { ColumnType } from 'kysely';
import type { AlarmColumns } from '#database/alarms/alarm-rows.ts';
import type { Instant } from '#database/tables.ts';
import type { DeteriorationAction } from './deterioration/deterioration.contract.ts';
import type { AbnormalSign } from './scores/abnormal.ts';
import type { News2Score, SaturationScale } from './scores/news2.ts';
import type { Consciousness, OxygenSource } from './scores/observed.ts';
import type { GlucoseUnit, TemperatureUnit } from './scores/units.ts';

declare module '#database/tables.ts' {
  interface Tables {
    vital_signs: VitalSignsTable;
    vital_signs_error: VitalSignsErrorTable;
    vital_signs_escalation: VitalSignsEscalationTable;
    saturation_scale: SaturationScaleTable;
    deterioration: DeteriorationTable;
  }
}

/** One set of vital signs: added once, never changed. */
interface VitalSignsTable {
  tenant_id: string;
  id: string;
  patient_id: string;
  admission_id: string | null;
  recorded_by: string;
  recorded_at: Instant;
  /** How far the clock of the device was ahead of the server's, which decides; null where it was not. */
  clock_ahead_seconds: number | null;
  /** As typed, in tenths of a degree of the unit beside it. */
  temperature_typed_tenths: number | null;
  temperature_unit: TemperatureUnit | null;
  /** Tenths of a degree Celsius. */
  temperature_tenths: number | null;
  heart_rate: number | null;
  respiratory_rate: number | null;
  blood_pressure_systolic: number | null;
  blood_pressure_diastolic: number | null;
  oxygen_saturation: number | null;
  oxygen: OxygenSource | null;
  /** Tenths of a litre in a minute. */
  oxygen_flow_tenths: number | null;
  consciousness: Consciousness | null;
  pain_score: number | null;
  /** As typed, in tenths of the unit beside it. */
  blood_glucose_typed_tenths: number | null;
  blood_glucose_unit: GlucoseUnit | null;
  weight_grams: number | null;
  /** Tenths of a centimetre. */
  height_tenths: number | null;
  /** Pregnant or shortly after birth: NEWS2 is not meant for her. */
  is_obstetric: boolean;
  notes: string | null;
  is_abnormal: boolean;
  abnormal_signs: AbnormalSign[];
  /** The version of the thresholds that the flags follow. */
  judged_by: string;
  /** Null for whom the score is not meant. */
  news2: ColumnType<News2Score | null, string | null, never>;
  news2_total: number | null;
  news2_version: string | null;
  next_due_at: Instant | null;
  /** The set entered in error that this one replaces. */
  replaces: string | null;
  created_at: ColumnType<Instant, Instant, never>;
}

interface VitalSignsErrorTable {
  tenant_id: string;
  vital_signs_id: string;
  patient_id: string;
  reason: string;
  marked_by: string;
  marked_at: Instant;
}

/** Somebody was called about a set. */
interface VitalSignsEscalationTable {
  tenant_id: string;
  id: string;
  vital_signs_id: string;
  called: string;
  called_at: Instant;
  ordered: string;
  recorded_by: string;
  created_at: Instant;
}

/** By which scale the saturation of an admitted patient is read from then on. */
interface SaturationScaleTable {
  tenant_id: string;
  id: string;
  admission_id: string;
  scale: SaturationScale;
  reason: string;
  decided_by: string;
  decided_at: Instant;
}

/** A score that asks for a call, until somebody has put their name to it: one of a stay waits at a time. */
interface DeteriorationTable extends AlarmColumns<DeteriorationAction> {
  patient_id: string;
  admission_id: string;
  /** The newest set that asked for it. */
  vital_signs_id: string;
  /** When it is passed on; a later set never puts it off. */
  pass_on_at: Instant;
  closed_at: Instant | null;
  closed_because: 'stay-ended' | 'entered-in-error' | null;
}
