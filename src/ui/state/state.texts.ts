import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('state', {
  wentWrong: 'Something went wrong',
  tryAgain: 'Try Again',
  loading: 'Loading…',
  late: 'This takes longer than usual. You can wait, or reload.',
  crashed: 'This part of the page stopped working. The rest still works, and what you typed is kept.',
  notComeTitle: 'This part did not come',
  notComeHint:
    'The network failed, or a newer version of Openward is there. Reload to continue. What you typed is kept.',
  notHereTitle: 'This part is not on this device yet',
  notHereHint: 'It opens when the connection is back. Reload then. What you typed is kept.',
  reload: 'Reload',
  offline: 'You are offline. What you type is kept. You can save again when the connection is back.',
  newVersion: 'A newer version of Openward is ready.',
  deniedTitle: 'Access Denied',
  deniedText: "You don't have permission to access this content.",
  restrictedTitle: 'Access Restricted',
  restrictedText: "{{module}} module is not available or you don't have permission to access it.",
  notFoundTitle: 'Page not found',
  notFoundText: 'This page does not exist. It may have been moved, or the link is incomplete.',
});
