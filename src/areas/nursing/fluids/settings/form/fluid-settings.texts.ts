import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('fluid-settings', {
  title: 'Intake and output',
  dayStartHour: 'The fluid day begins at (hour, 0 to 23)',
  dayStartHourHint: 'Balances of all days are reckoned anew from this hour.',
  urineReminderHours: 'Remind after hours without urine',
  urineReminderHoursHint:
    'A charted patient is pointed out on the nursing dashboard; a longer gap counts as unknown.',
  saved: 'The setting was saved.',
  failedToLoad: 'Failed to load settings',
  failedToSave: 'Failed to save the setting',
});
