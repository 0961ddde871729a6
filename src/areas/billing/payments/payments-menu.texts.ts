import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('payments-menu', {
  cashier: "Cashier's Day",
  closeDay: 'Close Day',
  refunds: 'Refunds',
});
