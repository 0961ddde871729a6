import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('billing.limits', {
  legend: 'Second person',
  hint: 'This is more than you may do alone. A colleague who approves refunds confirms it with their own password.',
  person: 'Confirmed by',
  password: 'Password of this person',
  choose: 'Choose',
  nobody: 'Nobody else may confirm this. An administrator gives the permission to approve refunds.',
  away: 'The colleagues could not be loaded.',
  tooManyWrong:
    'The password was wrong too often. This person can confirm again in a quarter of an hour; somebody else can confirm now.',
});
