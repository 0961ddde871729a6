import { defineTexts } from '#ui/i18n/define-texts.ts';

// Apart from the other texts, because every first visit downloads it.
export const t = defineTexts('account-menu', {
  profile: 'My profile',
});
