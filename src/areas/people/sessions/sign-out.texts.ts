import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('sign-out', {
  signOutEverywhere: 'Sign out everywhere',
  signOutEverywhereTitle: 'Sign out everywhere?',
  signOutEverywhereText: 'Every device you are signed in on is signed out, this one too.',
  logout: 'Logout',
  signOutFailed: 'You could not be signed out',
  signOutFailedHint: 'The server did not answer. Try again before you leave this computer.',
});
