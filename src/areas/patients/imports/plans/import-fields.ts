import type { ImportField } from '#kernel/tables/import-field.ts';
import { genderChoices } from '#ui/tables/values/people-words.ts';
import { importFieldNames } from '../patient-import.contract.ts';
import { headingWords, type ImportColumn } from './known-headings.ts';

const [firstName, lastName, ...otherNames] = importFieldNames;

/** In the order in which a person is asked for them. */
const columns: readonly ImportColumn[] = [
  ...([firstName, lastName, 'fullName'] as const),
  ...otherNames.flatMap((name): ImportColumn[] => (name === 'dateOfBirth' ? [name, 'age'] : [name])),
  'externalId',
];

const required: ReadonlySet<ImportColumn> = new Set(['firstName', 'lastName', 'dateOfBirth', 'gender']);

/** A whole name and an age take the place of the first three. */
const replacedBy: Readonly<Partial<Record<ImportColumn, ImportColumn>>> = {
  firstName: 'fullName',
  lastName: 'fullName',
  dateOfBirth: 'age',
};

const reads: Readonly<Partial<Record<ImportColumn, ImportField['reads']>>> = {
  dateOfBirth: 'date',
  dateOfDeath: 'date',
  gender: genderChoices,
};

/** What an import reads of a list of patients. */
export const patientImportFields: readonly ImportField<ImportColumn>[] = columns.map((name) => ({
  name,
  reads: reads[name] ?? 'text',
  isRequired: required.has(name),
  ...(replacedBy[name] !== undefined && { replacedBy: replacedBy[name] }),
  words: headingWords(name),
}));
