import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('setup', {
  title: 'Set up Openward',
  lead: 'Nobody has an account on this server yet. You become its operator: you open hospitals and agree on their plans.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  emailHint: 'You sign in with it, at the organization platform.',
  next: 'Next: Set Password',
  afterwards:
    'After signing in you can set up your own hospital under Client Management, or let hospitals apply for an account. Say under Settings who runs the platform: hospitals and applicants read there how you are reached and where to pay to.',
  failed: 'Failed to make the account',
  linkInvalidTitle: 'This link does not work',
  linkInvalidLead: 'It was used, has expired, or is not whole.',
  linkInvalidText: 'A server without accounts prints a new link each time it starts.',
});
