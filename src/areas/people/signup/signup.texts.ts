import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('signup', {
  applyLead: 'Openward is opened for a hospital or clinic by the operator of this platform.',
  applyWhatTitle: 'What the operator needs from you',
  applyName: 'the name, address and telephone number of your hospital or clinic',
  applyPerson: 'the name and e-mail address of the person who will administer the account',
  applyLicense: 'a copy of your trade license and a passport photo of the owner',
  applyHowTitle: 'How to apply',
  applyHow:
    'Send these to the operator you were referred by, or ask the administrator of a hospital that already works here for their address. You receive a link to set your password as soon as the papers have been checked.',
  backToSignIn: 'Back to sign in',
});
