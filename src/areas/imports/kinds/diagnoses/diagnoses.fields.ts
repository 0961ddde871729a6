import type { ImportField } from '#kernel/tables/import-field.ts';
import { codeWords } from '../heading-words.ts';

/** What an import reads of a list of diagnoses. */
export const diagnosesFields: readonly ImportField[] = [
  {
    name: 'code',
    reads: 'text',
    words: [...codeWords, 'icd', 'icd 10', 'icd 11', 'icd code', 'icd 10 code', 'diagnosis code'],
  },
  {
    name: 'title',
    reads: 'text',
    isRequired: true,
    words: ['name', 'description', 'diagnosis', 'term', 'disease', 'libellé', 'রোগ', 'রোগের নাম', 'निदान'],
  },
];
