import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('subscriptions-records', {
  subscription: 'Subscription',
  license_invoices: 'Invoice for the subscription',
  payment_proofs: 'Proof of payment',
  proof_files: 'Receipt',
  online_payments: 'Online payment',
  operator_card: 'Operator details',
});
