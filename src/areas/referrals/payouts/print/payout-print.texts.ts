import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('payout-print', {
  title: 'Commission Payout Invoice',
  referrer: 'Referrer',
  period: 'Period',
  number: 'Payout number',
  reference: 'Transaction reference',
  noReference: 'N/A',
  status: 'Status',
  method: 'Payment method',
  paidOn: 'Paid on',
  item: 'Description',
  amount: 'Amount',
  commissionLine_one: 'Commission for {{count}} referral ({{revenue}} revenue)',
  commissionLine_other: 'Commission for {{count}} referrals ({{revenue}} revenue)',
  reversed: 'Taken back for refunded invoices',
  tax: 'Tax withheld ({{share}} %)',
  total: 'Total',
  notes: 'Notes',
  cancelled: 'Cancelled',
  footer: 'This is a computer-generated document and needs no signature.',
});
