import type { ImportField } from '#kernel/tables/import-field.ts';
import { categoryWords, notesWords, priceWords } from '../heading-words.ts';

/** What an import reads of a list of services. */
export const servicesFields: readonly ImportField[] = [
  {
    name: 'name',
    reads: 'text',
    isRequired: true,
    words: [
      ...[
        'service',
        'service name',
        'item',
        'item name',
        'description of service',
        'procedure',
        'particulars',
      ],
      ...['prestation', 'acte', 'libellé', 'désignation', 'servicio', 'সেবা', 'সেবার নাম', 'নাম', 'सेवा'],
    ],
  },
  { name: 'price', reads: 'money', isRequired: true, words: priceWords },
  { name: 'category', reads: 'text', isRequired: true, words: categoryWords },
  { name: 'description', reads: 'text', words: [...notesWords, 'details'] },
];
