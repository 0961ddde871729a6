import { defineTexts } from '#ui/i18n/define-texts.ts';

// Apart from the other words of forms: every first visit downloads these.
export const t = defineTexts('form.leave', {
  leaveTitle: 'Leave without saving?',
  leaveMessage: 'What you typed has not been saved. It is kept as a draft until this tab is closed.',
  leave: 'Leave',
  stay: 'Stay',
});
