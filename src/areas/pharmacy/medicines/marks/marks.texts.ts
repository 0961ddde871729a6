import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('medicine-marks', {
  mark_controlled: 'controlled',
  mark_highAlert: 'high alert',
  mark_prescriptionOnly: 'on prescription only',
  mark_antibiotic: 'antibiotic',
  mark_doseLimits: 'dose limits',
  mark_minimumAge: 'minimum age',
  mark_pregnancy: 'caution in pregnancy',
  loosenedHint:
    'This removes safeguards from this medicine ({{marks}}). A second person must confirm with their own password. Everyone who keeps the register is notified.',
  loosenedHintOfUnknown:
    'This medicine is known to be dangerous. A second person must confirm with their own password that it has fewer safeguards.',
  witnessRequired:
    'This removes safeguards from this medicine. A second person must confirm with their own password.',
});
