import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('billing-records', {
  invoices: 'Invoices',
  credit_notes: 'Credit notes',
  payments: 'Payments',
  refund_requests: 'Refund requests',
  deposits: 'Deposits',
  deposit_refund_requests: 'Deposit refund requests',
  cashier_days: 'Cashier days',
  services: 'Services',
  billing_settings: 'Billing settings',
  billing_limits: 'Billing limits of a role',
});
