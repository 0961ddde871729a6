import { bodyWeightKilograms } from '#kernel/care/body-weight.ts';
import type { GlucoseUnit, TemperatureUnit } from './units.ts';

type Span = readonly [least: number, most: number];

/**
 * What can be measured in somebody alive at all: whatever lies outside was mistyped and is refused. Far wider than
 * what is normal. Our own limits, from the ranges that thermometers, monitors and scales show.
 */
export const possible = {
  temperature: { C: [25, 45], F: [77, 113] } satisfies Record<TemperatureUnit, Span>,
  heartRate: [0, 300],
  respiratoryRate: [0, 100],
  oxygenSaturation: [0, 100],
  bloodPressureSystolic: [30, 300],
  bloodPressureDiastolic: [10, 200],
  painScore: [0, 10],
  /** Litres in a minute. */
  oxygenFlow: [0.1, 80],
  bloodGlucose: { 'mg/dL': [10, 1500], 'mmol/L': [0.5, 83] } satisfies Record<GlucoseUnit, Span>,
  /** Kilograms. */
  weight: bodyWeightKilograms,
  /** Centimetres. */
  height: [15, 260],
} as const;

/** True inside of a span, its ends included. */
export function isWithin([least, most]: Span, value: number): boolean {
  return value >= least && value <= most;
}
