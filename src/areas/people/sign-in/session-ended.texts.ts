import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('session-ended', {
  sessionEndedTitle: 'Sign in again',
  sessionEndedText:
    'Your session has ended. Sign in again to continue where you are. Nothing you typed is lost.',
  signedInAs: '{{email}} at {{organization}}',
  leaveInstead: 'Leave this page',
});
