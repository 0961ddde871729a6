import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('pharmacy-records', {
  medicines: 'Medicines',
  prescriptions: 'Prescriptions',
  prescription_drafts: 'Drafts of prescriptions',
  prescription_sets: 'Sets of medicines',
  dispensings: 'Dispensings',
  counter_sales: 'Counter sales',
  controlled_counts: 'Counts of controlled medicines',
  prescribing: 'Data for prescription checks',
});
