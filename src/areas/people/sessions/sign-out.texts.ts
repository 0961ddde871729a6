import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('sign-out', {
  signOutEverywhere: 'Sign out everywhere',
  signOutEverywhereTitle: 'Sign out everywhere?',
  signOutEverywhereText: 'You are signed out on every device, including this one.',
  logout: 'Logout',
  signOutUnheardTitle: 'The server does not answer',
  signOutUnheardText:
    'You can sign out on this device now. Your session ends on the server when this browser reaches it again.',
  signOutUnheard: 'Sign out on this device',
  signOutFailed: 'Could not sign you out',
  signOutFailedHint: 'The server did not answer. Try again before you leave this computer.',
});
