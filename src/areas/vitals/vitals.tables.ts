import type { ColumnType } from 'kysely';
import type { AlarmColumns } from '#server/alarms/alarm-rows.ts';
import type { Instant, Table } from '#database/tables.ts';
import type { DeteriorationAction } from './deterioration/deterioration.contract.ts';
import type { AbnormalSign } from './scores/abnormal.ts';
import type { News2Score, SaturationScale } from './scores/news2.ts';
import type { Consciousness, OxygenSource } from './scores/observed.ts';
import type { GlucoseUnit, TemperatureUnit } from './scores/units.ts';

declare module '#database/tables.ts' {
  interface Tables {
    vital_signs: Table<'vital_signs', VitalSignsColumns>;
    vital_signs_error: Table<'vital_signs_error'>;
    /** Somebody was called about a set. */
    vital_signs_escalation: Table<'vital_signs_escalation'>;
    saturation_scale: Table<'saturation_scale', SaturationScaleColumns>;
    deterioration: Table<'deterioration', DeteriorationColumns>;
  }
}

/** One set of vital signs: added once, never changed. */
interface VitalSignsColumns {
  /** How far the clock of the device was ahead of the server's, which decides; null where it was not. */
  clock_ahead_seconds: number | null;
  /** As typed, in tenths of a degree of the unit beside it. */
  temperature_typed_tenths: number | null;
  temperature_unit: TemperatureUnit | null;
  /** Tenths of a degree Celsius. */
  temperature_tenths: number | null;
  oxygen: OxygenSource | null;
  /** Tenths of a litre in a minute. */
  oxygen_flow_tenths: number | null;
  consciousness: Consciousness | null;
  /** As typed, in tenths of the unit beside it. */
  blood_glucose_typed_tenths: number | null;
  blood_glucose_unit: GlucoseUnit | null;
  /** Tenths of a centimetre. */
  height_tenths: number | null;
  /** Pregnant or shortly after birth: NEWS2 is not meant for her. */
  is_obstetric: boolean;
  abnormal_signs: AbnormalSign[];
  /** The version of the thresholds that the flags follow. */
  judged_by: string;
  /** Null for whom the score is not meant. */
  news2: ColumnType<News2Score | null, string | null, never>;
  /** The set entered in error that this one replaces. */
  replaces: string | null;
  created_at: ColumnType<Instant, Instant, never>;
}

/** By which scale the saturation of an admitted patient is read from then on. */
interface SaturationScaleColumns {
  scale: SaturationScale;
}

/** A score that asks for a call, until somebody has put their name to it: one of a stay waits at a time. */
interface DeteriorationColumns extends AlarmColumns<DeteriorationAction> {
  /** The newest set that asked for it. */
  vital_signs_id: string;
  /** When it is passed on; a later set never puts it off. */
  pass_on_at: Instant;
  closed_because: 'stay-ended' | 'entered-in-error' | null;
}
