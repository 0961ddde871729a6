import { defineTexts } from '#ui/i18n/define-texts.ts';

/** The words of the menu and of addresses: apart from the screens' own, because every page downloads them. */
export const t = defineTexts('platform.menu', {
  overview: 'Platform Overview',
  auditLogs: 'Audit Logs',
  systemHealth: 'System Health',
  kyc: 'KYC',
  kycReview: 'KYC Review',
  clients: 'Client Management',
  client: 'Client',
  createClient: 'Create New Client',
  plans: 'Subscription Plans',
  closures: 'Closed Accounts',
  billing: 'Global Billing',
  receivables: 'Receivables',
  totals: 'Totals of Receivables',
  reminders: 'Reminders',
  owing: 'Receivables by Client',
  people: 'People',
  payments: 'Payments',
  review: 'Payment Proof Review',
});
