import type { ImportField } from '#kernel/tables/import-field.ts';
import { codeWords, nameWords, notesWords } from '../heading-words.ts';

/** What an import reads of a list of what lies in the store. */
export const openingStockFields: readonly ImportField[] = [
  {
    name: 'item',
    reads: 'text',
    isRequired: true,
    words: [
      ...nameWords,
      ...['item name', 'product', 'product name', 'medicine', 'medicine name', 'brand', 'brand name', 'drug'],
      ...['article', 'désignation', 'médicament', 'ঔষধ', 'ওষুধ', 'পণ্য', 'दवा'],
    ],
  },
  { name: 'code', reads: 'text', words: codeWords },
  { name: 'strength', reads: 'text', words: ['dose', 'dosage', 'power', 'শক্তি'] },
  {
    name: 'lot',
    reads: 'text',
    words: [
      'lot no',
      'lot number',
      'batch',
      'batch no',
      'batch number',
      'n lot',
      'numéro de lot',
      'ব্যাচ',
      'ব্যাচ নং',
      'बैच',
    ],
  },
  {
    name: 'expiry',
    reads: 'expiry',
    words: [
      ...[
        'expiry date',
        'exp',
        'exp date',
        'expires',
        'expiration',
        'expiration date',
        'use by',
        'péremption',
      ],
      ...['date de péremption', 'caducidad', 'মেয়াদ', 'মেয়াদ উত্তীর্ণ', 'समाप्ति'],
    ],
  },
  {
    name: 'quantity',
    reads: 'number',
    isRequired: true,
    words: [
      ...[
        'qty',
        'stock',
        'in stock',
        'opening stock',
        'on hand',
        'balance',
        'current stock',
        'closing stock',
      ],
      ...['quantité', 'cantidad', 'পরিমাণ', 'মজুদ', 'मात्रा'],
    ],
  },
  {
    name: 'unit',
    reads: [
      {
        code: 'base',
        words: ['unit', 'units', 'piece', 'pieces', 'pcs', 'pc', 'tab', 'tablet', 'capsule', 'ml', 'unité'],
      },
      { code: 'pack', words: ['packs', 'box', 'boxes', 'strip', 'strips', 'carton', 'boîte', 'বক্স', 'পাতা'] },
    ],
    words: ['counted in', 'uom', 'unit of measure', 'unité'],
  },
  {
    name: 'cost',
    reads: 'money',
    words: [
      'unit cost',
      'cost price',
      'purchase price',
      'buying price',
      'tp',
      'trade price',
      'prix achat',
      'ক্রয় মূল্য',
    ],
  },
  {
    name: 'place',
    reads: 'text',
    words: ['store', 'location', 'warehouse', 'stock place', 'dépôt', 'magasin', 'স্থান'],
  },
  { name: 'notes', reads: 'text', words: notesWords },
];
