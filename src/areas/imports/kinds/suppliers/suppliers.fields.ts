import type { ImportField } from '#kernel/tables/import-field.ts';
import { emailWords, nameWords, phoneWords } from '../heading-words.ts';

/** What an import reads of a list of suppliers. */
export const suppliersFields: readonly ImportField[] = [
  {
    name: 'name',
    reads: 'text',
    isRequired: true,
    words: [
      ...nameWords,
      'supplier',
      'supplier name',
      'vendor',
      'vendor name',
      'company',
      'fournisseur',
      'সরবরাহকারী',
    ],
  },
  {
    name: 'contactPerson',
    reads: 'text',
    words: ['contact', 'contact name', 'representative', 'rep', 'personne de contact'],
  },
  { name: 'phone', reads: 'text', words: phoneWords },
  { name: 'email', reads: 'text', words: emailWords },
  {
    name: 'address',
    reads: 'text',
    words: ['street', 'full address', 'adresse', 'dirección', 'ঠিকানা', 'पता'],
  },
  {
    name: 'taxNumber',
    reads: 'text',
    words: ['tax no', 'tax id', 'vat', 'vat no', 'bin', 'tin', 'gstin', 'nif', 'siret'],
  },
  { name: 'leadDays', reads: 'number', words: ['lead time', 'delivery days', 'délai de livraison'] },
  {
    name: 'paymentDays',
    reads: 'number',
    words: ['payment terms', 'credit days', 'terms', 'délai de paiement'],
  },
];
