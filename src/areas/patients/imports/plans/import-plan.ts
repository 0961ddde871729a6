import type { CsvInspection } from '../csv/csv-inspection.ts';
import type { CsvRecord } from '../csv/csv-records.ts';
import { type DateOrder, readDate } from '../csv/date-order.ts';
import { readBloodType, readGender, readSyntheaName } from './field-readers.ts';
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
export function planImport({ header, dateOrders }: CsvInspection): ImportPlan {
  if (isSyntheaExport(header)) return { source: 'synthea', header, columns: {}, dateOrder: 'YYYY-MM-DD' };
  const isOwn = isOwnExport(header);
  const columns = isOwn ? columnsNamed(header) : guessColumns(header);
  const dateOrder = columns.dateOfBirth === undefined ? undefined : dateOrders[columns.dateOfBirth];
  return { source: isOwn ? 'openward' : 'csv', header, columns, dateOrder };
}

function columnsNamed(header: readonly string[]): Record<ImportColumn, number> {
  const columns = Object.entries(exportHeadings).map(([field, heading]) => [field, header.indexOf(heading)]);
  return Object.fromEntries(columns) as Record<ImportColumn, number>;
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
export function mapRecord(plan: ImportPlan, record: CsvRecord): Omit<ImportRow, 'fingerprint'> {
  return plan.source === 'synthea' ? mapSynthea(plan.header, record) : mapByColumns(plan, record);
}

function mapByColumns(plan: ImportPlan, { line, cells }: CsvRecord): Omit<ImportRow, 'fingerprint'> {
  const row: Omit<ImportRow, 'fingerprint'> = { line, fields: {} };
  for (const [field, column] of Object.entries(plan.columns)) {
    const text = cells[column] ?? '';
    if (text === '') continue;
    if (field === 'externalId') row.externalId = text;
    else row.fields[field as ImportFieldName] = readField(field as ImportFieldName, text, plan.dateOrder);
  }
  return row;
}

function readField(field: ImportFieldName, text: string, dateOrder: DateOrder | undefined): string {
  if (field === 'dateOfBirth') return readDate(text, dateOrder ?? 'YYYY-MM-DD');
  if (field === 'gender') return readGender(text);
  if (field === 'bloodType') return readBloodType(text);
  return field === 'status' ? text.toLowerCase() : text;
}

// CSV File Data Dictionary of Synthea: MIDDLE, STATE and ZIP may be missing in older exports.
function mapSynthea(header: readonly string[], { line, cells }: CsvRecord): Omit<ImportRow, 'fingerprint'> {
  const cell = (heading: string) => cells[header.indexOf(heading)] ?? '';
  const place = [cell('CITY'), `${cell('STATE')} ${cell('ZIP')}`.trim()];
  return {
    line,
    externalId: cell('Id'),
    fields: {
      firstName: readSyntheaName(cell('FIRST'), cell('MIDDLE')),
      lastName: readSyntheaName(cell('LAST')),
      dateOfBirth: cell('BIRTHDATE'),
      gender: readGender(cell('GENDER')),
      address: [cell('ADDRESS'), ...place].filter(Boolean).join(', '),
      status: cell('DEATHDATE') === '' ? 'active' : 'inactive',
    },
  };
}

/** True when a row holds more than its heading names: a separator inside a text without quotes shifts its cells. */
export function isShifted(header: readonly string[], { cells }: CsvRecord): boolean {
  return cells.slice(header.length).some((cell) => cell !== '');
}
