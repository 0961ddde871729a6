import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('operator-card', {
  title: 'The operator of the platform',
  line: 'The operator of the platform: {{contact}}',
  settingsTitle: 'Who runs this platform',
  settingsLead:
    'Hospitals read this wherever the program says ‘the operator’: on their subscription and its invoices, when they have to pay, and when they close their account. Applicants read the name, the address and how to reach you.',
  failedToLoad: 'Failed to load who the operator is',
  name: 'Name',
  address: 'Address',
  taxNumber: 'Tax number',
  phone: 'Phone',
  email: 'E-mail',
  hours: 'Hours',
  bkash: 'bKash',
  nagad: 'Nagad',
  bank: 'Bank account',
  accounts: 'Where hospitals pay to',
  accountsHint: 'Leave empty what you do not take.',
  noAccounts: 'No account is named here. Ask the operator where to pay to.',
  suspendedMayRead: 'People of suspended hospitals may read and export',
  suspendedMayReadHint:
    'They sign in with their password, read, print and take out what the law has them keep, and write nothing. Switched off, they read at the sign-in how you are reached.',
  save: 'Save',
  wasSaved: 'Saved. Hospitals and applicants read it from now on.',
  failedToSave: 'Failed to save who the operator is',
});
