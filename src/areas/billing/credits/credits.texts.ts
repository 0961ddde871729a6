import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('credits', {
  creditItems: 'Credit Items',
  title: 'Credit items of {{number}}',
  lead: 'Credit what was not done or was returned. It is taken off the invoice with its part of the discount and tax, and is no longer owed.',
  leadPaid: 'Money already paid for it can be given back afterwards.',
  quantity: 'Units to credit',
  quantityOf: 'Units of {{name}} to credit',
  left: '{{count, number}} of {{of, number}} left',
  total: 'Credited in all',
  dueAfter: 'Due afterwards',
  toRefundAfter: 'To give back afterwards',
  unknown: '–',
  reason: 'Reason',
  submit: 'Credit Items',
  wasCredited: '{{creditNote}}: {{amount}} of {{number}} credited',
  failed: 'Failed to credit',

  earlierRefunds:
    '{{amount}} was given back before credit notes existed and is due again. If it was for goods or services that were not given, credit it so that it is no longer owed.',
  creditEarlier: 'Credit It',
  earlierTitle: 'Credit what was given back on {{number}}',
  earlierText: '{{amount}} is taken off the invoice. It is no longer due.',
});
