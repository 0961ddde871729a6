import { z } from 'zod';
import { sha256 } from '#database/sha256.ts';
import { freeText } from '#kernel/text.ts';
import { patientFields, patientStatuses } from '../patients/patient.contract.ts';
import { futureBirthRefusal, normalizeText } from '../patients/patient.rules.ts';
import type { ImportRow, ImportSource, RefusedRow } from './patient-import.contract.ts';

const judgedFields = z.strictObject({
  ...patientFields,
  status: z.enum(patientStatuses, 'Choose one.').default('active'),
});

export type ImportedValues = z.output<typeof judgedFields>;

export interface JudgedRow {
  line: number;
  externalId: string;
  fingerprint: string | undefined;
  values: ImportedValues;
}

const externalIdRule = freeText(200);

/** Judges a row by the rules of the patient form; `today` is the hospital's own date. */
export function judgeRow(row: ImportRow, today: string): JudgedRow | RefusedRow {
  const externalId = externalIdRule.safeParse(row.externalId ?? '');
  const values = judgedFields.safeParse({
    firstName: '',
    lastName: '',
    dateOfBirth: '',
    gender: '',
    ...withoutEmpty(row.fields),
  });
  const fields: Record<string, string> = {};
  for (const issue of externalId.error?.issues ?? []) fields['externalId'] ??= issue.message;
  for (const issue of values.error?.issues ?? []) fields[String(issue.path[0])] ??= issue.message;
  if (values.success && values.data.dateOfBirth > today) {
    fields['dateOfBirth'] = futureBirthRefusal;
  }
  if (!values.success || !externalId.success || Object.keys(fields).length > 0) {
    return { line: row.line, fields };
  }
  return {
    line: row.line,
    externalId: externalId.data,
    fingerprint: row.fingerprint,
    values: values.data,
  };
}

/** True for a row that `judgeRow` turned away. */
export function isRefused(row: JudgedRow | RefusedRow): row is RefusedRow {
  return 'fields' in row;
}

function withoutEmpty(fields: ImportRow['fields']): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text.trim() !== ''));
}

export interface Identity {
  system: string;
  value: string;
}

/** The identifier system of ids that a table of unknown origin brought. */
export const tableIdSystem = 'csv';

/**
 * By what a row is known again, any of them being enough. Without an id these are the row as it stood in the
 * file and the person as imported: so neither another choice of columns nor a change in other columns doubles.
 */
export async function identitiesOf(source: ImportSource, row: JudgedRow): Promise<Identity[]> {
  if (row.externalId && source !== 'csv') return [{ system: source, value: row.externalId }];
  const first = row.externalId
    ? { system: tableIdSystem, value: row.externalId }
    : { system: 'csv-person', value: await personDigest(row.values) };
  return row.fingerprint ? [first, { system: 'csv-row', value: row.fingerprint }] : [first];
}

function personDigest(values: ImportedValues): Promise<string> {
  const { status: _, ...person } = values;
  const parts = Object.entries(person).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify(parts.map(([key, text]) => [key, normalizeText(text ?? '')])));
}
