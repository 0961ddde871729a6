import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('code-step', {
  codeLead:
    'Your password is right. Now type the code that your authenticator app shows for {{organization}}.',
  recoveryCodeLead: 'Your password is right. Now type one of the recovery codes you kept; each works once.',
  lockedOutLead:
    'Too many wrong attempts were made on this account. With your password and one of the recovery codes you kept you can sign in all the same; each works once.',
  appCode: 'Code of the authenticator app',
  recoveryCode: 'Recovery code',
  codeRequired: 'Enter the code.',
  takeRecoveryCode: 'Use a recovery code',
  takeAppCode: 'Use the authenticator app',
  otherAccount: 'Back',
  recoveryRefused:
    'This did not open the account: it is not an unused recovery code, or too many were tried. Check it, or wait and try again.',
  signIn: 'Sign in',
});
