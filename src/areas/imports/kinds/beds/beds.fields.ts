import type { ImportField } from '#kernel/tables/import-field.ts';
import { notesWords } from '../heading-words.ts';

/** What an import reads of a list of beds. */
export const bedsFields: readonly ImportField[] = [
  {
    name: 'ward',
    reads: 'text',
    isRequired: true,
    words: ['ward name', 'unit', 'service', 'ওয়ার্ড', 'वार्ड', 'salle'],
  },
  {
    name: 'wardType',
    reads: [
      { code: 'general', words: ['medicine', 'general ward', 'médecine', 'সাধারণ'] },
      {
        code: 'icu',
        words: ['intensive care', 'intensive care unit', 'ccu', 'réanimation', 'soins intensifs'],
      },
      { code: 'hdu', words: ['high dependency', 'high dependency unit', 'step down'] },
      { code: 'nicu', words: ['neonatal', 'neonatal icu', 'scanu', 'scabu', 'néonatologie'] },
      { code: 'maternity', words: ['obstetrics', 'gynae', 'gynaecology', 'labour', 'maternité', 'প্রসূতি'] },
      {
        code: 'pediatric',
        words: ['paediatric', 'paediatrics', 'pediatrics', 'children', 'pédiatrie', 'শিশু'],
      },
      { code: 'surgical', words: ['surgery', 'post operative', 'chirurgie', 'সার্জারি'] },
      { code: 'isolation', words: ['infectious', 'isolement'] },
      { code: 'private', words: ['cabin', 'cabins', 'vip', 'privé', 'কেবিন'] },
      { code: 'emergency', words: ['er', 'casualty', 'urgences', 'জরুরি'] },
    ],
    words: ['type of ward', 'ward type', 'type de service'],
  },
  {
    name: 'bed',
    reads: 'text',
    words: ['bed no', 'bed number', 'lit', 'numéro de lit', 'বেড', 'বেড নং', 'बिस्तर'],
  },
  {
    name: 'bedType',
    reads: [
      { code: 'standard', words: ['normal', 'general', 'ordinary', 'সাধারণ'] },
      { code: 'icu', words: ['intensive care'] },
      { code: 'hdu', words: ['high dependency'] },
      { code: 'private', words: ['cabin', 'single', 'vip', 'কেবিন'] },
      { code: 'semi_private', words: ['semi private', 'shared', 'double', 'twin'] },
      { code: 'isolation', words: [] },
      { code: 'maternity', words: ['delivery', 'labour'] },
      { code: 'pediatric', words: ['paediatric', 'child', 'cot'] },
      { code: 'bassinet', words: ['crib', 'incubator', 'baby cot'] },
      { code: 'bariatric', words: [] },
    ],
    words: ['type of bed', 'bed type', 'category'],
  },
  { name: 'room', reads: 'text', words: ['room no', 'room number', 'cabin', 'chambre', 'রুম', 'कमरा'] },
  { name: 'floor', reads: 'number', words: ['floor no', 'level', 'étage', 'তলা', 'मंज़िल'] },
  {
    name: 'sexPolicy',
    reads: [
      { code: 'any', words: ['both', 'mixed', 'all', 'mixte'] },
      { code: 'female', words: ['f', 'women', 'woman', 'femmes', 'মহিলা'] },
      { code: 'male', words: ['m', 'men', 'man', 'hommes', 'পুরুষ'] },
    ],
    words: ['sex', 'gender', 'for whom', 'sexe'],
  },
  { name: 'minimumAge', reads: 'number', words: ['youngest', 'age from', 'min age'] },
  { name: 'maximumAge', reads: 'number', words: ['oldest', 'age to', 'max age'] },
  { name: 'equipment', reads: 'text', words: ['devices', 'équipement'] },
  { name: 'notes', reads: 'text', words: notesWords },
];
