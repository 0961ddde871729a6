import { toRecord } from '#database/to-record.ts';
import { labTest, type LabTest } from './lab-test.contract.ts';
import type { LabTestRow } from './lab-test.queries.ts';

type LabTestFields = Omit<LabTest, 'id' | 'status' | 'createdAt' | 'updatedAt' | 'version'>;

/** The columns of what a person typed. */
export function columnsOf(fields: LabTestFields) {
  return {
    name: fields.name,
    category: fields.category,
    description: fields.description,
    price_minor: fields.priceMinor,
    normal_range: fields.normalRange,
    critical_range: fields.criticalRange,
    plausibility_factor: fields.plausibilityFactor,
    unit: fields.unit,
    specimen: fields.specimen,
    turnaround_time: fields.turnaroundTime,
  };
}

/** A stored row as the record that screens and callers know. */
export function toLabTest(row: LabTestRow): LabTest {
  return toRecord(labTest, row);
}
