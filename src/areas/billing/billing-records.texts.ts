import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('billing-records', {
  invoices: 'Invoices',
  credit_notes: 'Credit notes',
  payments: 'Payments',
  refund_requests: 'Refund requests',
  deposits: 'Deposits',
  deposit_refund_requests: 'Requests to give deposits back',
  cashier_days: 'Cashier days',
  services: 'Services',
  billing_settings: 'Billing settings',
  billing_limits: 'Limits of a role in billing',
});
