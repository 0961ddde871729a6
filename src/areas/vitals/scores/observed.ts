/** Where the patient's oxygen comes from. */
export const oxygenSources = ['air', 'oxygen'] as const;
/** ACVPU: alert, newly confused, responds to voice, responds to pain, unresponsive. */
export const consciousnessLevels = ['alert', 'confusion', 'voice', 'pain', 'unresponsive'] as const;

export type OxygenSource = (typeof oxygenSources)[number];
export type Consciousness = (typeof consciousnessLevels)[number];

/** What scores and thresholds look at; null for what was not measured. */
export interface Observed {
  /** Tenths of a degree Celsius. */
  temperatureTenths: number | null;
  heartRate: number | null;
  respiratoryRate: number | null;
  bloodPressureSystolic: number | null;
  bloodPressureDiastolic: number | null;
  /** Percent. */
  oxygenSaturation: number | null;
  oxygen: OxygenSource | null;
  consciousness: Consciousness | null;
}
