import { saysNoAllergies } from '../../patients/patient-facts.rules.ts';
import type { TableInspection } from '#ui/tables/reading/table-inspection.ts';
import type { TableRecord } from '#ui/tables/reading/table-record.ts';
import { codeOfWord } from '#kernel/tables/import-field.ts';
import { birthOfAge } from '#ui/tables/values/ages.ts';
import { type DateOrder, readDate, readRoughDate } from '#ui/tables/values/date-order.ts';
import { splitFullName } from '#ui/tables/values/full-names.ts';
import { genderChoices } from '#ui/tables/values/people-words.ts';
import {
  readBloodType,
  readDocument,
  readGender,
  readMaritalStatus,
  readSyntheaName,
} from './field-readers.ts';
import {
  exportHeadings,
  guessColumns,
  type ImportColumn,
  isOwnExport,
  isSyntheaExport,
} from './known-headings.ts';
import type { ImportFieldName, ImportRow, ImportSource } from '../patient-import.contract.ts';

/** How rows of a file become patients. */
export interface ImportPlan {
  source: ImportSource;
  header: readonly string[];
  /** The row of the headings; 0 where the file has none. */
  headingLine: number;
  columns: Partial<Record<ImportColumn, number>>;
  /** The words of the file for genders, as far as they are not known by themselves. */
  genders: Readonly<Record<string, string>>;
  /** The day on which the file was written (YYYY-MM-DD): ages are of that day. */
  writtenOn: string;
  /** Undefined while only a person can tell. */
  dateOrder: DateOrder | undefined;
}

/** The columns that a file must have; a whole name and an age take the place of the first three. */
export const requiredColumns = ['firstName', 'lastName', 'dateOfBirth', 'gender'] as const;

const insteadOf: Readonly<Partial<Record<ImportColumn, ImportColumn>>> = {
  firstName: 'fullName',
  lastName: 'fullName',
  dateOfBirth: 'age',
};

/** The plan for a file: complete where its heading is known, else a guess for a person to check. */
export function planImport(inspection: TableInspection, writtenOn: string): ImportPlan {
  const { header, headingLine, dateOrders } = inspection;
  const file = { header, headingLine, genders: {}, writtenOn };
  if (isSyntheaExport(header)) return { ...file, source: 'synthea', columns: {}, dateOrder: 'YYYY-MM-DD' };
  const isOwn = isOwnExport(header);
  const columns = isOwn ? columnsNamed(header) : guessColumns(header);
  const dateOrder = columns.dateOfBirth === undefined ? undefined : dateOrders[columns.dateOfBirth];
  return { ...file, source: isOwn ? 'openward' : 'csv', columns, dateOrder };
}

/** The words of the file that say a gender which nobody can know; a person says it once for the file. */
export function unknownGenders({ source, columns }: ImportPlan, { words }: TableInspection): string[] {
  if (source !== 'csv' || columns.gender === undefined) return [];
  return (words[columns.gender] ?? []).filter((word) => codeOfWord(genderChoices, word) === undefined);
}

function columnsNamed(header: readonly string[]): ImportPlan['columns'] {
  const columns = Object.entries(exportHeadings)
    .map(([field, heading]) => [field, header.indexOf(heading)] as const)
    .filter(([, column]) => column >= 0);
  return Object.fromEntries(columns);
}

/** The headings of the columns of which nothing is stored, so that nobody believes they were imported. */
export function columnsNotTaken(plan: ImportPlan): string[] {
  const taken = new Set(Object.values(plan.columns));
  return plan.header.filter((heading, column) => {
    if (heading === '') return false;
    return plan.source === 'synthea' ? !syntheaTaken.has(heading) : !taken.has(column);
  });
}

/** What a person still has to say before the import can start. */
export function openQuestions(plan: ImportPlan): (ImportColumn | 'dateOrder')[] {
  if (plan.source === 'synthea') return [];
  const missing = requiredColumns.filter(
    (field) => plan.columns[field] === undefined && !isReplaced(plan, field),
  );
  return plan.dateOrder === undefined && plan.columns.dateOfBirth !== undefined
    ? [...missing, 'dateOrder']
    : missing;
}

