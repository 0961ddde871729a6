import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('fluid-settings', {
  title: 'Intake and output',
  dayStartHour: 'Start of the fluid day (hour, 0 to 23)',
  dayStartHourHint: 'All balances are recalculated from this hour.',
  urineReminderHours: 'Remind after no urine for (hours)',
  urineReminderHoursHint:
    'The nursing dashboard highlights patients with a chart. After a longer gap, the balance is shown as unknown.',
  saved: 'Setting saved',
  failedToLoad: 'Failed to load settings',
  failedToSave: 'Failed to save the setting',
});
