import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('sample-accounts', {
  demoAccounts: 'Demo accounts',
  lead: 'Choose an account to sign in. Every person here is fictional.',
  preparing: 'Preparing the sample hospital, {{step}} of {{steps}}. You can choose an account now.',
  preparingChosen:
    'Preparing the sample hospital, {{step}} of {{steps}}. You will be signed in when it is ready.',
});
