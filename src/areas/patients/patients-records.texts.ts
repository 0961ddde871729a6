import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('patients-records', {
  patients: 'Patients',
  allergies: 'Allergies',
});
