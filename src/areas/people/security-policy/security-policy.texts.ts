import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('security-policy', {
  failedToLoad: 'Failed to load the security settings',
  save: 'Save Changes',
  wasSaved: 'The security settings were saved.',
  failedToSave: 'The security settings were not saved',
  passwordTitle: 'Password rules',
  passwordLead: 'These rules apply to new passwords. Existing passwords stay valid.',
  minLength: 'Minimum length',
  mixedCase: 'Upper and lower case letters',
  digit: 'At least one digit',
  symbol: 'At least one symbol',
  sessionsTitle: 'Sessions',
  sessionsLead:
    'These rules apply immediately, also to people who are signed in. A shorter idle time protects unattended screens.',
  idleMinutes: 'Sign out after this many minutes of inactivity',
  absoluteHours: 'Sign out after this many hours in any case',
  twoFactorTitle: 'Two-factor sign-in',
  twoFactorLead: 'People without an authenticator app can then sign in only to set one up.',
  requiresTwoFactor: 'Require an authenticator app for everyone',
  ownTwoFactor: 'Your own two-factor sign-in',
  emergencyTitle: 'Emergency access',
  emergencyLead: 'How long a person may read a restricted record after opening it in an emergency.',
  emergencyMinutes: 'Duration in minutes',
  exportTitle: 'Large exports',
  exportLead:
    'Above this number of records, administrators are told who exported which list and how many records.',
  exportRows: 'Records that may be exported without telling administrators',
  range: 'Enter a number from {{min}} to {{max}}.',
});
