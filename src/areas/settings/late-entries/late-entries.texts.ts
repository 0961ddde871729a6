import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('late-entry-settings', {
  title: 'Written down later',
  lead: 'A bed, a reception, a move or an operation can be written down after a night on paper, or when the hospital begins with the program: with a reason, and never into a closed month.',
  hours: 'How far back (hours)',
  hoursHint: '24 hours for a night on paper. Up to 2160 hours, which are 90 days, to begin with full wards.',
  saved: 'The setting was saved.',
  failedToLoad: 'Failed to load settings',
  failedToSave: 'Failed to update settings',
  orNow: '{{label}} (now if empty)',
  reason: 'Why it is written down later',
});
