import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('online-payments', {
  pay: 'Pay online',
  failedToStart: 'Failed to open the payment page',
  noGateway: 'Payments are not taken online any more. Pay by another way and submit the proof.',
  notOpen: 'This invoice is not open any more.',
  proofWaiting: 'A proof for this invoice waits for the operator already.',
  title_open: 'The payment is being checked',
  title_paid: 'The payment has arrived',
  title_failed: 'The payment was not made',
  title_review: 'The operator looks at the payment',
  title_expired: 'The payment was given up',
  text_open: '{{amount}} for invoice {{number}}. The gateway is asked; this page shows the answer by itself.',
  text_paid: 'Invoice {{number}} is paid with {{amount}}.',
  text_failed: 'Nothing was paid of the {{amount}} for invoice {{number}}. You can try it again.',
  text_review:
    'What arrived for invoice {{number}} is not what was asked for, {{amount}}, or the invoice was not open any more. Nothing is lost: the operator decides.',
  text_expired: 'Nothing was heard of the {{amount}} for invoice {{number}}. You can try it again.',
  checkAgain: 'Check again',
  failedToCheck: 'Failed to check the payment',
  failedToRead: 'Failed to read the payment',
});
