import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('online-payments', {
  pay: 'Pay online',
  failedToStart: 'Failed to open the payment page',
  noGateway: 'Online payment is no longer available. Pay another way and submit the proof.',
  notOpen: 'This invoice is no longer open.',
  proofWaiting: 'A proof for this invoice is already waiting for the operator.',
  title_open: 'The payment is being checked',
  title_paid: 'The payment has arrived',
  title_failed: 'The payment was not made',
  title_review: 'The operator reviews the payment',
  title_expired: 'The payment expired',
  text_open:
    '{{amount}} for invoice {{number}}. Waiting for the payment service. This page shows the answer by itself.',
  text_paid: 'Invoice {{number}} is paid with {{amount}}.',
  text_failed: 'The {{amount}} for invoice {{number}} was not paid. You can try again.',
  text_review:
    'The payment for invoice {{number}} differs from the {{amount}} asked for, or the invoice was no longer open. No money is lost. The operator decides.',
  text_expired: 'There was no answer about the {{amount}} for invoice {{number}}. You can try again.',
  checkAgain: 'Check again',
  failedToCheck: 'Failed to check the payment',
  failedToRead: 'Failed to read the payment',
});
