import { toColumns } from '#database/to-columns.ts';
import { toRecord } from '#database/to-record.ts';
import { labTestFields, labTest, type LabTest } from './lab-test.contract.ts';
import type { LabTestRow } from './lab-test.queries.ts';

type LabTestFields = Omit<LabTest, 'id' | 'status' | 'createdAt' | 'updatedAt' | 'version'>;

/** The columns of what a person typed. */
export function columnsOf(fields: LabTestFields) {
  return toColumns(labTestFields, fields);
}

/** A stored row as the record that screens and callers know. */
export function toLabTest(row: LabTestRow): LabTest {
  return toRecord(labTest, row);
}
