import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('vitals.deterioration-policy', {
  title: 'Scores that need a response',
  lead: 'A doctor or the nurse in charge must respond to NEWS2 of 5 or more, or 3 in one parameter. Set how many minutes to wait before all doctors are told.',
  urgentMinutes: 'NEWS2 5 to 6, or 3 in one parameter: pass on after (minutes)',
  emergencyMinutes: 'NEWS2 7 or more: pass on after (minutes)',
  saved: 'Times saved',
  failedToLoad: 'Failed to load the times',
  failedToSave: 'Failed to save the times',
});
