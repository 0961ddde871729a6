import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('medicine-marks', {
  mark_controlled: 'controlled',
  mark_highAlert: 'high alert',
  mark_prescriptionOnly: 'on prescription only',
  mark_antibiotic: 'antibiotic',
  mark_doseLimits: 'limits of the dose',
  mark_minimumAge: 'minimum age',
  mark_pregnancy: 'caution in pregnancy',
  loosenedHint:
    'This medicine would be guarded less ({{marks}}). A second person confirms it with their own password; those who keep the register are told.',
  loosenedHintOfUnknown:
    'This medicine is known to be dangerous. A second person confirms with their own password that it is guarded less.',
  witnessRequired:
    'This medicine would be guarded less. A second person confirms it with their own password.',
});
