import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('platform-records', {
  applications: 'Application for an account',
  application_files: 'Document of an application',
  clients: 'Client',
  client_activity: 'Acts of hospitals',
  plans: 'Subscription plan',
  client_invoices: 'Invoice of a client',
  client_reminders: 'Reminder to a client',
  client_payments: 'Payment of a client',
  support_access: 'Support access',
  account_closing: 'Closing of the account',
  account_closures: 'Closed account',
});
