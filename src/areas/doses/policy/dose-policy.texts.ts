import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('dose-policy', {
  title: 'Medication times',
  lead: 'Enter times like 09:00 21:00. Midnight is 24:00. Changes apply from tomorrow.',
  holdsFrom: 'The times shown apply from {{date}}.',
  perDay: '{{count}} times a day',
  once: 'Once a day',
  everyHours: 'Every {{hours}} hours',
  bedtime: 'At bedtime',
  criticalMinutes: 'Minutes early or late: immediate, more often than every 4 hours, and time-critical',
  frequentMinutes: 'Minutes early or late: more often than daily',
  dailyMinutes: 'Minutes early or late: daily or less often',
  missedMinutes: 'Minutes after which a dose is missed',
  timeCritical: 'Time-critical medicines',
  timeCriticalHint: 'Generic names, for example Insulin. The time-critical minutes apply to them.',
  saved: 'Times saved',
  failedToSave: 'Failed to save the times',
  failedToLoad: 'Failed to load the times',
});
