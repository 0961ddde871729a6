import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('forgotten-password', {
  title: 'Forgot your password?',
  lead: 'Where your hospital sends mail, you get a link to set a new one, at the address of your account. Where it does not, ask your administrator for a link.',
  organization: 'Organization',
  organizationCode: 'Organization code',
  email: 'Email',
  organizationRequired: 'Enter the code of your organization',
  emailRequired: 'Enter your email',
  send: 'Send me a link',
  cancel: 'Cancel',
  close: 'Close',
  asked:
    'If {{email}} has an account there and the hospital sends mail, a link is on its way. It works once, for two hours. Nothing came? Look among unwanted mail, or ask your administrator.',
  failed: 'Your question was not sent',
});
