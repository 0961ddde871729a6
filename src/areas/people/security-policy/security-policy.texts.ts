import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('security-policy', {
  failedToLoad: 'Failed to load the security settings',
  save: 'Save Changes',
  wasSaved: 'The security settings were saved.',
  failedToSave: 'The security settings were not saved',
  passwordTitle: 'Password rules',
  passwordLead: 'They hold for every password that is set from now on. Existing passwords stay valid.',
  minLength: 'Minimum length',
  mixedCase: 'Upper and lower case letters',
  digit: 'At least one digit',
  symbol: 'At least one symbol',
  sessionsTitle: 'Sessions',
  sessionsLead:
    'They hold at once, also for people who are signed in now. A shorter idle time protects screens that were left open.',
  idleMinutes: 'Sign out after this many minutes without use',
  absoluteHours: 'Sign out after this many hours in any case',
  twoFactorTitle: 'Two-factor sign-in',
  twoFactorLead:
    'People who have no authenticator app set up yet can then sign in only to set it up; everything else waits.',
  requiresTwoFactor: 'Everybody needs an authenticator app',
  ownTwoFactor: 'Your own two-factor sign-in',
  emergencyTitle: 'Emergency access',
  emergencyLead: 'How long somebody who opens a restricted record in an emergency may read it.',
  emergencyMinutes: 'Duration in minutes',
  exportTitle: 'Large exports',
  exportLead:
    'Administrators are told who took a list away as a file, which one, and how many records, once there are more than this.',
  exportRows: 'Records that may be exported without a word',
  range: 'From {{min}} to {{max}}.',
});
