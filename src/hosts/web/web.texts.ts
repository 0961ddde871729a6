import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('web', {
  unreachable:
    'The server does not answer. What you type is kept, and this page continues when the server is back.',
  signIn: 'Sign in',
  toDashboard: 'Go to the dashboard',
  sessionFailedTitle: 'Authentication failed',
  sessionFailedText: 'Could not check who is signed in. The server did not answer as expected.',
  unreachableTitle: 'The server does not answer',
  unreachableText: 'This page continues when the server is back.',
  tryAgain: 'Try Again',
  failedTitle: 'This page could not be shown',
  failedText: 'The page stopped working. What you typed is kept.',
  notComeText: 'A part of Openward did not come over the network. It is tried again in a moment.',
});
