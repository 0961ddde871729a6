import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('operator-card', {
  title: 'Platform operator',
  line: 'Platform operator: {{contact}}',
  settingsTitle: 'Who runs this platform',
  settingsLead:
    'Hospitals see these details wherever the program says ‘the operator’: on their subscription and its invoices, when they must pay, and when they close their account. Applicants see the name, the address and how to reach you.',
  failedToLoad: 'Failed to load who the operator is',
  name: 'Name',
  address: 'Address',
  taxNumber: 'Tax number',
  phone: 'Phone',
  email: 'Email',
  hours: 'Hours',
  bkash: 'bKash',
  nagad: 'Nagad',
  bank: 'Bank account',
  accounts: 'Where hospitals pay',
  accountsHint: 'Leave a payment method empty if you do not accept it.',
  noAccounts: 'No account is listed here. Ask the operator where to pay.',
  suspendedMayRead: 'People in suspended hospitals can read and export',
  suspendedMayReadHint:
    'They can sign in, read, print and export the records they must keep by law, but record nothing. When this is off, the sign-in page shows them how to reach you.',
  save: 'Save',
  wasSaved: 'Operator details saved',
  failedToSave: 'Failed to save who the operator is',
});