/** True for a field that follows from another column: a name from the whole one, a date of birth from an age. */
export function isReplaced({ columns }: ImportPlan, field: ImportColumn): boolean {
  const other = insteadOf[field];
  return other !== undefined && columns[other] !== undefined;
}

/** A row of the file as the import call takes it. */
export function mapRecord(plan: ImportPlan, record: TableRecord): Omit<ImportRow, 'fingerprint'> {
  return plan.source === 'synthea' ? mapSynthea(plan.header, record) : mapByColumns(plan, record);
}

function mapByColumns(plan: ImportPlan, { line, cells }: TableRecord): Omit<ImportRow, 'fingerprint'> {
  const row: Omit<ImportRow, 'fingerprint'> = { line, fields: {} };
  for (const [field, column] of Object.entries(plan.columns)) {
    const text = cells[column] ?? '';
    if (text === '') continue;
    if (field === 'externalId') row.externalId = text;
    else if (field === 'fullName' || field === 'age') continue;
    else if (field === 'allergies' && plan.source === 'csv' && saysNoAllergies(text))
      row.fields.allergyStatus = 'none-known';
    else if (field === 'gender') row.fields.gender = plan.genders[text] ?? readGender(text);
    else row.fields[field as ImportFieldName] = readField(field as ImportFieldName, text, plan.dateOrder);
  }
  const named = withWholeName(row, cells[plan.columns.fullName ?? -1] ?? '');
  const born = withRoughBirth(named, cells[plan.columns.dateOfBirth ?? -1] ?? '');
  return withAge(born, cells[plan.columns.age ?? -1] ?? '', plan.writtenOn);
}

/** Columns of first and last name are believed before one of the whole name. */
function withWholeName(row: Omit<ImportRow, 'fingerprint'>, name: string): Omit<ImportRow, 'fingerprint'> {
  if (name === '' || (row.fields.firstName !== undefined && row.fields.lastName !== undefined)) return row;
  const parts = Object.entries(splitFullName(name)).filter(([, part]) => part !== '');
  return { ...row, fields: { ...Object.fromEntries(parts), ...row.fields } };
}

/** A date of birth is believed before an age. */
function withAge(
  row: Omit<ImportRow, 'fingerprint'>,
  age: string,
  writtenOn: string,
): Omit<ImportRow, 'fingerprint'> {
  if (age === '' || row.fields.dateOfBirth !== undefined) return row;
  const birth = birthOfAge(age, writtenOn);
  // What is no age is refused as a date of birth, with its text.
  if (!birth) return { ...row, fields: { ...row.fields, dateOfBirth: age } };
  return { ...row, fields: { ...row.fields, dateOfBirth: birth.date, birthPrecision: birth.precision } };
}

// Many records know the year of birth alone.
function withRoughBirth(row: Omit<ImportRow, 'fingerprint'>, birth: string): Omit<ImportRow, 'fingerprint'> {
  const rough = readRoughDate(birth);
  if (!rough) return row;
  return { ...row, fields: { ...row.fields, dateOfBirth: rough.date, birthPrecision: rough.precision } };
}

const documents: ReadonlySet<string> = new Set(['nationalId', 'passportNumber', 'birthCertificateNumber']);
const inSmallLetters: ReadonlySet<string> = new Set(['status', 'birthPrecision', 'allergyStatus']);

function readField(field: ImportFieldName, text: string, dateOrder: DateOrder | undefined): string {
  if (field === 'dateOfBirth' || field === 'dateOfDeath') return readDate(text, dateOrder ?? 'YYYY-MM-DD');
  if (field === 'gender') return readGender(text);
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
function mapSynthea(header: readonly string[], { line, cells }: TableRecord): Omit<ImportRow, 'fingerprint'> {
  const cell = (heading: string) => cells[header.indexOf(heading)] ?? '';
  const place = [cell('CITY'), `${cell('STATE')} ${cell('ZIP')}`.trim()];
  const fields: ImportRow['fields'] = {
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
  return { line, externalId: cell('Id'), fields: Object.fromEntries(known) };
}
