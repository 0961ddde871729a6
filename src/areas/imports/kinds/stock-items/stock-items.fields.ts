import type { ImportField } from '#kernel/tables/import-field.ts';
import { categoryWords, codeWords, nameWords, priceWords, unitWords } from '../heading-words.ts';

/** What an import reads of a list of items. */
export const stockItemsFields: readonly ImportField[] = [
  {
    name: 'name',
    reads: 'text',
    isRequired: true,
    words: [
      ...nameWords,
      'item',
      'item name',
      'product',
      'article',
      'description',
      'désignation',
      'পণ্য',
      'वस्तु',
    ],
  },
  { name: 'sku', reads: 'text', words: codeWords },
  { name: 'category', reads: 'text', isRequired: true, words: categoryWords },
  {
    name: 'kind',
    reads: [
      { code: 'consumable', words: ['consumables', 'disposable', 'disposables', 'surgical', 'consommable'] },
      { code: 'implant', words: ['implants'] },
      { code: 'general', words: ['general store', 'stationery', 'other', 'others', 'linen', 'général'] },
    ],
    words: ['item type', 'item kind'],
  },
  { name: 'baseUnit', reads: 'text', isRequired: true, words: [...unitWords, 'unit'] },
  {
    name: 'packSize',
    reads: 'number',
    words: ['pack', 'units in a pack', 'pack qty', 'quantity per pack', 'conditionnement'],
  },
  { name: 'packName', reads: 'text', words: ['pack unit', 'pack type'] },
  {
    name: 'unitCost',
    reads: 'money',
    isRequired: true,
    words: [
      'cost',
      'cost price',
      'purchase price',
      'buying price',
      'unit cost',
      'prix achat',
      'prix d achat',
      'ক্রয় মূল্য',
    ],
  },
  {
    name: 'sellingPrice',
    reads: 'money',
    isRequired: true,
    words: [
      ...priceWords.filter((word) => word !== 'cost'),
      'price',
      'sale price',
      'prix de vente',
      'বিক্রয় মূল্য',
    ],
  },
  {
    name: 'minStockLevel',
    reads: 'number',
    words: ['minimum', 'minimum stock', 'min stock', 'reorder level', 'seuil', 'stock minimum'],
  },
  { name: 'reorderQuantity', reads: 'number', words: ['reorder', 'reorder qty', 'order quantity'] },
  {
    name: 'supplier',
    reads: 'text',
    words: ['vendor', 'fournisseur', 'proveedor', 'supplier name', 'সরবরাহকারী'],
  },
  { name: 'location', reads: 'text', words: ['shelf', 'rack', 'bin', 'emplacement'] },
  { name: 'tracksLots', reads: 'yes-no', words: ['lots', 'tracks lots', 'batch tracked'] },
  { name: 'otherName', reads: 'text', words: ['generic name', 'other name', 'alias', 'also called'] },
];
