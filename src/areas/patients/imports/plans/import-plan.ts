import { sha256 } from '#database/sha256.ts';
import { saysNoAllergies } from '../../patients/patient-facts.rules.ts';
import { readRow } from '#ui/tables/columns/import-plan.ts';
import { type ChosenColumns, headingsNotTaken, type TableRow } from '#ui/tables/columns/table-columns.ts';
import type { PlannedTable, TableReading } from '#ui/tables/columns/table-reading.ts';
import type { TableRecord } from '#ui/tables/reading/table-record.ts';
import { birthOfAge } from '#ui/tables/values/ages.ts';
import { readRoughDate } from '#ui/tables/values/date-order.ts';
import { splitFullName } from '#ui/tables/values/full-names.ts';
import {
  readBloodType,
  readDocument,
  readGender,
  readMaritalStatus,
  readSyntheaName,
} from './field-readers.ts';
import { patientImportFields } from './import-fields.ts';
import { exportHeadings, guessColumns, type ImportColumn, sourceOf } from './known-headings.ts';

/** How files of patients are read: our own export and Synthea's are known, of any other a person says what is what. */
export const patientReading: TableReading<string> = {
  guess: (header) => {
    const source = sourceOf(header);
    return source === 'csv' ? guessColumns(header) : source === 'openward' ? columnsNamed(header) : {};
  },
  isKnown: (header) => sourceOf(header) !== 'csv',
  notTaken: (header, chosen) =>
    sourceOf(header) === 'synthea'
      ? header.filter((heading) => heading !== '' && !syntheaTaken.has(heading))
      : headingsNotTaken(header, chosen),
  toRow: sentRow,
};

function columnsNamed(header: readonly string[]): ChosenColumns<string> {
  const columns = Object.entries(exportHeadings)
    .map(([field, heading]) => [field, header.indexOf(heading)] as const)
    .filter(([, column]) => column >= 0);
  return Object.fromEntries(columns);
}

/** A row as it is sent, with what it is known again by. */
async function sentRow(table: PlannedTable<string>, record: TableRecord): Promise<TableRow<string>> {
  const source = sourceOf(table.inspection.header);
  const { line, fields } = mapRecord(table, record);
  // Browsers hash only on pages they trust (https or this machine); the server then knows rows by person alone.
  const needsFingerprint = (source === 'csv' || !fields.externalId) && 'subtle' in crypto;
  const fingerprint = needsFingerprint ? await sha256(JSON.stringify(record.cells)) : undefined;
  return { line, fields: { ...fields, source, ...(fingerprint !== undefined && { fingerprint }) } };
}

type PatientRow = TableRow<ImportColumn>;

/** A row of the file as the patient it will become. */
export function mapRecord(table: PlannedTable<string>, record: TableRecord): PatientRow {
  const { header } = table.inspection;
  return sourceOf(header) === 'synthea' ? mapSynthea(header, record) : mapByColumns(table, record);
}

function mapByColumns(
  { inspection, plan, writtenOn }: PlannedTable<string>,
  record: TableRecord,
): PatientRow {
  const { line, fields } = readRow<string>(patientImportFields, inspection, plan, record);
  const { fullName = '', age = '', ...texts } = fields as PatientRow['fields'];
  const known = Object.entries(texts).map(([field, text]) => [field, readField(field, text)]);
  const row: PatientRow = { line, fields: Object.fromEntries(known) };
  if (sourceOf(inspection.header) === 'csv' && saysNoAllergies(row.fields.allergies ?? '')) {
    delete row.fields.allergies;
    row.fields.allergyStatus = 'none-known';
  }
  return withAge(withRoughBirth(withWholeName(row, fullName)), age, writtenOn);
}

/** Columns of first and last name are believed before one of the whole name. */
function withWholeName(row: PatientRow, name: string): PatientRow {
  if (name === '' || (row.fields.firstName !== undefined && row.fields.lastName !== undefined)) return row;
  const parts = Object.entries(splitFullName(name)).filter(([, part]) => part !== '');
  return { ...row, fields: { ...Object.fromEntries(parts), ...row.fields } };
}

/** A date of birth is believed before an age. */
function withAge(row: PatientRow, age: string, writtenOn: string): PatientRow {
  if (age === '' || row.fields.dateOfBirth !== undefined) return row;
  const birth = birthOfAge(age, writtenOn);
  // What is no age is refused as a date of birth, with its text.
  if (!birth) return { ...row, fields: { ...row.fields, dateOfBirth: age } };
  return { ...row, fields: { ...row.fields, dateOfBirth: birth.date, birthPrecision: birth.precision } };
}

// Many records know the year of birth alone.
function withRoughBirth(row: PatientRow): PatientRow {
  const rough = readRoughDate(row.fields.dateOfBirth ?? '');
  if (!rough) return row;
  return { ...row, fields: { ...row.fields, dateOfBirth: rough.date, birthPrecision: rough.precision } };
}

const documents: ReadonlySet<string> = new Set(['nationalId', 'passportNumber', 'birthCertificateNumber']);
const inSmallLetters: ReadonlySet<string> = new Set(['status', 'birthPrecision', 'allergyStatus']);

function readField(field: string, text: string): string {
  if (field === 'bloodType') return readBloodType(text);
  if (field === 'maritalStatus') return readMaritalStatus(text);
  if (documents.has(field)) return readDocument(text);
  return inSmallLetters.has(field) ? text.toLowerCase() : text;
}

const syntheaTaken: ReadonlySet<string> = new Set([
  ...[
    'Id',
    'BIRTHDATE',
    'DEATHDATE',
    'SSN',
    'PASSPORT',
    'FIRST',
    'MIDDLE',
    'LAST',
    'MAIDEN',
    'MARITAL',
    'GENDER',
  ],
  ...['ADDRESS', 'CITY', 'STATE', 'ZIP'],
]);

// CSV File Data Dictionary of Synthea: MIDDLE, STATE and ZIP may be missing in older exports.
function mapSynthea(header: readonly string[], { line, cells }: TableRecord): PatientRow {
  const cell = (heading: string) => cells[header.indexOf(heading)] ?? '';
  const place = [cell('CITY'), `${cell('STATE')} ${cell('ZIP')}`.trim()];
  const fields: PatientRow['fields'] = {
    externalId: cell('Id'),
    firstName: readSyntheaName(cell('FIRST'), cell('MIDDLE')),
    lastName: readSyntheaName(cell('LAST')),
    formerNames: readSyntheaName(cell('MAIDEN')),
    dateOfBirth: cell('BIRTHDATE'),
    gender: readGender(cell('GENDER')),
    maritalStatus: readMaritalStatus(cell('MARITAL')),
    nationalId: readDocument(cell('SSN')),
    passportNumber: readDocument(cell('PASSPORT')),
    address: [cell('ADDRESS'), ...place].filter(Boolean).join(', '),
    dateOfDeath: cell('DEATHDATE'),
  };
  const known = Object.entries(fields).filter(([, text]) => text !== '');
  return { line, fields: Object.fromEntries(known) };
}
