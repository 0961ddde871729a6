import type { ImportField } from '#kernel/tables/import-field.ts';
import { codeWords, nameWords } from '../heading-words.ts';

/** What an import reads of a list of surgical procedures. */
export const proceduresFields: readonly ImportField[] = [
  {
    name: 'name',
    reads: 'text',
    isRequired: true,
    words: [
      ...nameWords,
      'procedure',
      'procedure name',
      'operation',
      'operation name',
      'surgery',
      'intervention',
      'অপারেশন',
    ],
  },
  { name: 'code', reads: 'text', words: [...codeWords, 'procedure code', 'cpt', 'ccam'] },
  {
    name: 'usualDuration',
    reads: 'number',
    isRequired: true,
    words: [
      'duration',
      'minutes',
      'usual duration',
      'duration min',
      'duration minutes',
      'time',
      'durée',
      'সময়',
    ],
  },
  { name: 'hasSide', reads: 'yes-no', words: ['side', 'has side', 'laterality', 'left or right', 'côté'] },
  { name: 'serviceName', reads: 'text', words: ['service', 'billed as', 'billing service', 'facturé comme'] },
];
