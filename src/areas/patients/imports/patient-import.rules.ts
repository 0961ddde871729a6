import { z } from 'zod';
import { sha256 } from '#database/sha256.ts';
import { type FieldIssue, readIssue } from '#kernel/issue.ts';
import { freeText, withoutUnseenMarks } from '#kernel/text.ts';
import { valueIssue } from '#kernel/value.issues.ts';
import { type Patient, patientFields, patientStatuses } from '../patients/patient.contract.ts';
import { allergyStatusOf, factIssues, statusWith } from '../patients/patient-facts.rules.ts';
import { issue } from '../patients/patient.issues.ts';
import { normalizeText } from '#database/search/normal-text.ts';
import type { ImportRow, ImportSource, RefusedRow } from './patient-import.contract.ts';

const judgedFields = z.strictObject({
  ...patientFields,
  status: z.enum(patientStatuses).default('active'),
});

export type ImportedValues = z.output<typeof judgedFields> & Pick<Patient, 'allergyStatus'>;

export interface JudgedRow {
  line: number;
  externalId: string;
  fingerprint: string | undefined;
  values: ImportedValues;
}

const externalIdRule = freeText(200);
const fingerprintRule = z.string().regex(/^[0-9a-f]{64}$/);

/** Judges a row by the rules of the patient form; `today` is the hospital's own date. */
export function judgeRow(row: ImportRow, today: string): JudgedRow | RefusedRow {
  const externalId = externalIdRule.safeParse(row.externalId ?? '');
  const values = judgedFields.safeParse({
    firstName: '',
    lastName: '',
    dateOfBirth: '',
    gender: '',
    ...withoutEmpty(cleanNames(row.fields)),
  });
  const messages: Record<string, string> = {};
  for (const { message } of externalId.error?.issues ?? []) messages['externalId'] ??= message;
  for (const { path, message } of values.error?.issues ?? []) messages[String(path[0])] ??= message;
  if (row.fingerprint !== undefined && !fingerprintRule.safeParse(row.fingerprint).success) {
    messages['fingerprint'] = valueIssue('invalid');
  }
  if (!values.success) return refusedRow(row.line, messages);
  const settled = settledValues(values.data);
  Object.assign(messages, factIssues(settled, today));
  if (values.data.status === 'deceased' && settled.dateOfDeath === null) {
    messages['dateOfDeath'] = issue('deathDateMissing');
  }
  if (!externalId.success || Object.keys(messages).length > 0) return refusedRow(row.line, messages);
  return {
    line: row.line,
    externalId: externalId.data,
    fingerprint: row.fingerprint,
    values: settled,
  };
}

/** What follows from the fields of a row: a date of death makes deceased, a list of allergies was asked for. */
function settledValues(values: z.output<typeof judgedFields>): ImportedValues {
  return {
    ...values,
    allergyStatus: allergyStatusOf(values, values),
    status: statusWith(values.dateOfDeath, values.status),
  };
}

/** A row that is refused, with what an issue writer wrote for each field. */
export function refusedRow(line: number, messages: Readonly<Record<string, string>>): RefusedRow {
  const issues = Object.entries(messages).map(([field, message]) => [field, issueOf(message)]);
  return { line, fields: Object.fromEntries(issues) as RefusedRow['fields'] };
}

function issueOf(message: string): FieldIssue {
  return readIssue(message) ?? { code: 'value.invalid' };
}

/** True for a row that `judgeRow` refused. */
export function isRefused(row: JudgedRow | RefusedRow): row is RefusedRow {
  return 'fields' in row;
}

const names: ReadonlySet<string> = new Set(['firstName', 'lastName', 'formerNames', 'emergencyContact']);

/** Marks that nobody sees come along from spreadsheets; nobody can be asked to type a file anew. */
function cleanNames(fields: ImportRow['fields']): ImportRow['fields'] {
  return Object.fromEntries(
    Object.entries(fields).map(([field, text]) => [
      field,
      names.has(field) ? withoutUnseenMarks(text) : text,
    ]),
  );
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

/** True for an identity that was made of what a row says, and so tells what that is. */
export function isOfContent({ system }: Identity): boolean {
  return system === personSystem || system === rowSystem;
}

const personSystem = 'csv-person';
const rowSystem = 'csv-row';

/**
 * By what a row is recognised the next time; one of them is enough. Without an id these are the row as it was
 * written in the file and the person as imported, so that nobody is added twice after another choice of columns or
 * after a change in other columns.
 */
export async function identitiesOf(source: ImportSource, row: JudgedRow): Promise<Identity[]> {
  if (row.externalId && source !== 'csv') return [{ system: source, value: row.externalId }];
  const first = row.externalId
    ? { system: tableIdSystem, value: row.externalId }
    : { system: personSystem, value: await personDigest(row.values) };
  return row.fingerprint ? [first, { system: rowSystem, value: row.fingerprint }] : [first];
}

const laterFields: ReadonlySet<string> = new Set([
  'formerNames',
  'maritalStatus',
  'nationalId',
  'passportNumber',
  'birthCertificateNumber',
  'dateOfDeath',
]);

function personDigest(values: ImportedValues): Promise<string> {
  const { status: _, allergyStatus: _asked, birthPrecision, ...person } = values;
  const named = Object.entries({ ...person, ...(birthPrecision !== 'day' && { birthPrecision }) });
  // A field that exports of earlier versions lack must not make another person of somebody who is there already.
  const parts = named
    .filter(([key, text]) => text !== null || !laterFields.has(key))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify(parts.map(([key, text]) => [key, normalizeText(text ?? '')])));
}
