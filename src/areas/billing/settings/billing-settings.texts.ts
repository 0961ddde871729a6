import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('billing.settings', {
  title: 'Billing',
  refundNeedsApproval: 'A second person approves refunds',
  refundNeedsApprovalHint: 'The person who requests a refund cannot approve it.',
  cashNeedsOpenDay: 'Cash needs a cashier’s day that was opened by hand',
  cashNeedsOpenDayHint:
    'Anyone who takes or gives back cash must first open their cashier’s day. If this is off, the first cash opens it with a float of 0.',
});
