import { defineTexts } from '#ui/i18n/define-texts.ts';

/** The words of addresses: apart from the screens' own, because every page downloads them. */
export const t = defineTexts('signup.menu', {
  signup: 'Apply for an account',
  application: 'Your application',
  setup: 'Set up Openward',
});
