import type { LabTest } from './lab-test.contract.ts';
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
    unit: fields.unit,
    specimen: fields.specimen,
    turnaround_time: fields.turnaroundTime,
  };
}

/** A stored row as the record that screens and callers know. */
export function toLabTest(row: LabTestRow): LabTest {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    description: row.description,
    priceMinor: row.price_minor,
    normalRange: row.normal_range,
    criticalRange: row.critical_range,
    unit: row.unit,
    specimen: row.specimen,
    turnaroundTime: row.turnaround_time,
    status: row.status,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}
