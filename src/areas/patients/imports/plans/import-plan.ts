import { saysNoAllergies } from '../../patients/patient-facts.rules.ts';
import type { TableInspection } from '#ui/tables/reading/table-inspection.ts';
import type { TableRecord } from '#ui/tables/csv/csv-records.ts';
import { type DateOrder, readDate, readRoughDate } from '#ui/tables/values/date-order.ts';
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
  columns: Partial<Record<ImportColumn, number>>;
  /** Undefined while only a person can tell. */
  dateOrder: DateOrder | undefined;
}

/** The columns that a file must have. */
export const requiredColumns = ['firstName', 'lastName', 'dateOfBirth', 'gender'] as const;

/** The plan for a file: complete where its heading is known, else a guess for a person to check. */
export function planImport({ header, dateOrders }: TableInspection): ImportPlan {
  if (isSyntheaExport(header)) return { source: 'synthea', header, columns: {}, dateOrder: 'YYYY-MM-DD' };
  const isOwn = isOwnExport(header);
  const columns = isOwn ? columnsNamed(header) : guessColumns(header);
  const dateOrder = columns.dateOfBirth === undefined ? undefined : dateOrders[columns.dateOfBirth];
  return { source: isOwn ? 'openward' : 'csv', header, columns, dateOrder };
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
  const missing = requiredColumns.filter((field) => plan.columns[field] === undefined);
  return plan.dateOrder === undefined && plan.columns.dateOfBirth !== undefined
    ? [...missing, 'dateOrder']
    : missing;
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
    else if (field === 'allergies' && plan.source === 'csv' && saysNoAllergies(text))
      row.fields.allergyStatus = 'none-known';
    else row.fields[field as ImportFieldName] = readField(field as ImportFieldName, text, plan.dateOrder);
  }
  return withRoughBirth(row, cells[plan.columns.dateOfBirth ?? -1] ?? '');
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
