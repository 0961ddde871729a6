import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('sign-out', {
  signOutEverywhere: 'Sign out everywhere',
  signOutEverywhereTitle: 'Sign out everywhere?',
  signOutEverywhereText: 'Every device you are signed in on is signed out, this one too.',
  logout: 'Logout',
  signOutUnheardTitle: 'The server does not answer',
  signOutUnheardText:
    'You can sign out on this device now. The server ends your session when this browser reaches it again.',
  signOutUnheard: 'Sign out on this device',
  signOutFailed: 'You could not be signed out',
  signOutFailedHint: 'The server did not answer. Try again before you leave this computer.',
});
