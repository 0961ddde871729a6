import { z } from 'zod';
import { type TemperatureUnit, temperatureUnits } from '../../scores/units.ts';
import { emptySet, recordSchema, type SetValues } from '../form/record-form.values.ts';
import { issue } from '../vital-signs.issues.ts';

/** What is typed of one patient of the round; the unit of temperature is that of the round. */
export type RoundRowValues = Omit<SetValues, 'temperatureUnit'> & { patientId: string };

/** A set that was typed, and in which row. */
export interface TypedSet {
  place: number;
  fields: ReturnType<typeof recordSchema.parse>;
}

/** The measurements of a row, in the order of the columns; the others of a set have no column. */
export const rowNumbers = [
  'respiratoryRate',
  'oxygenSaturation',
  'bloodPressureSystolic',
  'bloodPressureDiastolic',
  'heartRate',
  'temperature',
] as const;

/** Sets of the patients of a round: rows in which nothing was typed are left out. */
export const roundSchema = z
  .strictObject({ temperatureUnit: z.enum(temperatureUnits), rows: z.array(z.custom<RoundRowValues>()) })
  .transform(({ rows, temperatureUnit }, context): TypedSet[] => {
    if (!rows.some(isBegun)) {
      const path = ['rows', 0, rowNumbers[0]];
      context.addIssue({ code: 'custom', path, message: issue('nothingMeasured') });
    }
    return rows.flatMap((row, place) => {
      if (!isBegun(row)) return [];
      const read = recordSchema.safeParse({ ...row, temperatureUnit });
      if (read.success) return [{ place, fields: read.data }];
      for (const { path, message } of read.error.issues) {
        context.addIssue({ code: 'custom', path: ['rows', place, ...path], message });
      }
      return [];
    });
  });

export type RoundValues = z.input<typeof roundSchema>;

/** True for a row in which something was typed or chosen. */
export function isBegun(row: RoundRowValues): boolean {
  return rowNumbers.some((name) => row[name].trim() !== '') || row.oxygen !== '' || row.consciousness !== '';
}

export function emptyRound(
  patients: readonly { id: string; isObstetric: boolean }[],
  unit: TemperatureUnit,
): RoundValues {
  return {
    temperatureUnit: unit,
    rows: patients.map(({ id, isObstetric }) => {
      const { temperatureUnit: _unit, ...set } = emptySet(unit, isObstetric);
      return { ...set, patientId: id };
    }),
  };
}
