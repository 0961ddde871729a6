import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('code-step', {
  codeLead:
    'Your password is correct. Now enter the code that your authenticator app shows for {{organization}}.',
  recoveryCodeLead: 'Your password is correct. Now enter one of your recovery codes. Each works once.',
  lockedOutLead:
    'Too many failed attempts on this account. You can still sign in with your password and one of your recovery codes. Each code works once.',
  appCode: 'Code from the authenticator app',
  recoveryCode: 'Recovery code',
  codeRequired: 'Enter the code.',
  takeRecoveryCode: 'Use a recovery code',
  takeAppCode: 'Use the authenticator app',
  otherAccount: 'Back',
  recoveryRefused:
    'This is not an unused recovery code, or too many codes were tried. Check it, or wait and try again.',
  signIn: 'Sign in',
});
