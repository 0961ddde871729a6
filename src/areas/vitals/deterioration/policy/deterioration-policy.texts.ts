import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('vitals.deterioration-policy', {
  title: 'Scores that call for somebody',
  lead: 'A NEWS2 of 5 or more, or 3 in one part, waits until a doctor or who runs the ward says what was done. Set here after how many minutes without an answer all doctors are told.',
  urgentMinutes: 'NEWS2 5 to 6, or 3 in one part: pass on after (minutes)',
  emergencyMinutes: 'NEWS2 7 and more: pass on after (minutes)',
  saved: 'The times were saved.',
  failedToLoad: 'Failed to load the times',
  failedToSave: 'Failed to save the times',
});
