import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('sample-accounts', {
  demoAccounts: 'Demo accounts',
  lead: 'Press one to sign in as this person. Every person here is made up.',
  preparing: 'Preparing the sample hospital, {{step}} of {{steps}}. You can choose an account now.',
  preparingChosen:
    'Preparing the sample hospital, {{step}} of {{steps}}. You are signed in as soon as it is ready.',
});
