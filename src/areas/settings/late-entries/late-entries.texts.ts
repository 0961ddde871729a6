import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('late-entry-settings', {
  title: 'Written down later',
  lead: 'An admission, reception, move or operation can be recorded later, after a night on paper or when the hospital starts with the program: with a reason, and never in a closed month.',
  hours: 'Time allowed (hours)',
  hoursHint: '24 hours for a night on paper. Up to 2160 hours (90 days) to begin with full wards.',
  saved: 'Setting saved',
  failedToLoad: 'Failed to load settings',
  failedToSave: 'Failed to update settings',
  orNow: '{{label}} (now if empty)',
  reason: 'Why it is recorded late',
});
