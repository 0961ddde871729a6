import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('dose-policy', {
  title: 'Medication times',
  lead: 'Times as in 09:00 21:00; midnight is 24:00. What is changed holds from tomorrow on.',
  holdsFrom: 'What is shown holds from {{date}} on.',
  perDay: '{{count}} times a day',
  once: 'Once a day',
  everyHours: 'Every {{hours}} hours',
  bedtime: 'At bedtime',
  criticalMinutes: 'Minutes early or late: at once, more often than every four hours, and time-critical',
  frequentMinutes: 'Minutes early or late: more often than daily',
  dailyMinutes: 'Minutes early or late: daily or more rarely',
  missedMinutes: 'Minutes after which a dose counts as missed',
  timeCritical: 'Time-critical medicines',
  timeCriticalHint:
    'Generic names, such as Insulin; their dose is early or late by the minutes of the narrow band.',
  saved: 'The times were saved.',
  failedToSave: 'Failed to save the times',
  failedToLoad: 'Failed to load the times',
});
