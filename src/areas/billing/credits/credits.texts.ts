import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('credits', {
  creditItems: 'Credit Items',
  title: 'Credit items of {{number}}',
  lead: 'What was not done or was brought back is taken off the invoice with its part of discount and tax. Nobody owes it any more.',
  leadPaid: 'Money that was paid for it can be given back afterwards.',
  quantity: 'Units to credit',
  quantityOf: 'Units of {{name}} to credit',
  left: '{{count, number}} of {{of, number}} left',
  total: 'Credited in all',
  dueAfter: 'Due after it',
  toRefundAfter: 'To give back after it',
  unknown: '–',
  reason: 'Reason',
  submit: 'Credit Items',
  wasCredited: '{{creditNote}}: {{amount}} of {{number}} is credited.',
  failed: 'Failed to credit',

  earlierRefunds:
    '{{amount}} was given back before there were credit notes and has become due again. If it was for goods or services that were not given, credit it: nobody owes it.',
  creditEarlier: 'Credit It',
  earlierTitle: 'Credit what was given back on {{number}}',
  earlierText: '{{amount}} is taken off the invoice. It is no longer due.',
});
