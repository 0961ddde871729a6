import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('appointments-records', {
  appointments: 'Appointments',
  doctors: 'Doctors',
  doctorLeaves: 'Leave of doctors',
});
