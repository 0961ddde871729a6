import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('settings', {
  title: 'Settings',
  lead: 'Settings of the hospital, and how this device shows them to you.',
  leadOperator: 'Settings of the operator, and how this device shows them to you.',
  tabs: 'Settings',
  tab_organization: 'Organization',
  tab_users: 'Users & Roles',
  tab_notifications: 'Notifications',
  tab_security: 'Security',
  tab_appearance: 'Appearance',
  tab_integrations: 'Integrations',
  'tab_machine-clients': 'Machine clients',
  notificationsOff: 'The Notifications module is switched off for this hospital.',
  usersEmptyTitle: 'Nothing here for you',
  usersEmptyText: 'Users and roles are managed by people with Manage Users or Manage Roles.',
  securityEmptyTitle: 'Nothing here for you',
  securityEmptyText: 'There are no security settings that you may change.',
  failedToLoad: 'Failed to load tenant settings',

  themeTitle: 'Theme',
  themeHint: 'Kept on this device, only for you.',
  theme_light: 'Light',
  theme_dark: 'Dark',
  theme_auto: 'System',
  languageTitle: 'Language',
  languageHint: 'Decides words, digits and number grouping on this device.',
  sampleTitle: 'Preview',
  sampleDate: 'Date and time',
  sampleNumber: 'Number',
  sampleMoney: 'Amount',

  apiTitle: 'Programming interface (API)',
  apiText: 'Other programs of the hospital can read and write everything that you may, under the same rules.',
  apiAddress: 'Address',
  copy: 'Copy',
  copied: 'Copied',
  apiReference: 'All operations',
  apiDescription: 'Description as OpenAPI 3.1',
  apiSignIn:
    '1. Sign in. The answer sets the cookie openward_session, over https __Host-openward_session; its value is the token.',
  apiCall:
    '2. Call with the token. Every write also needs a new Idempotency-Key, so that a repeat counts once.',
  apiEnd:
    'A token ends with its session. To end all your tokens, choose Sign out everywhere in the menu with your name. For a program that works on its own, make a key on the Machine clients tab.',
  apiDemo:
    'The demo runs in this browser alone, so no other program can reach it. A server of your own has this address.',
  mailTitle: 'Email',
  mailText:
    'Messages to staff and patients are sent through a mail server (SMTP). Without one, links are handed over by hand.',
  smsTitle: 'SMS',
  smsText: 'Reminders are sent through an SMS provider.',
  'not-configured': 'Not configured: messages are mocked',
  configured: 'Configured',
});
