import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('label-print', {
  title: 'Labels of {{number}}',
  language: 'Language of the dose',
  language_en: 'English',
  language_bn: 'Bengali',
  patient: '{{name}} ({{number}})',
  medicine: '{{name}}: {{quantity}}',
  batch: 'Batch {{lot}}',
  until: 'Use until {{date}}',
  given: '{{number}}, {{date}}',
  slipTitle: 'To Buy Outside',
  slipText: 'The hospital pharmacy did not have these medicines. Please buy them elsewhere.',
  slipPatient: 'Patient',
  slipPatientId: 'Patient ID',
  slipNumber: 'Prescription',
  slipDate: 'Date',
  slipMedicine: 'Medicine',
  slipHow: 'How to take it',
  slipQuantity: 'Quantity',
  slipPrescriber: 'Prescribed by {{name}}',
});
