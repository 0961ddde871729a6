import type { ImportField } from '#kernel/tables/import-field.ts';
import { categoryWords, nameWords, notesWords, priceWords, unitWords } from '../heading-words.ts';

/** What an import reads of a list of laboratory tests. */
export const labTestsFields: readonly ImportField[] = [
  {
    name: 'name',
    reads: 'text',
    isRequired: true,
    words: [
      ...nameWords,
      'test',
      'test name',
      'investigation',
      'analyse',
      'examen',
      'parameter',
      'পরীক্ষা',
      'जांच',
    ],
  },
  { name: 'category', reads: 'text', isRequired: true, words: categoryWords },
  { name: 'price', reads: 'money', isRequired: true, words: priceWords },
  { name: 'unit', reads: 'text', words: unitWords },
  {
    name: 'normalRange',
    reads: 'text',
    words: [
      ...['range', 'normal range', 'normal value', 'normal values', 'reference range', 'reference value'],
      ...['ref range', 'biological reference interval', 'valeurs normales', 'valeurs de référence', 'norme'],
      ...['স্বাভাবিক মাত্রা', 'सामान्य सीमा'],
    ],
  },
  {
    name: 'criticalRange',
    reads: 'text',
    words: ['critical', 'critical range', 'critical value', 'critical values', 'panic value', 'panic values'],
  },
  {
    name: 'specimen',
    reads: 'text',
    words: ['sample', 'sample type', 'specimen type', 'échantillon', 'নমুনা', 'नमूना'],
  },
  {
    name: 'turnaroundTime',
    reads: 'text',
    words: ['turnaround', 'tat', 'turn around time', 'delivery time', 'report time', 'délai'],
  },
  { name: 'plausibilityFactor', reads: 'number', words: ['plausibility'] },
  { name: 'description', reads: 'text', words: [...notesWords, 'method'] },
];
