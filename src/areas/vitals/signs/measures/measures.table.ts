import { bodyWeightKilograms } from '#kernel/care/body-weight.ts';
import type { GlucoseUnit, TemperatureUnit } from '../../scores/units.ts';

export type Span = readonly [least: number, most: number];

/** A measurement that is a number. */
interface NumberMeasure {
  /** What can be measured in somebody alive at all, its ends included; of one with two units in either of them. */
  span: Span;
  /** The digits after the point that are kept. */
  decimals: 0 | 1 | 3;
  /** Its column, which holds whole numbers: tenths or thousandths where there are digits after the point. */
  column: string;
  /** The unit, where there is one alone. */
  unit: string;
  /** Its code in LOINC, the international catalogue of observations. */
  loinc: string;
}

/**
 * What can be measured in the units that are typed: whatever lies outside was mistyped and is refused. Far wider than
 * what is normal. Our own limits, from the ranges that thermometers, monitors and scales show.
 */
export const spansByUnit = {
  temperature: { C: [25, 45], F: [77, 113] } satisfies Record<TemperatureUnit, Span>,
  bloodGlucose: { 'mg/dL': [10, 1500], 'mmol/L': [0.5, 83] } satisfies Record<GlucoseUnit, Span>,
} as const;

/**
 * Every measurement that is a number, in the order of the hand at the bed. A new one is a line here, its column
 * in a migration and its words in vital-signs.texts.ts: the contract, the forms, the record, the lists and what was
 * measured before follow. A chart or a score that shows it says so itself.
 */
export const numberMeasures = {
  respiratoryRate: { span: [0, 100], decimals: 0, column: 'respiratory_rate', unit: '/min', loinc: '9279-1' },
  oxygenSaturation: { span: [0, 100], decimals: 0, column: 'oxygen_saturation', unit: '%', loinc: '59408-5' },
  oxygenFlow: { span: [0.1, 80], decimals: 1, column: 'oxygen_flow_tenths', unit: 'L/min', loinc: '3151-8' },
  bloodPressureSystolic: {
    span: [30, 300],
    decimals: 0,
    column: 'blood_pressure_systolic',
    unit: 'mmHg',
    loinc: '8480-6',
  },
  bloodPressureDiastolic: {
    span: [10, 200],
    decimals: 0,
    column: 'blood_pressure_diastolic',
    unit: 'mmHg',
    loinc: '8462-4',
  },
  heartRate: { span: [0, 300], decimals: 0, column: 'heart_rate', unit: '/min', loinc: '8867-4' },
  temperature: {
    span: [spansByUnit.temperature.C[0], spansByUnit.temperature.F[1]],
    decimals: 1,
    column: 'temperature_typed_tenths',
    unit: '',
    loinc: '8310-5',
  },
  painScore: { span: [0, 10], decimals: 0, column: 'pain_score', unit: '0–10', loinc: '72514-3' },
  bloodGlucose: {
    span: [spansByUnit.bloodGlucose['mmol/L'][0], spansByUnit.bloodGlucose['mg/dL'][1]],
    decimals: 1,
    column: 'blood_glucose_typed_tenths',
    unit: '',
    loinc: '41653-7',
  },
  weight: { span: bodyWeightKilograms, decimals: 3, column: 'weight_grams', unit: 'kg', loinc: '29463-7' },
  height: { span: [15, 260], decimals: 1, column: 'height_tenths', unit: 'cm', loinc: '8302-2' },
} as const satisfies Record<string, NumberMeasure>;

export type NumberField = keyof typeof numberMeasures;

export const numberFields = Object.keys(numberMeasures) as NumberField[];

/** Makes something of every measurement, under its name. */
export function forEachNumber<T>(
  make: (name: NumberField, measure: NumberMeasure) => T,
): Record<NumberField, T> {
  return Object.fromEntries(numberFields.map((name) => [name, make(name, numberMeasures[name])])) as Record<
    NumberField,
    T
  >;
}

type ColumnOf<Name extends NumberField> = (typeof numberMeasures)[Name]['column'];

/** Measured numbers as their columns hold them. */
export function numberColumns(set: Readonly<Record<NumberField, number | null>>) {
  return Object.fromEntries(
    numberFields.map((name) => {
      const { column, decimals } = numberMeasures[name];
      const value = set[name];
      return [column, value === null ? null : Math.round(value * 10 ** decimals)];
    }),
  ) as { [Name in NumberField as ColumnOf<Name>]: number | null };
}

/** Measured numbers out of their columns. */
export function numbersOfColumns(
  row: Readonly<{ [Name in NumberField as ColumnOf<Name>]: number | null }>,
): Record<NumberField, number | null> {
  return forEachNumber((name) => {
    const { column, decimals } = numberMeasures[name];
    const stored = row[column];
    return stored === null ? null : stored / 10 ** decimals;
  });
}

/** True inside of a span, its ends included. */
export function isWithin([least, most]: Span, value: number): boolean {
  return value >= least && value <= most;
}
