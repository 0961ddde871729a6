import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('setup', {
  title: 'Set up Openward',
  lead: 'No one has an account on this server yet. You become its operator: you open hospitals and agree on their plans.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  emailHint: 'You sign in with this address and the organization ‘platform’.',
  timeZoneHint: 'Decides on which day license invoices are written and due.',
  currencyHint: 'The currency of your own amounts. Each plan has its own currency.',
  next: 'Next: Set Password',
  afterwards:
    'After signing in you can set up your own hospital under Client Management, or let hospitals apply for an account. Enter your details under Settings: they tell hospitals and applicants how to reach you and where to pay.',
  failed: 'Failed to make the account',
  linkInvalidTitle: 'This link does not work',
  linkInvalidLead: 'The link has been used, has expired or is incomplete.',
  linkInvalidText: 'A server without accounts prints a new link each time it starts.',
});
