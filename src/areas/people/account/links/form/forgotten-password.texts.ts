import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('forgotten-password', {
  title: 'Forgot your password?',
  lead: 'If your hospital sends email, a link to set a new password is sent to the address of your account. If not, ask your administrator for a link.',
  organization: 'Organization',
  organizationCode: 'Organization code',
  email: 'Email',
  organizationRequired: 'Enter your organization code',
  emailRequired: 'Enter your email',
  send: 'Send link',
  cancel: 'Cancel',
  close: 'Close',
  asked:
    'If {{email}} has an account there and the hospital sends email, a link is on its way. It works once, for 2 hours. If nothing arrives, check your spam folder or ask your administrator.',
  failed: 'Could not send the request',
});
